/** Renders components as the build does, without a browser, and reads the result. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';

export type AnyNode = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Elements below a node in document order, those inside templates included. */
export const elementsOf = (node: AnyNode): readonly Element[] => {
  const children =
    'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsOf(child)] : []));
};

/** Words of an element as they are read, white space joined. */
export const textOf = (node: AnyNode): string => {
  const raw = (inner: AnyNode): string => {
    if ('value' in inner && inner.nodeName === '#text') return inner.value;
    if ('tagName' in inner && inner.tagName === 'style') return '';
    return 'childNodes' in inner ? inner.childNodes.map(raw).join('') : '';
  };
  return raw(node).replace(/\s+/g, ' ').trim();
};

/** A rendered component. */
export interface Rendered {
  readonly html: string;
  readonly root: AnyNode;
  readonly text: string;
  /** Errors of the HTML parser: broken attributes, unclosed comments and the like. */
  readonly faults: readonly string[];
  /** Elements by tag name, or by class name with a leading dot. */
  readonly all: (selector: string) => readonly Element[];
  /** The one such element; throws when there is none. */
  readonly one: (selector: string) => Element;
}

/** Looks for elements below a node, by tag name or `.class`, and by attributes if there are any given. */
export const find = (
  node: AnyNode,
  selector: string,
  attributes: Readonly<Record<string, string>> = {},
): readonly Element[] =>
  elementsOf(node).filter(
    (element) =>
      (selector.startsWith('.')
        ? (attribute(element, 'class') ?? '').split(' ').includes(selector.slice(1))
        : element.tagName === selector) &&
      Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
  );

/** Parses HTML. */
export const parsed = (html: string): Rendered => {
  const faults: string[] = [];
  const root = parseFragment(html, { onParseError: ({ code }) => faults.push(code) });
  const all = (selector: string): readonly Element[] => find(root, selector);
  return {
    html,
    root,
    text: textOf(root),
    faults,
    all,
    one: (selector) => {
      const [first] = all(selector);
      if (!first) throw new Error(`No ${selector} in ${html}`);
      return first;
    },
  };
};

export const render = (component: ReactElement): Promise<Rendered> =>
  Promise.resolve(parsed(renderToString(component)));

/** Addresses of the links in an element, in their order. */
export const hrefsIn = (element: Element): readonly (string | undefined)[] =>
  find(element, 'a').map((link) => attribute(link, 'href'));

/** Levels of the headings in document order. */
export const headingLevels = ({ root }: Rendered): readonly number[] =>
  elementsOf(root).flatMap(({ tagName }) => {
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    return level ? [Number(level)] : [];
  });

/** What is wrong with a part of a page: an id twice, a dangling reference, or a heading that skips a level. */
export const problemsOf = ({ root }: Rendered): readonly string[] => {
  const elements = elementsOf(root);
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  const levels = headingLevels({ root } as Rendered);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} twice`),
    ...elements
      .flatMap((element) => attribute(element, 'aria-labelledby')?.split(' ') ?? [])
      .filter((id) => !ids.includes(id))
      .map((id) => `nothing has the id ${id}`),
    ...levels.flatMap((level, index) => {
      const before = levels[index - 1];
      return before !== undefined && level > before + 1 ? [`h${level} after h${before}`] : [];
    }),
  ];
};
