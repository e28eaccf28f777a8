/** What only the build needs stays out of the scripts that browsers load. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../src/files';
import { loadBundled } from '../../src/content/bundled';
import type { PartialEntry } from '../../src/content/entries';
import { contentTypeIds, fieldsOf, model } from '../../src/content/model';
import { plainText } from '../../src/content/richText/nodes';
import type { RichText } from '../../src/content/types';

const SITE = path.resolve(__dirname, '../../dist');

/** Shorter texts may be in any program by chance. */
const TELLING = 24;

/** Words of the programs that only a build runs. */
const BUILD_ONLY = [
  'cdn.contentful.com',
  'api.contentful.com',
  'preview.contentful.com',
  'CONTENTFUL_ACCESS_TOKEN',
  'CONTENTFUL_SPACE_ID',
  'contentful_id',
  'contentful.js',
  'X-Contentful-User-Agent',
  'is not published',
  'is left out on the site',
];

let scripts: ReadonlyMap<string, string>;

beforeAll(async () => {
  const files = (await listFiles(SITE)).filter((file) => file.endsWith('.js'));
  if (files.length === 0) throw new Error('There is no built site in dist/: run npm run build.');
  const texts = await Promise.all(files.map((file) => readFile(path.join(SITE, file), 'utf8')));
  scripts = new Map(files.map((file, index) => [file, texts[index] ?? '']));
});

/** Scripts that hold a text, as it is or as a program writes it down. */
const holding = (text: string): readonly string[] => {
  const escaped = JSON.stringify(text).slice(1, -1);
  const ascii = escaped.replace(
    /[^\u0020-\u007e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [...scripts]
    .filter(([, code]) => [text, escaped, ascii].some((form) => code.includes(form)))
    .map(([file]) => file);
};

const linesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => linesOf(item));
  if (typeof value === 'object' && value !== null && 'nodeType' in value)
    return (value as RichText).content.map((block) => plainText(block));
  return typeof value === 'object' && value !== null && 'alt' in value ? [String(value.alt)] : [];
};

it('finds in scripts what is in them', () => {
  expect(holding('function').length).toBeGreaterThan(3);
});

it('has no scripts but those of the islands and the service worker', () => {
  expect([...scripts.keys()].filter((file) => !/^(?:islands\/|sw\.js$)/.test(file))).toEqual([]);
  expect(['___gatsby', '___loader', '__webpack_require__'].flatMap(holding)).toEqual([]);
});

it('no default text is in a script', async () => {
  const { entries } = await loadBundled();
  const texts = contentTypeIds
    .flatMap((type) => entries[type] as readonly PartialEntry[])
    .flatMap(({ fields }) => Object.values(fields).flatMap((value) => linesOf(value)))
    .filter((text) => text.length >= TELLING);
  expect(texts.length).toBeGreaterThan(400);
  const found = [...new Set(texts)].flatMap((text) =>
    holding(text).map((file) => `${file}: ${text.slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});

it('no name of the content model is in a script', () => {
  const names = contentTypeIds
    .flatMap((type) => [model[type].name, ...fieldsOf(type).map(([, { name }]) => name)])
    .filter((name) => name.length >= TELLING);
  expect(names.filter((name) => holding(name).length > 0)).toEqual([]);
});

it.each(BUILD_ONLY)('%s is in no script', (words) => {
  expect(holding(words)).toEqual([]);
});
