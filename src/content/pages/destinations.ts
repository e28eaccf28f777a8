/** Where an address leads that an editor typed. */
import { isInternal, safeHref, splitHref, withoutOwnHost, withSlashes } from '../links';
import { quoted, slugify } from '../text';
import { replaceTokens, type TokenValues } from '../tokens';
import type { Addresses } from './addresses';
import type { SiteInput } from './input';

/** The final address, after redirects; or why there is no link, and what to do. */
export type Destination =
  | { readonly href: string; readonly fault?: undefined }
  | { readonly href?: undefined; readonly fault: string };

/** Words of an address as people read them. A `%` of their own stays. */
const decoded = (words: string): string =>
  words.replace(/(?:%[\da-f]{2})+/gi, (code) => {
    try {
      return decodeURIComponent(code);
    } catch {
      return code;
    }
  });

/** Turns the words of a heading in a fragment into the heading's id. Leaves text fragments (`:~:`) alone. */
const withId = (rest: string): string =>
  rest.replace(/#(?!:~:)(.+?)(?=:~:|$)/, (_match, words: string) => {
    return `#${slugify(decoded(words), words)}`;
  });

/**
 * The final form of an internal address: with slashes, after redirects, and with the id of a heading.
 *
 * @param pages paths of all pages
 */
export const finalHref = (
  href: string,
  redirects: ReadonlyMap<string, string>,
  pages: ReadonlySet<string>,
): string => {
  if (href.startsWith('#')) return withId(href);
  if (!isInternal(href)) return href;
  const { path, rest } = splitHref(href);
  const slashed = withSlashes(path);
  const target = redirects.get(slashed) ?? slashed;
  return `${target}${pages.has(target) ? withId(rest) : rest}`;
};

/** True for the address of a page; files may be in `static/`. */
const isPagePath = (path: string): boolean => /(?:\/|\.html?)$/i.test(path);

/** Finds where an address leads. */
export const destinationsOf =
  (
    { bundled, hosts }: SiteInput,
    { pages }: Addresses,
    redirects: ReadonlyMap<string, string>,
    tokens: TokenValues,
  ) =>
  (typed: string): Destination => {
    const safe = safeHref(replaceTokens(typed, tokens));
    if (safe === undefined)
      return {
        fault: `The link ${quoted(typed)} is not one a website may use. An address of this website begins with /, one elsewhere with https://; a file on your computer has to be uploaded first, under Media.`,
      };
    const href = finalHref(withoutOwnHost(safe, hosts), redirects, pages);
    const { path } = splitHref(href);
    const isDead =
      isInternal(href) &&
      isPagePath(path) &&
      !pages.has(path) &&
      !bundled.redirected.includes(path);
    return isDead
      ? {
          fault: `The link to ${path} leads to a page that does not exist. Choose another address, or publish that page.`,
        }
      : { href };
  };
