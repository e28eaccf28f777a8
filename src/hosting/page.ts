/** What becomes of a page between Gatsby's output and the published site. */
import { createHash } from 'node:crypto';
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

/** What a page needs from the policy that it is served with. */
export interface PageNeeds {
  /** CSP hashes (`sha256-…`) of the style elements. */
  readonly styles: readonly string[];
  /** CSP hashes of the scripts that stand in the page itself. */
  readonly scripts: readonly string[];
  /** Origins of pictures that come from elsewhere. */
  readonly pictures: readonly string[];
}

/** Types of script elements that are more than data to browsers. */
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

/** Removes the comments that say where Gatsby put slices in. React needs its own to hydrate. */
const removeSliceMarks = (parent: ParentNode): void => {
  for (const node of [...parent.childNodes]) {
    if (tree.isElementNode(node)) removeSliceMarks(node);
    else if (tree.isCommentNode(node) && /^ slice-(?:start|end) /.test(node.data))
      tree.detachNode(node);
  }
};

/** Puts the page's own content in the place of the elements that Gatsby's app would use. */
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

const styleElement = (emotion: string, text: string): Element => {
  const style = tree.createElement('style', names.NS.HTML, [
    { name: 'data-emotion', value: emotion },
    // Emotion has seen it: it must not move it once more in the browser.
    { name: 'data-s', value: '' },
  ]);
  tree.insertText(style, text);
  return style;
};

/**
 * Gathers the style elements that Emotion put before each element into one in the head, each style
 * once: the policy lists the hash of every style element.
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
  if (head && texts.size > 0)
    tree.appendChild(
      head,
      styleElement(`css ${[...texts.keys()].join(' ')}`, [...texts.values()].join('')),
    );
};

const originsIn = (element: Element): readonly string[] =>
  [attribute(element, 'src'), attribute(element, 'srcset')]
    .flatMap((value) => value?.split(/[\s,]+/) ?? [])
    .filter((address) => address.startsWith('https://'))
    .map((address) => new URL(address).origin);

/** What a published page needs from its policy. */
export const needsOf = (document: Document): PageNeeds => {
  const [styles, scripts, pictures] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const element of elementsOf(document)) {
    if (element.tagName === 'style') styles.add(cspHash(textOf(element)));
    if (element.tagName === 'script' && RUNNING.includes(attribute(element, 'type') ?? ''))
      scripts.add(cspHash(textOf(element)));
    if (['img', 'source'].includes(element.tagName))
      for (const origin of originsIn(element)) pictures.add(origin);
  }
  return { styles: [...styles], scripts: [...scripts], pictures: [...pictures] };
};

/**
 * React 18 writes a stream through a buffer of 2 KB and hands it on whole: where a letter of
 * several bytes does not fit at its end, null characters are left. No page contains any otherwise.
 *
 * @see https://github.com/facebook/react/issues/24985 (mended after React 18)
 */
const withoutNulls = (html: string): string => html.replaceAll('\0', '');

/**
 * Makes a page of the published site from one that Gatsby wrote.
 *
 * @param change further changes to the page, for previews
 */
export const publishPage = (
  html: string,
  change?: (document: Document) => void,
): { readonly html: string; readonly needs: PageNeeds } => {
  const document = parse(withoutNulls(html));
  removeSliceMarks(document);
  unwrap(document);
  gatherStyles(document);
  change?.(document);
  return { html: serialize(document), needs: needsOf(document) };
};
