/** Replaces texts of the page by changed ones. */
import { BLOCKS, type TopLevelBlock } from '@contentful/rich-text-types';
import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from '../components/RichText';
import { SiteContext } from '../components/siteContext';
import { scriptJson } from '../escape';
import type { RichText as RichTextDocument } from '../content/types';
import type { SiteTexts } from '../content/views';
import type { LiveField } from './liveTexts';

/** A node with a text: in the page, in an attribute, or in the props of an island. */
type Holder = Text | Attr;

const isInScript = (holder: Holder): boolean => holder.parentElement?.tagName === 'SCRIPT';

/** A text as its holder encodes it: the props of islands are JSON. */
const written = (holder: Holder, text: string): string =>
  isInScript(holder) ? scriptJson(text).slice(1, -1) : text;

/** All nodes that hold a text, in document order. */
const holdersOf = (text: string): readonly Holder[] => {
  const holders: Holder[] = [];
  const walker = document.createTreeWalker(
    document.documentElement,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const found = node instanceof Element ? [...node.attributes] : [node as Text];
    holders.push(...found.filter(({ nodeValue }) => nodeValue?.includes(text)));
  }
  return holders;
};

/**
 * Replaces a sentence that is split around links, for example with the phone number, and keeps the links.
 *
 * @param end has the mark, with which the sentence ends
 */
const patchAroundLinks = (end: Holder, from: string, to: string): boolean => {
  if (!(end instanceof Text)) return false;
  const before: ChildNode[] = [];
  let sentence = '';
  let node: ChildNode | null = end;
  while (node && sentence.length < from.length) {
    before.push(node);
    if (!(node instanceof Comment)) sentence = `${node.textContent}${sentence}`;
    node = node.previousSibling;
  }
  const links = before.filter((one) => one instanceof HTMLAnchorElement);
  if (sentence !== from || links.length === 0) return false;
  const nodes = links.reduce<readonly (string | Node)[]>(
    (parts, link) =>
      parts.flatMap((part) =>
        typeof part === 'string'
          ? part
              .split(link.textContent ?? '')
              .flatMap((words, index) => (index === 0 ? [words] : [link.cloneNode(true), words]))
          : [part],
      ),
    [to],
  );
  end.after(...nodes);
  for (const one of before) one.remove();
  return true;
};

/** Replaces one text everywhere. */
const patchText = ({ mark }: LiveField, from: string, to: string): boolean => {
  const marked = mark === '' ? [] : holdersOf(mark);
  const whole = (holder: Holder): string => written(holder, from) + mark;
  const shown = marked.filter((holder) => holder.nodeValue?.includes(whole(holder)));
  for (const holder of shown)
    holder.nodeValue = (holder.nodeValue ?? '').replaceAll(
      whole(holder),
      () => written(holder, to) + mark,
    );
  const pieced = marked.filter((holder) => patchAroundLinks(holder, from + mark, to + mark));
  return shown.length + pieced.length > 0;
};

/** The structure of a rich text without its words. */
const shapeOf = (document: RichTextDocument | undefined): string =>
  JSON.stringify(document, (key, value: unknown) => (key === 'value' ? '' : value));

/** The blocks of a text without the empty last paragraph that the editor adds. */
const blocksOf = (document: RichTextDocument): readonly TopLevelBlock[] => {
  const last = document.content.at(-1);
  const isEmpty =
    last?.nodeType === BLOCKS.PARAGRAPH &&
    last.content.every((node) => node.nodeType === 'text' && node.value === '');
  return isEmpty ? document.content.slice(0, -1) : document.content;
};

const isEmbedded = ({ nodeType }: TopLevelBlock): boolean => nodeType.startsWith('embedded-');

/** Without the words for screen readers that follow links to other sites, until the next build. */
const NO_TEXTS = { facts: {}, ui: { opensElsewhere: '' } } as SiteTexts;

/** Renders the blocks of a text, one element each, with a line in place of embedded ones. */
const elementsFor = (
  document: RichTextDocument,
  blocks: readonly TopLevelBlock[],
  container: Element,
): readonly Element[] => {
  const line: TopLevelBlock = { nodeType: BLOCKS.HR, data: {}, content: [] };
  const content = blocks.map((block) => (isEmbedded(block) ? line : block));
  const heading = container.querySelector(':scope > :is(h2, h3, h4, h5, h6)');
  const template = globalThis.document.createElement('template');
  template.innerHTML = renderToStaticMarkup(
    <SiteContext.Provider value={NO_TEXTS}>
      <RichText
        document={{ ...document, content }}
        baseLevel={heading ? Number(heading.tagName.slice(1)) : undefined}
        lede={container.firstElementChild?.className === 'lede'}
      />
    </SiteContext.Provider>,
  );
  return [...(template.content.firstElementChild?.children ?? [])];
};

/** Replaces a rich text; unchanged blocks keep their elements. */
const patchBlocks = (container: Element, from: RichTextDocument, to: RichTextDocument): boolean => {
  let [before, after] = [blocksOf(from), blocksOf(to)];
  const old = [...container.children];
  const [first] = before;
  if (first && isEmbedded(first) && old.length === before.length - 1) {
    // A post shows the warning that it begins with under its title.
    if (JSON.stringify(after[0]) !== JSON.stringify(first)) return false;
    [before, after] = [before.slice(1), after.slice(1)];
  }
  const made = elementsFor(to, after, container);
  if (old.length !== before.length || made.length !== after.length) return false;
  const kept = before.map((block) => JSON.stringify(block));
  const elements = after.map((block, index) => {
    const at = kept.indexOf(JSON.stringify(block));
    if (at === -1) return isEmbedded(block) ? undefined : made[index];
    kept[at] = '';
    return old[at];
  });
  if (elements.some((element) => element === undefined)) return false;
  container.replaceChildren(...elements.flatMap((element) => element ?? []));
  return true;
};

const patchDocument = (from: LiveField, to: LiveField): boolean => {
  const { document: before, mark } = from;
  const { document: after } = to;
  if (!before || !after || mark === '' || to.texts.length === 0) return false;
  const containers = new Set(
    holdersOf(mark).flatMap(({ parentElement }) => parentElement?.closest('.rich') ?? []),
  );
  return (
    containers.size > 0 &&
    [...containers].every((container) => patchBlocks(container, before, after))
  );
};

/**
 * Shows a changed field.
 *
 * @returns false when that needs a build
 */
export const patchField = (from: LiveField, to: LiveField): boolean => {
  if (from.texts.length !== to.texts.length || shapeOf(from.document) !== shapeOf(to.document))
    return patchDocument(from, to);
  if (from.texts.length === 0) return false;
  const patched = from.texts.map((text, index) => {
    const next = to.texts[index] ?? '';
    if (text === next) return true;
    // Of two equal texts nothing on the page tells which is this one.
    const isAlone = from.texts.indexOf(text) === from.texts.lastIndexOf(text);
    return isAlone && patchText(from, text, next);
  });
  return !patched.includes(false);
};
