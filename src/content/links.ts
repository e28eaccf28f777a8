/** Which addresses may be linked to, and in what form they reach a page. */

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const SAFE_SCHEME = /^(https?:\/\/|mailto:.|tel:[+(]*\d)/i;
// Nobody types these on purpose. Browsers ignore some of them, so "java\nscript:" would run.
const UNWANTED = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;

/**
 * The address if it is safe to print in an href: relative, http, https, mailto or tel.
 *
 * @returns undefined for every other scheme, and for addresses that only pretend to be relative
 */
export const safeHref = (href: string | null | undefined): string | undefined => {
  if (href === null || href === undefined) return undefined;
  const typed = href.trim().replace(UNWANTED, '');
  // Nobody means a page of this site by www.example.org.
  const cleaned = /^www\./i.test(typed) ? `https://${typed}` : typed;
  if (cleaned === '') return undefined;
  if (SCHEME.test(cleaned))
    return SAFE_SCHEME.test(cleaned) && URL.canParse(cleaned) ? cleaned : undefined;
  if (/^[\\/]{2}|^\\/.test(cleaned)) return undefined;
  const path = /^[/#?]/.test(cleaned) ? cleaned : `/${cleaned}`;
  return isWellFormed(path) ? path : undefined;
};

/** False for an address that cannot be encoded, for example with a `%` without digits. */
const isWellFormed = (path: string): boolean => {
  try {
    return encodeURI(decodeURI(path)) !== '';
  } catch {
    return false;
  }
};

/** The address if it is a complete `https:` one, from which a page may load pictures. */
export const secureUrl = (typed: string | null | undefined): string | undefined => {
  try {
    const url = new URL(typed ?? '');
    return url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
};

/** True for addresses on this site: a path, optionally with query and fragment. */
export const isInternal = (href: string): boolean => /^\/(?![\\/])/.test(href);

/** A path with one leading and one trailing slash; files (a dot in the last part) get no trailing one. */
export const withSlashes = (path: string): string => {
  const trimmed = path.replace(/^\/+|\/+$/g, '').replace(/\/{2,}/g, '/');
  if (trimmed === '') return '/';
  return /\.[a-z0-9]+$/i.test(trimmed) ? `/${trimmed}` : `/${trimmed}/`;
};

/** Splits "path?query#fragment" into the path and the rest. */
export const splitHref = (href: string): { path: string; rest: string } => {
  const at = href.search(/[?#]/);
  return at === -1 ? { path: href, rest: '' } : { path: href.slice(0, at), rest: href.slice(at) };
};

/** `tel:` address of a phone number in any notation. */
export const telHref = (phone: string): string =>
  `tel:${phone.replace(/^tel:/i, '').replace(/(?!^\+)[^0-9]/g, '')}`;
