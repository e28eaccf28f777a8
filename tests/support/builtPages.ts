/** Built pages, parsed, with their texts as people read and hear them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { attribute, elementsOf, find, type AnyNode, type Element } from './html';

/** One text of a page: `text` for words in the page, else the attribute or meta name. */
interface PageText {
  readonly kind: string;
  readonly text: string;
}

export interface BuiltPage {
  /** The path as requested; `/404.html` for the page of unknown addresses. */
  readonly path: string;
  readonly html: string;
  readonly root: AnyNode;
  readonly elements: readonly Element[];
  /** Every text in document order, white space joined. */
  readonly texts: readonly PageText[];
}

/** Elements whose text is never shown or read out. */
const SILENT = new Set(['script', 'style', 'template']);

/** Attributes that are shown or read out. */
const SPOKEN = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'label',
  'summary',
];

/** What meta elements say to people, by name or property. */
const META =
  /^(description|keywords|author|application-name|apple-mobile-web-app-title|og:(title|description|site_name|image:alt)|twitter:(title|description|image:alt))$/;

/** Text of one element, as it is stored. */
export const rawText = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const attributeTexts = (element: Element): readonly PageText[] => {
  const spoken = SPOKEN.map((kind) => ({ kind, text: attribute(element, kind) ?? '' }));
  const type = attribute(element, 'type') ?? '';
  if (element.tagName === 'input' && /^(submit|button|reset)$/.test(type))
    spoken.push({ kind: 'value', text: attribute(element, 'value') ?? '' });
  if (element.tagName === 'meta') {
    const name = attribute(element, 'name') ?? attribute(element, 'property') ?? '';
    if (META.test(name)) spoken.push({ kind: name, text: attribute(element, 'content') ?? '' });
  }
  const href = attribute(element, 'href') ?? '';
  if (href.startsWith('mailto:?')) {
    for (const [name, text] of new URLSearchParams(href.slice('mailto:?'.length))) {
      spoken.push({ kind: `mail ${name}`, text });
    }
  }
  return spoken;
};

const collect = (node: AnyNode, texts: PageText[]): void => {
  if (node.nodeName === '#text' && 'value' in node) {
    const parent = node.parentNode && 'tagName' in node.parentNode ? node.parentNode.tagName : '';
    texts.push({ kind: parent === 'title' ? 'title' : 'text', text: node.value });
    return;
  }
  if ('tagName' in node) {
    texts.push(...attributeTexts(node));
    if (SILENT.has(node.tagName)) return;
  }
  if ('childNodes' in node) node.childNodes.forEach((child) => collect(child, texts));
};

/** Reads one page's HTML. */
export const readHtml = (address: string, html: string): BuiltPage => {
  const texts: PageText[] = [];
  // The contents of noscript are read where scripts are off.
  const root = parse(html, { scriptingEnabled: false });
  collect(root, texts);
  const kept = texts
    .map(({ kind, text }) => ({ kind, text: tidy(text) }))
    .filter(({ text }) => text !== '');
  return { path: address, html, root, elements: elementsOf(root), texts: kept };
};

const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/** Every page below a folder of a built site, by its address. */
export const readPages = (folder: string): ReadonlyMap<string, BuiltPage> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file));
  return new Map(
    files
      .map((file) => readHtml(addressOf(file), readFileSync(path.join(folder, file), 'utf8')))
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .map((page) => [page.path, page]),
  );
};

/** Contents of the meta elements with a name or property. */
export const metas = (page: BuiltPage, name: string): readonly string[] =>
  find(page.root, 'meta')
    .filter((meta) => attribute(meta, 'name') === name || attribute(meta, 'property') === name)
    .map((meta) => attribute(meta, 'content') ?? '');

/** The JSON-LD of a page, unparsed. */
export const structuredDataOf = (page: BuiltPage): readonly string[] =>
  find(page.root, 'script', { type: 'application/ld+json' }).map(rawText);

/** Address of the site that a page was built for, without a slash at the end. */
export const siteAddress = (page: BuiltPage): string =>
  new URL(attribute(find(page.root, 'link', { rel: 'canonical' })[0] as Element, 'href') ?? '')
    .origin;
