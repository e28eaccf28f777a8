/**
 * Stands in for react-helmet in browser bundles. The static HTML gets its head from react-helmet
 * itself; all a browser has to do is follow a same-site navigation, which takes 1 KB, not 8.
 * `src/build/webpack.ts` swaps the two.
 */
import { Children, isValidElement, useEffect, type ReactElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>>;

/** What react-helmet marks its own elements with; the head's other elements are not touched. */
const MARK = 'data-react-helmet';

const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = { crossOrigin: 'crossorigin' };

/** Heads hold plain text only. */
const wordsOf = (children: ReactNode): string =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');

const apply = (element: Element, { children, ...attributes }: Props): void => {
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(ATTRIBUTE_NAMES[name] ?? name, String(value));
  }
  if (children !== undefined) element.textContent = wordsOf(children as ReactNode);
};

const create = ({ type, props }: ReactElement<Props>): Element => {
  const element = document.createElement(String(type));
  apply(element, props);
  element.setAttribute(MARK, 'true');
  return element;
};

const update = (children: ReactNode): void => {
  const wanted = Children.toArray(children).filter((child) => isValidElement<Props>(child));
  const title = wanted.find(({ type }) => type === 'title');
  if (title) document.title = wordsOf(title.props.children as ReactNode);
  const next = wanted.filter(({ type }) => type !== 'title').map((child) => create(child));
  const current = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  const unchanged = new Set<Element>();
  for (const element of next) {
    const same = current.find((other) => !unchanged.has(other) && other.isEqualNode(element));
    if (same) unchanged.add(same);
    else document.head.append(element);
  }
  for (const element of current) if (!unchanged.has(element)) element.remove();
};

/** Same children as react-helmet: title, meta, link and script elements. */
export const Helmet = ({ children }: { readonly children?: ReactNode }) => {
  useEffect(() => update(children));
  return null;
};
