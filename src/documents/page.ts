/** Transforms a page of Gatsby's output into one of the published site. */
import { hash } from 'node:crypto';
import {
  defaultTreeAdapter as tree,
  html as names,
  parse,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** What a page needs the Content-Security-Policy to allow. */
export interface PageNeeds {
  /** CSP hashes of the inline scripts. */
  readonly scripts: readonly string[];
  /** Origins of pictures, videos and sounds from other sites. */
  readonly media: readonly string[];
  /** Origins of frames of other sites, which wait in templates until a visitor asks. */
  readonly frames: readonly string[];
}

/** Types of script elements that are not just data. */
const RUNNING = ['', 'module', 'text/javascript', 'speculationrules'];

/** The CSP hash of an inline script. */
export const cspHash = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`;

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

const textOf = (element: Element): string =>
  element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

/** The parent of the nodes in an element: a template keeps its nodes in a parent of their own. */
const contentOf = (element: Element): ParentNode =>
  'content' in element
    ? tree.getTemplateContent(element as DefaultTreeAdapterTypes.Template)
    : element;

/** All elements below a node in document order, those inside templates included. */
export function* elementsOf(parent: ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* elementsOf(contentOf(node));
  }
}

/** The first element that meets a condition. */
export const findElement = (
  document: Document,
  condition: (element: Element) => boolean,
): Element | undefined => [...elementsOf(document)].find(condition);

/** The elements that Gatsby's app needs around a page. */
const CONTAINERS = ['___gatsby', 'gatsby-focus-wrapper'];

/**
 * Removes from a node, and everything below it, what belongs to Gatsby and not to the page: the containers of
 * its app, its announcer, and its comments around slices, but not React's comments, which hydration needs. The
 * style elements that Emotion puts before each element are removed as well.
 *
 * @param styles receives the text of each removed style element once, by its ids
 * @see https://emotion.sh/docs/ssr
 */
const unwrap = (parent: ParentNode, styles: Map<string, string>): void => {
  parent.childNodes = parent.childNodes.flatMap((node) => {
    if (tree.isCommentNode(node)) return /^ slice-(?:start|end) /.test(node.data) ? [] : node;
    if (!tree.isElementNode(node)) return node;
    const emotion = node.tagName === 'style' && attribute(node, 'data-emotion');
    if (emotion) {
      styles.set(emotion.replace(/^css /, ''), textOf(node));
      return [];
    }
    unwrap(contentOf(node), styles);
    const id = attribute(node, 'id') ?? '';
    if (id === 'gatsby-announcer') return [];
    return CONTAINERS.includes(id) ? node.childNodes : node;
  });
};

/** One element for all styles of a page: among its elements, they would be siblings that selectors count. */
const styleElement = (styles: ReadonlyMap<string, string>): Element => {
  const style = tree.createElement('style', names.NS.HTML, [
    { name: 'data-emotion', value: `css ${[...styles.keys()].join(' ')}` },
  ]);
  tree.insertText(style, [...styles.values()].join(''));
  return style;
};

const originsIn = (element: Element): readonly string[] =>
  [attribute(element, 'src'), attribute(element, 'srcset')]
    .flatMap((value) => value?.split(/[\s,]+/) ?? [])
    .filter((address) => address.startsWith('https://'))
    .map((address) => new URL(address).origin);

const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  RUNNING.includes(attribute(element, 'type') ?? '');

/** Collects what a published page needs. */
export const needsOf = (document: Document): PageNeeds => {
  const elements = [...elementsOf(document)];
  const originsOf = (...tags: readonly string[]): readonly string[] => [
    ...new Set(elements.filter(({ tagName }) => tags.includes(tagName)).flatMap(originsIn)),
  ];
  return {
    scripts: elements.filter(isInlineScript).map((element) => cspHash(textOf(element))),
    media: originsOf('img', 'source'),
    frames: originsOf('iframe'),
  };
};

/**
 * React 18 writes null characters where a multi-byte character does not fit into its buffer.
 *
 * @see https://github.com/facebook/react/issues/24985 (fixed after React 18)
 */
export const withoutNulls = (html: string): string => html.replaceAll('\0', '');

/** A page of the published site, and its needs. */
export interface PublishedPage {
  readonly html: string;
  readonly needs: PageNeeds;
}

/**
 * Turns a page that Gatsby wrote into a page of the published site. Its texts still have their marks.
 *
 * @param change changes the page further, for previews
 */
export const publishedDocument = (
  html: string,
  change?: (document: Document) => void,
): Document => {
  const document = parse(withoutNulls(html));
  const styles = new Map<string, string>();
  unwrap(document, styles);
  const head = findElement(document, ({ tagName }) => tagName === 'head');
  if (head && styles.size > 0) tree.appendChild(head, styleElement(styles));
  change?.(document);
  return document;
};

/** The HTML of a published page, without marks. */
export const htmlOf = (document: Document): string => serialize(document);

/** Turns a page that Gatsby wrote into a `PublishedPage`; `change` as in `publishedDocument`. */
export const publishPage = (html: string, change?: (document: Document) => void): PublishedPage => {
  const document = publishedDocument(html, change);
  return { html: htmlOf(document), needs: needsOf(document) };
};
