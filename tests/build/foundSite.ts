/** The built site as these tests read it: every page of `dist/`, parsed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterMap } from 'parse5';

type TreeNode = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

export const ROOT = path.resolve(__dirname, '../..');
export const PUBLIC = path.join(ROOT, 'dist');

/** Elements that hold no words for a reader. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'head']);

export interface BuiltPage {
  /** As it is asked for, `/about/`; the page for unknown addresses is `/404.html`. */
  readonly path: string;
  readonly html: string;
  /** Elements in document order. */
  readonly elements: readonly Element[];
  /** Words in the body, white space joined. */
  readonly text: string;
}

/** @throws with one clear sentence when nothing has been built */
export const requireBuild = (): void => {
  if (!existsSync(path.join(PUBLIC, 'index.html'))) {
    throw new Error('There is no built site in dist/: run npm run build before these tests.');
  }
};

export const readPublic = (file: string): string => readFileSync(path.join(PUBLIC, file), 'utf8');

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

const childrenOf = (node: TreeNode): readonly TreeNode[] =>
  'childNodes' in node ? node.childNodes : [];

const elementsIn = (node: TreeNode): readonly Element[] =>
  childrenOf(node).flatMap((child) =>
    'tagName' in child ? [child, ...elementsIn(child)] : elementsIn(child),
  );

const wordsIn = (node: TreeNode): string => {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if ('tagName' in node && SILENT.has(node.tagName)) return '';
  return childrenOf(node).map(wordsIn).join(' ');
};

/** Text of one element, as it is stored. */
export const rawText = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const readPage = (address: string, file: string): BuiltPage => {
  const html = readPublic(file);
  const document = parse(html);
  return {
    path: address,
    html,
    elements: elementsIn(document),
    text: wordsIn(document).replace(/\s+/g, ' ').trim(),
  };
};

const pageFiles = (): readonly string[] =>
  readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file === 'index.html' || file === '404.html' || file.endsWith('/index.html'));

/** Every page of the built site; the skeleton of the form for the host is none. */
export const builtPages = (): readonly BuiltPage[] => {
  requireBuild();
  return pageFiles()
    .map((file) => readPage(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, file))
    .filter(({ html }) => html.includes('<main'))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
};

/** Elements of a page by tag name and, when given, attribute values. */
export const find = (
  { elements }: Pick<BuiltPage, 'elements'>,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): readonly Element[] =>
  elements.filter(
    (element) =>
      element.tagName === tag &&
      Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
  );

/** Contents of the meta elements with a name or property. */
export const metas = (page: BuiltPage, name: string): readonly string[] =>
  find(page, 'meta')
    .filter((meta) => attribute(meta, 'name') === name || attribute(meta, 'property') === name)
    .map((meta) => attribute(meta, 'content') ?? '');

/** The JSON-LD of a page, unparsed. */
export const graphTexts = (page: BuiltPage): readonly string[] =>
  find(page, 'script', { type: 'application/ld+json' }).map(rawText);

/** Address of the site that the build was made for, without a slash at the end. */
export const siteAddress = (pages: readonly BuiltPage[]): string => {
  const home = pages.find((page) => page.path === '/');
  const canonical = home && find(home, 'link', { rel: 'canonical' })[0];
  return new URL((canonical && attribute(canonical, 'href')) ?? '').origin;
};
