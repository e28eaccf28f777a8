/**
 * Every text on a page comes from the space. The tests mark every word of every text
 * of a space to tell.
 */
import { allPages, type Site } from '../../src/content/pages';
import { contentTypeIds, fieldsOf, isVisibleText } from '../../src/content/model';
import type { Field } from '../../src/content/model/fields';
import { feedFile } from '../../src/seo/feed';
import { readHtml, structuredDataOf, type BuiltPage } from '../support/builtPages';
import {
  addEverything,
  bundledDefaults,
  fillTexts,
  seededSpace,
  siteOf,
  type Space,
} from '../support/content';
import { documentOf } from '../support/renderSite';

// Neither letters nor digits, so that addresses and patterns made from a text leave them out.
const EDGE = '¤';
const DIGITS = ['§', '¶', '†', '‡'] as const;
const MARK = new RegExp(`${EDGE}[${DIGITS.join('')}]+${EDGE}`, 'g');

const markOf = (number: number): string =>
  `${EDGE}${[...number.toString(DIGITS.length)].map((digit) => DIGITS[Number(digit)]).join('')}${EDGE}`;

const WORD = /\{\{[^}]*\}\}|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** A text with a mark after every word; tokens stay as they are, with a mark after those that stand alone. */
const marked = (text: string, mark: string): string => {
  const words = text.replace(WORD, (word) => (word.startsWith('{{') ? word : `${word}${mark}`));
  return words === text && text.includes('{{') ? text + mark : words;
};

const markedValue = ({ kind }: Field, value: unknown, mark: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => marked(String(item), mark));
  if (typeof value !== 'string') return value;
  if (kind !== 'richText') return marked(value, mark);
  return JSON.stringify(JSON.parse(value), (key, inner: unknown) =>
    key === 'value' && typeof inner === 'string' ? marked(inner, mark) : inner,
  );
};

/** A seeded space with entries of every type and sections of every look, in which every entry has every text. */
const fullSpace = async (): Promise<Space> => {
  const space = seededSpace(await bundledDefaults());
  const facts = { email: 'a@example.com', textNumber: '(860) 555-0111' };
  Object.assign(space.siteConfig.nodes[0] ?? {}, facts, { ratingSource: 'https://a.example/' });
  addEverything(space);
  fillTexts(space);
  return space;
};

/** Marks every text of a space; returns the field and the entry of each mark. */
const markTexts = (space: Space): ReadonlyMap<string, string> => {
  const places = new Map<string, string>();
  for (const type of contentTypeIds)
    for (const node of space[type].nodes)
      for (const [id, field] of fieldsOf(type)) {
        // Search engines read the keywords.
        if (!isVisibleText(field) && id !== 'keywords') continue;
        const mark = markOf(places.size);
        places.set(mark, `${type}.${id} ${node.contentful_id}`);
        node[id] = markedValue(field, node[id], mark);
      }
  for (const asset of space.asset.nodes) {
    asset.title = marked(asset.title as string, markOf(0));
    asset.description = marked(asset.description as string, markOf(0));
  }
  return places;
};

const OPTIONS = { settings: { mapsKey: 'key', counting: 'asked' } } as const;

let places: ReadonlyMap<string, string>;
let site: Site;
let pages: readonly BuiltPage[];

beforeAll(async () => {
  const space = await fullSpace();
  places = markTexts(space);
  site = siteOf(space, await bundledDefaults(), OPTIONS).site;
  const rendered = new Map<string, string>();
  for (const { path } of allPages(site)) rendered.set(path, await documentOf(site, path));
  pages = [...rendered].map(([path, html]) => readHtml(path, html));
});

/** The fields and entries whose marks a text has, in addresses too. */
const placesIn = (text: string): ReadonlySet<string> => {
  const decoded = text.replace(/(?:%[\dA-F]{2})+/g, decodeURIComponent);
  return new Set((decoded.match(MARK) ?? []).map((mark) => places.get(mark) ?? mark));
};

/** Words that no editor writes, and why. */
const EXCEPTIONS: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['numbers, dates, phone numbers and signs have no words', /^[^\p{L}]*$/u],
  [
    'the day of a post is written from its date',
    /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/,
  ],
  ['initials stand in for a portrait', /^\p{Lu}{1,2}$/u],
  ['the two letters of the state are a code', /^CT$/],
];

const excepted = (text: string): boolean => EXCEPTIONS.some(([, pattern]) => pattern.test(text));

/** Addresses inside texts, for example in the body of an e-mail. */
const ADDRESS = /\bhttps?:\/\/\S+|\S+@example\.com/g;

it('covers every page and every kind of text', () => {
  expect(pages.length).toBeGreaterThan(20);
  const kinds = new Set(pages.flatMap(({ texts }) => texts.map(({ kind }) => kind)));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      ...['text', 'title', 'alt', 'aria-label', 'placeholder', 'description', 'keywords'],
      ...['og:title', 'og:description', 'og:site_name', 'og:image:alt'],
      ...['mail subject', 'mail body'],
    ]),
  );
});

it('every text that is seen, heard or shared comes from the space', () => {
  const unmarked = new Map<string, string>();
  for (const { path, texts } of pages) {
    for (const { kind, text } of texts) {
      const words = text.replace(ADDRESS, '').trim();
      if (!words.includes(EDGE) && !excepted(words)) unmarked.set(`${kind}: ${words}`, path);
    }
  }
  expect([...unmarked].map(([text, path]) => `${path} ${text}`)).toEqual([]);
});

it('every text of the structured data comes from the space', () => {
  const unmarked = new Set<string>();
  for (const text of pages.flatMap(structuredDataOf)) {
    JSON.parse(text, (key, value: unknown) => {
      if (!/^(?:name|headline|text|description|alternateName)$/.test(key)) return value;
      if (typeof value === 'string' && !value.includes(EDGE) && !excepted(value))
        unmarked.add(`${key}: ${value}`);
      return value;
    });
  }
  expect([...unmarked]).toEqual([]);
});

it('what feed readers show comes from the space', () => {
  const feed = feedFile(site, 'https://www.example.com') ?? '';
  const titles = [...feed.matchAll(/<title>([^<]*)/g)];
  expect(titles.length).toBeGreaterThan(3);
  for (const [, title] of titles) expect(title).toContain(EDGE);
});

it('every text of the content model is on some page', () => {
  const shown = new Set(
    pages.flatMap(({ html }) => [...placesIn(html)].map((place) => place.split(' ')[0])),
  );
  const all = new Set([...places.values()].map((place) => place.split(' ')[0]));
  expect([...all].filter((place) => !shown.has(place))).toEqual([]);
});
