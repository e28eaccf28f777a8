export type Child = Node | string;

/** Makes an element with attributes and children. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

export const makeList = (
  name: 'ol' | 'ul',
  items: readonly (Child | readonly Child[])[],
): HTMLElement => make(name, {}, ...items.map((item) => make('li', {}, ...[item].flat())));

/** A link that opens a new tab. */
export const linkOut = (href: string, words: string): HTMLAnchorElement =>
  make('a', { href, target: '_blank', rel: 'noopener' }, words);
