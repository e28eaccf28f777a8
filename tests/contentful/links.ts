import { isLink, isObject, type Json, type Link } from './types';

/** Calls `visit` for every link inside a value, however deep: references, lists and rich text. */
export function walkLinks(
  value: Json | undefined,
  visit: (link: Link, path: (string | number)[]) => void,
  path: (string | number)[] = [],
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => walkLinks(item, visit, [...path, index]));
  } else if (isLink(value)) {
    visit(value, path);
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) walkLinks(item, visit, [...path, key]);
  }
}

/** Every link inside a value, in the order of the text. */
export function linksIn(value: Json | undefined): Link[] {
  const links: Link[] = [];
  walkLinks(value, (link) => links.push(link));
  return links;
}
