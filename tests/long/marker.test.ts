/** Every word on every page is from the space: a marked space leaves no word without a mark. */
import { structuredDataOf, type BuiltPage } from '../support/builtPages';
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import { MARK, markSpace } from '../content/support/marker';

jest.setTimeout(1_200_000);

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
