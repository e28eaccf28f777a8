/** Every word on every page is from the space: a marked space leaves no word without a mark. */
import { contentTypeIds, fieldsOf } from '../../src/content/model';
import type { Field } from '../../src/content/model/fields';
import type { FakeContentful, PlainFields } from '../contentful';
import { structuredDataOf, type BuiltPage } from '../support/builtPages';
import { bundledDefaults } from '../support/content';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

jest.setTimeout(1_200_000);

/** Not a letter or digit, so that addresses and patterns made from a text leave it out. */
const MARK = '¤';

const WORD = /\{\{[^}]*\}\}|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** A text with a mark after every word; tokens stay as they are. */
const marked = (text: string): string =>
  text.replace(WORD, (word) => (word.startsWith('{{') ? word : `${word}${MARK}`));

type Value = PlainFields[string];

const markedText = (value: Value): Value => (typeof value === 'string' ? marked(value) : value);

const markedNode = (node: Value): Value => {
  if (Array.isArray(node)) return node.map((child) => markedNode(child));
  if (typeof node !== 'object' || node === null) return node;
  if (node.nodeType === 'text') return { ...node, value: markedText(node.value ?? null) };
  return { ...node, ...(node.content === undefined ? {} : { content: markedNode(node.content) }) };
};

/** Lists that are not shown, but are words all the same: search engines read them. */
const WORD_LISTS = ['keywords', 'tags'];

const markedValue = (field: string, { kind }: Field, value: Value): Value => {
  if (kind === 'text' || kind === 'longText') return markedText(value);
  if ((kind === 'textList' || WORD_LISTS.includes(field)) && Array.isArray(value))
    return value.map((item) => markedText(item));
  return kind === 'richText' ? markedNode(value) : value;
};

/** Marks all texts of all entries of a seeded space, and titles and descriptions of its pictures. */
const markSpace = async ({ space }: FakeContentful): Promise<void> => {
  for (const type of contentTypeIds) {
    const kinds = new Map(fieldsOf(type));
    for (const { id } of space.entries(type)) {
      const fields = Object.entries(space.fieldsOf(id)).map(([field, value]) => {
        const definition = kinds.get(field);
        return [field, definition ? markedValue(field, definition, value) : value];
      });
      // Marks make texts longer than editors may write them.
      space.force(id, type, Object.fromEntries(fields) as PlainFields);
    }
  }
  for (const id of (await bundledDefaults()).pictures.keys()) {
    const { title = '', description = '' } = space.fieldsOf(id);
    const words = { title: markedText(title), description: markedText(description) };
    space.updateFields(id, words, { publish: true });
  }
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

const site = useSpaceSite('marker');
let pages: ReadonlyMap<string, BuiltPage>;

beforeAll(async () => {
  await markSpace(site.contentful);
  await site.build();
  pages = site.checkout.pages();
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

it('finds the mark in what other programs read', async () => {
  const manifest = JSON.parse(await site.checkout.read('site.webmanifest')) as Record<
    string,
    unknown
  >;
  expect(String(manifest.name)).toContain(MARK);
  const titles = [...(await site.checkout.read('rss.xml')).matchAll(/<title>([^<]*)/g)];
  expect(titles.length).toBeGreaterThan(3);
  for (const [, title] of titles) expect(title).toContain(MARK);
});
