/** Which addresses may be linked to, and in what form they reach a page. */
import { dialed, mainNumber } from './phone';

/** The schemes that a link may have. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'sms:'];

/** Stands for this site while an address without a host is read. */
const HERE = 'https://here.invalid';

const EMAIL = /^[^\s@/:?]+@[^\s@/:?]+\.[^\s@/:?]+(?:\?.*)?$/;
/** A number of three digits such as 911. */
const SHORT_NUMBER = /^[2-9]11$/;
/** The groups of an American number, or the code of a country: dates and amounts may have as many digits. */
const IN_GROUPS = /^(?:\+|(?:1\D{0,2})?\(?\d{3}\D{0,3}\d{3}\D{0,3}\d{4})/;
/** A host without a scheme: `www.example.com`, `example.com/path` and, as Contentful writes files, `//example.com/file`. */
const BARE_HOST =
  /^(?:\/\/(?=[\w-]+\.)|(?=www\.|(?:[a-z0-9-]+\.)+(?:com|org|net|gov|edu|us)(?:[/?#:]|$)))/i;
/** Characters that print nothing and come with a pasted address. */
const UNSEEN = /[\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;

/** `tel:` address of a phone number in any notation. */
export const telHref = (phone: string): string => `tel:${dialed(phone)}`;

const dialHref = (typed: string): string | undefined => {
  const number = dialed(typed) || typed.trim();
  return /^[+\d*#][\d*#,]*$/.test(number) ? `tel:${number}` : undefined;
};

/** A text message to a number, perhaps with its first words. */
const textHref = (typed: string): string => {
  const [, number = '', words = ''] = /^([^?&]*)(.*)$/.exec(typed) ?? [];
  return `sms:${mainNumber(number) || number.trim()}${words.replace(/\s/g, '%20')}`;
};

/** Adds what browsers need to a phone number, an e-mail address or a host that stands alone. */
const completed = (typed: string): string => {
  if (SHORT_NUMBER.test(typed) || (IN_GROUPS.test(typed) && dialed(typed) !== ''))
    return `tel:${typed}`;
  return EMAIL.test(typed) ? `mailto:${typed}` : typed.replace(BARE_HOST, 'https://');
};

/** The address if it is safe in an href: a path of this site, or one with an allowed scheme. */
export const safeHref = (typed: string | null | undefined): string | undefined => {
  const address = completed((typed ?? '').replace(UNSEEN, '').trim());
  if (address === '' || address === '#') return undefined;
  if (URL.canParse(address)) {
    const { protocol, pathname, search, href } = new URL(address);
    if (!SCHEMES.includes(protocol) || pathname.trim() === '') return undefined;
    if (protocol === 'tel:') return dialHref(pathname);
    if (protocol === 'sms:') return textHref(`${pathname}${search}`);
    // Without white space, what was typed is as good, and shorter by a slash.
    return /\s/.test(address) ? href.replace(/\s/g, '') : address;
  }
  if (!URL.canParse(address, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, HERE);
  if (origin !== HERE) return undefined;
  return address.startsWith('#') ? hash : `${pathname}${search}${hash}`;
};

/** The host of an address, without `www.`, which most sites answer to as well; '' for anything else. */
export const hostOf = (address: string): string => {
  const whole = /^[a-z]+:/i.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) ? new URL(whole).hostname.replace(/^www\./, '') : '';
};

/**
 * Turns an address on this site into a path. Returns any other address unchanged.
 *
 * @param hosts this site's hosts, as `hostOf` returns them; those of the deploys of a Netlify site belong to it
 */
export const withoutOwnHost = (href: string, hosts: readonly string[]): string => {
  if (!/^https?:/i.test(href)) return href;
  const host = hostOf(href);
  if (!hosts.some((own) => host === own || host.endsWith(`--${own}`))) return href;
  const { pathname, search, hash } = new URL(href);
  return `${pathname}${search}${hash}`;
};

/**
 * The address if it is a complete `https:` one, from which a page may load pictures; also as Contentful
 * writes it, without its scheme.
 */
export const secureUrl = (typed: string | null | undefined): string | undefined => {
  const whole = (typed ?? '').replace(/^\/\//, 'https://');
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  return url?.protocol === 'https:' ? url.href : undefined;
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

/** A complete address on the web; people often leave out `https://`. Undefined for anything else. */
export const webAddress = (typed: string): string | undefined => {
  const whole = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(whole)) return undefined;
  const { protocol, hostname, username } = new URL(whole);
  const isComplete =
    /^https?:$/.test(protocol) && username === '' && /\.[a-z]{2,}$/i.test(hostname);
  return isComplete ? whole : undefined;
};

/** True if a tap on the title should dial 911: it names 911 and no other number, such as a power company's. */
export const dials911 = (title: string): boolean =>
  /(?<![\d-])911(?![\d-])/.test(title) && !/\d{3}\D{0,2}\d{4}/.test(title);
