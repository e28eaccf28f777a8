/** Transforms a page of Gatsby's output into one of the published site. */
import { createHash } from 'node:crypto';
import {
  defaultTreeAdapter as tree,
  html as names,
  parse,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { withoutMarks } from '../content/marks';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** What a page needs the Content-Security-Policy to allow. */
export interface PageNeeds {
  /** CSP hashes (`sha256-…`) of the style elements. */
  readonly styles: readonly string[];
  /** CSP hashes of the inline scripts. */
  readonly scripts: readonly string[];
  /** Origins of pictures, films and sounds from other sites. */
  readonly media: readonly string[];
}

/** Types of script elements that are not just data. */
const RUNNING = ['', 'module', 'text/javascript', 'speculationrules'];

/** The CSP hash of an inline style or script. */
export const cspHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

const textOf = (element: Element): string =>
  element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

/** All elements below a node in document order, those inside templates included. */
export function* elementsOf(parent: ParentNode): Generator<Element> {
  for (const node of [...parent.childNodes]) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* elementsOf(node);
    if (node.tagName === 'template')
      yield* elementsOf(tree.getTemplateContent(node as DefaultTreeAdapterTypes.Template));
  }
}

/** The first element that fulfills a condition. */
export const findElement = (
  document: Document,
  condition: (element: Element) => boolean,
): Element | undefined => [...elementsOf(document)].find(condition);

/** Removes Gatsby's comments around slices, but not React's, which hydration needs. */
const removeSliceMarks = (document: Document): void => {
  for (const { childNodes } of elementsOf(document))
    for (const node of [...childNodes])
      if (tree.isCommentNode(node) && /^ slice-(?:start|end) /.test(node.data))
        tree.detachNode(node);
};

/** Unwraps the page from the containers of Gatsby's app. */
const unwrap = (document: Document): void => {
  const outer = findElement(document, (element) => attribute(element, 'id') === '___gatsby');
  const inner = findElement(
    document,
    (element) => attribute(element, 'id') === 'gatsby-focus-wrapper',
  );
  const parent = outer && tree.getParentNode(outer);
  if (!outer || !inner || !parent) return;
  for (const node of [...inner.childNodes] as DefaultTreeAdapterTypes.ChildNode[]) {
    tree.detachNode(node);
    tree.insertBefore(parent, node, outer);
  }
  tree.detachNode(outer);
};

/**
 * Merges the style elements that Emotion puts before each element into one in the head, because the
 * policy lists the hash of every style element.
 *
 * @see https://emotion.sh/docs/ssr
 */
const gatherStyles = (document: Document): void => {
  const head = findElement(document, ({ tagName }) => tagName === 'head');
  const texts = new Map<string, string>();
  for (const element of elementsOf(document)) {
    const emotion = element.tagName === 'style' && attribute(element, 'data-emotion');
    if (!emotion) continue;
    texts.set(emotion.replace(/^css /, ''), textOf(element));
    tree.detachNode(element);
  }
  if (!head || texts.size === 0) return;
  const style = tree.createElement('style', names.NS.HTML, [
    { name: 'data-emotion', value: `css ${[...texts.keys()].join(' ')}` },
  ]);
  tree.insertText(style, [...texts.values()].join(''));
  tree.appendChild(head, style);
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
  const hashes = (inline: readonly Element[]): readonly string[] => [
    ...new Set(inline.map((element) => cspHash(textOf(element)))),
  ];
  const media = elements.filter(({ tagName }) => tagName === 'img' || tagName === 'source');
  return {
    styles: hashes(elements.filter(({ tagName }) => tagName === 'style')),
    scripts: hashes(elements.filter(isInlineScript)),
    media: [...new Set(media.flatMap(originsIn))],
  };
};

/**
 * React 18 writes null characters where a multi-byte character does not fit into its buffer.
 *
 * @see https://github.com/facebook/react/issues/24985 (fixed after React 18)
 */
export const withoutNulls = (html: string): string => html.replaceAll('\0', '');

/** A page of the published site, and what it needs. */
export interface PublishedPage {
  readonly html: string;
  readonly needs: PageNeeds;
}

/**
 * Makes a page of the published site from one that Gatsby wrote.
 *
 * @param change changes the page further, for previews, whose texts keep their marks
 */
export const publishPage = (html: string, change?: (document: Document) => void): PublishedPage => {
  const whole = withoutNulls(html);
  const document = parse(change ? whole : withoutMarks(whole));
  removeSliceMarks(document);
  unwrap(document);
  gatherStyles(document);
  change?.(document);
  return { html: serialize(document), needs: needsOf(document) };
};
