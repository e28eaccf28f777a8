/** Where an address leads that an editor typed. */
import {
  entryIdIn,
  FRAGMENT,
  isInternal,
  safeHref,
  splitHref,
  withoutOwnHost,
  withSlashes,
} from '../links';
import { slugify } from '../text';
import { replaceTokens, type TokenValues } from '../tokens';
import type { Addresses } from './addresses';
import type { SiteInput } from './input';

/** Where an address leads that an editor typed. */
export interface Destination {
  /** The safe form of the typed address, as a path if it is on this site. */
  readonly own: string;
  /** The final target, after redirects. */
  readonly final: string;
  /** The page or the file of an earlier site that this site does not have. Other files are not checked. */
  readonly missing?: string;
}

/** The address of a page as other websites write it: with capitals, `.html`, `index.php`, `/home/`. */
const tidied = (path: string): string =>
  withSlashes(
    path.toLowerCase().replace(/(?:(?<=\/)index|(?<=^\/)home)?(?:\.(?:html?|php|aspx?))?\/?$/, ''),
  );

/** A page of WordPress by its number, `/?p=12`, for which visitors of this site would get the home page. */
const NUMBERED = /^\/\?(?:p|page_id|cat|attachment_id)=\d+/;

/** What an internal address asks for: its path, or a page of WordPress by its number. */
const askedFor = (href: string): string => NUMBERED.exec(href)?.[0] ?? splitHref(href).path;

/** True for the address of a page, and not of a file, on this site or on the one before it. */
export const isPagePath = (path: string): boolean =>
  /(?:\/|\.(?:html?|php|aspx?))$/i.test(path) || NUMBERED.test(path);

/**
 * True for an address that needs a page: one of this site, or one that only the website before it had, such as an
 * upload of WordPress. Other files may be in `static/`.
 */
const needsPage = (path: string): boolean => isPagePath(path) || path.startsWith('/wp-content/');

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
  rest.replace(FRAGMENT, (_match, words: string) => `#${slugify(decoded(words), words)}`);

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
  const known = [slashed, tidied(slashed)].find((one) => redirects.has(one) || pages.has(one));
  const found = known ?? slashed;
  const target = redirects.get(found) ?? found;
  return `${target}${pages.has(target) ? withId(rest) : rest}`;
};

/** Finds where an address leads; undefined for one that a website may not use. */
export const destinationsOf =
  (
    { bundled, hosts }: SiteInput,
    { pages, pathOf }: Addresses,
    redirects: ReadonlyMap<string, string>,
    tokens: TokenValues,
  ) =>
  (typed: string): Destination | undefined => {
    const safe = safeHref(replaceTokens(typed, tokens));
    if (safe === undefined) return undefined;
    const own = pathOf.get(entryIdIn(safe) ?? '') ?? withoutOwnHost(safe, hosts);
    const final = finalHref(own, redirects, pages);
    const path = askedFor(final);
    const isDead =
      isInternal(final) &&
      needsPage(path) &&
      !pages.has(path) &&
      !bundled.redirected.includes(path);
    return { own, final, missing: isDead ? path : undefined };
  };
