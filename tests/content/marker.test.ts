/** Every word on every page is from the space: a marked space leaves no word without a mark. */
import type { Site } from '../../src/content/assemble';
import { contentTypeIds, fieldsOf } from '../../src/content/model';
import type { Field } from '../../src/content/model/fields';
import { feedFile } from '../../src/seo/feed';
import { webManifest } from '../../src/seo/webManifest';
import { readHtml, structuredDataOf, type BuiltPage } from '../support/builtPages';
import { allPages, bundledDefaults, seededSpace, siteOf, type Space } from '../support/content';
import { documentOf } from '../support/renderSite';

jest.mock('gatsby', () => jest.requireActual<object>('../support/gatsby'));
jest.setTimeout(180_000);

/** Not a letter or digit, so that addresses and patterns made from a text leave it out. */
const MARK = '¤';

const WORD = /\{\{[^}]*\}\}|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** A text with a mark after every word; tokens stay as they are. */
const marked = (text: string): string =>
  text.replace(WORD, (word) => (word.startsWith('{{') ? word : `${word}${MARK}`));

const markedText = (value: unknown): unknown => (typeof value === 'string' ? marked(value) : value);

/** Rich text with a mark after every word. */
const markedDocument = (json: string): string =>
  JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    key === 'value' ? markedText(value) : value,
  );

/** Lists that are not shown, but are words all the same: search engines read them. */
const WORD_LISTS = ['keywords', 'tags'];

const markedValue = (field: string, { kind }: Field, value: unknown): unknown => {
  if (kind === 'text' || kind === 'longText') return markedText(value);
  if ((kind === 'textList' || WORD_LISTS.includes(field)) && Array.isArray(value))
    return value.map((item) => markedText(item));
  return kind === 'richText' && typeof value === 'string' ? markedDocument(value) : value;
};

/** A seeded space with a mark in every text of its entries, and in titles and descriptions of its pictures. */
const markedSpace = async (): Promise<Space> => {
  const space = seededSpace(await bundledDefaults());
  for (const type of contentTypeIds)
    for (const node of space[type].nodes)
      for (const [field, definition] of fieldsOf(type))
        node[field] = markedValue(field, definition, node[field]);
  for (const asset of space.asset.nodes)
    Object.assign(asset, {
      title: markedText(asset.title),
      description: markedText(asset.description),
    });
  return space;
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
const ADDRESS = /\bhttps?:\/\/\S+/g;

let site: Site;
let pages: ReadonlyMap<string, BuiltPage>;

beforeAll(async () => {
  site = siteOf(await markedSpace(), await bundledDefaults()).site;
  const read: BuiltPage[] = [];
  for (const { path } of allPages(site)) read.push(readHtml(path, await documentOf(site, path)));
  pages = new Map(read.map((page) => [page.path, page]));
});

it('covers every page and every kind of text', () => {
  expect(pages.size).toBeGreaterThan(20);
  const kinds = new Set([...pages.values()].flatMap(({ texts }) => texts.map(({ kind }) => kind)));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      ...['text', 'title', 'alt', 'aria-label', 'placeholder', 'description', 'keywords'],
      ...['og:title', 'og:description', 'og:site_name', 'og:image:alt'],
      ...['mail subject', 'mail body'],
    ]),
  );
});

it('finds the mark in every text that is seen, heard or shared', () => {
  const unmarked = new Map<string, string>();
  for (const { path, texts } of pages.values()) {
    for (const { kind, text } of texts) {
      const words = text.replace(ADDRESS, '').trim();
      if (!words.includes(MARK) && !excepted(words)) unmarked.set(`${kind}: ${words}`, path);
    }
  }
  expect([...unmarked].map(([text, path]) => `${path} ${text}`)).toEqual([]);
});

it('finds the mark in every text of the structured data', () => {
  const unmarked = new Set<string>();
  for (const text of [...pages.values()].flatMap(structuredDataOf)) {
    JSON.parse(text, (key, value: unknown) => {
      if (!/^(?:name|headline|text|description|alternateName)$/.test(key)) return value;
      if (typeof value === 'string' && !value.includes(MARK) && !excepted(value))
        unmarked.add(`${key}: ${value}`);
      return value;
    });
  }
  expect([...unmarked]).toEqual([]);
});

it('finds the mark in what other programs read', () => {
  const manifest = JSON.parse(webManifest(site)) as { readonly name: string };
  expect(manifest.name).toContain(MARK);
  const titles = [...(feedFile(site, 'https://www.example.com') ?? '').matchAll(/<title>([^<]*)/g)];
  expect(titles.length).toBeGreaterThan(3);
  for (const [, title] of titles) expect(title).toContain(MARK);
});
