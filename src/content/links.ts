/** Which addresses may be linked to, and in what form they reach a page. */
import { dialed, isPhoneNumber, mainNumber, numbersIn, phoneNumbersIn } from './phone';
import { type Range, rangesOf } from './text';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const SAFE_SCHEME = /^(https?:\/\/|mailto:.|(?:tel|sms):[+(]*\d)/i;
// Nobody types these on purpose. Browsers ignore some of them, so "java\nscript:" would run.
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;

/** Mistyped web addresses such as `https//example.com` and `http:/example.com`. */
const WEB = /^(https?)(?::\/*|\/\/)\s*(?=\w)/i;
/** The start of a web address in a box that already held one, before another address or an e-mail address. */
const SCHEME_TOO_MANY = /^(?:https?:\/\/)+(?=(?:https?|mailto|tel|sms):|[^/?#:@]+@[^/?#@]+$)/i;
/** `www.example.com`, `example.com/path` and, as Contentful writes files, `//example.com/file`. */
const BARE_HOST =
  /^(?:\/\/(?=[\w-]+\.[\w.-]+(?:[/:?#]|$))|(?=www\.|(?:[a-z0-9-]+\.)+(?:[a-z]{2,}\/|(?:com|org|net|gov|edu|us|info|biz|io|co|uk|ca)(?:[:?#]|$))))/i;
const WEB_ADDRESS = /^https?:\/\/[^/@]+\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/** A text message to a number, and what the address says of its words. */
const TEXT_MESSAGE = /^sms:([^?&]*)(.*)/is;

/** What Google, Facebook, Instagram and Outlook put around the links of a text that is copied from them. */
const WRAPPER =
  /^https?:\/\/(?:(?:www\.)?google\.com\/url|(?:l|lm|www)\.facebook\.com\/l\.php|l\.instagram\.com\/|\w+\.safelinks\.protection\.outlook\.com\/)\?/i;

/** The address inside a wrapped one. */
const wrappedIn = (href: string): string | undefined => {
  if (!WRAPPER.test(href)) return undefined;
  const { searchParams } = new URL(href);
  return ['q', 'url', 'u']
    .map((name) => searchParams.get(name) ?? '')
    .find((inner) => /^https?:\/\//i.test(inner));
};

/** Ends of hosts that are found without `www.` before them, because hardly any other word ends like that. */
const ENDINGS = 'com|org|net|gov|edu';

/** The first part of such a host has a letter, unlike an amount before a sentence (“$500.Net …”). */
const HOST_START = String.raw`(?<![_-])(?=[a-z]|\d[\d-]*[a-z])`;
/** No letter, digit, or further part follows. */
const HOST_END = String.raw`(?![\p{L}\d@_-]|\.[\p{L}\d])`;
const HOST = String.raw`${HOST_START}(?:[a-z\d-]+\.)+(?:${ENDINGS})${HOST_END}`;

/** A character or a pair of brackets in a web address; not the end of a shortcode, `[/embed]`. */
const IN_WEB = String.raw`(?:[^\s<>"“”()[]|\[(?!\/)|\([^\s<>"“”()]*\))`;
const WEB_START = String.raw`(?<![\p{L}\d@/.])`;
/** Excludes the punctuation of the sentence and a possessive ’s. */
const WEB_END = String.raw`(?<![.,;:!?…\]'’*]|['’]s)`;
const TYPED_WEB = String.raw`${WEB_START}(?:(?:https?:\/\/|www\.)${IN_WEB}+|${HOST}(?:[/?#]${IN_WEB}*)?)${WEB_END}`;

/** From the start of a word, at most 64 characters before the @ (RFC 5321): the search in a long word is fast. */
const TYPED_MAIL = String.raw`(?<![\p{L}\d])[\p{L}\d][\p{L}\d.&'+_-]{0,63}@[\p{L}\d.-]+\.\p{L}{2,}`;

const MAIL = new RegExp(TYPED_MAIL, 'gu');
const WEB_OR_MAIL = new RegExp(`${TYPED_WEB}|${TYPED_MAIL}`, 'giu');

const IN_ADDRESSES = new RegExp(
  String.raw`(?:\d\D{0,4}){10}|@|:\/\/|www\.|\.(?:${ENDINGS})|[{}]`,
  'i',
);

/** False for most texts, which saves the slow search for addresses and for tokens in them. */
export const mayHoldAddress = (text: string): boolean => IN_ADDRESSES.test(text);

/** Finds the phone numbers, e-mail and web addresses that are typed in a text. */
export const findAddresses = (text: string): readonly Range[] => {
  if (!mayHoldAddress(text)) return [];
  // An address may hold the digits of a number.
  const others = text.replace(WEB_OR_MAIL, (found) => ' '.repeat(found.length));
  return [...rangesOf(WEB_OR_MAIL, text), ...phoneNumbersIn(others)];
};

/** The phone numbers, e-mail and web addresses that are typed in a text. */
export const typedAddressesIn = (text: string): readonly string[] =>
  findAddresses(text).map(({ start, end }) => text.slice(start, end));

/** Excludes 911 inside another number, such as the company's. */
const NAMES_911 = /(?<![\d-])911(?![\d-])/;

/** True if a tap on the title should dial 911: it names 911 and no other number, such as a power company's. */
export const dials911 = (title: string): boolean =>
  NAMES_911.test(title) && typedAddressesIn(title).length === 0;

/** The e-mail addresses in a text, without names and brackets around them. */
export const mailAddressesIn = (text: string): readonly string[] => text.match(MAIL) ?? [];

/** Completes an address that was typed without the prefix that browsers need. */
const completed = (whole: string): string => {
  const typed = whole.replace(SCHEME_TOO_MANY, '');
  if (/^[2-9]11$/.test(typed)) return `tel:${typed}`;
  const isNumber = /^[+(]?\d/.test(typed) && isPhoneNumber(typed);
  const [number] = isNumber || /^tel:/i.test(typed) ? numbersIn(typed) : [];
  if (number !== undefined) return telHref(number);
  const [, receiver, message = ''] = TEXT_MESSAGE.exec(typed) ?? [];
  const [texted] = receiver === undefined ? [] : numbersIn(receiver);
  if (texted !== undefined) return `sms:${mainNumber(texted)}${message}`;
  if (mailAddressesIn(typed)[0] === typed.split('?')[0]) return `mailto:${typed}`;
  return typed
    .replace(/^(https?|mailto|tel|sms)\s*:\s*/i, '$1:')
    .replace(WEB, '$1://')
    .replace(BARE_HOST, 'https://');
};

/**
 * The address if it is safe in an href: relative, http, https, mailto, tel or sms. Addresses wrapped by
 * Google, Facebook or Outlook are unwrapped.
 *
 * @returns undefined for every other scheme, and for addresses that only pretend to be relative
 */
export const safeHref = (href: string | null | undefined): string | undefined => {
  if (href === null || href === undefined) return undefined;
  const whole = completed(href.replace(UNWANTED, '').trim());
  const cleaned = whole.replace(/\s/g, /^tel:/i.test(whole) ? '' : '%20');
  // A lone `#` is what editors of websites write where an address is still missing.
  if (cleaned === '' || cleaned === '#') return undefined;
  const wrapped = wrappedIn(cleaned);
  if (wrapped !== undefined) return safeHref(wrapped);
  if (SCHEME.test(cleaned))
    return SAFE_SCHEME.test(cleaned) && URL.canParse(cleaned) ? cleaned : undefined;
  if (/^[\\/]{2}|^\\/.test(cleaned)) return undefined;
  const path = /^[/#?]/.test(cleaned) ? cleaned : `/${cleaned}`;
  // A fragment may be a heading such as “50% off”.
  return isWellFormed(path.replace(/#.*/, '#')) ? path : undefined;
};

/** The entry id in an address of Contentful's web app, which staff may copy instead of the page's address. */
export const entryIdIn = (href: string): string | undefined =>
  /^https:\/\/app\.contentful\.com\/[^?#]*\/entries\/([\w.-]+)/i.exec(href)?.[1];

/** The host of an address, however it was typed; without `www.`, which most sites answer to as well. */
export const hostOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/, '');

/** Hosts where visitors cannot sign in, and this computer. */
const PRIVATE_HOST =
  /^(?:(?:app|be)\.contentful\.com|app\.netlify\.com|business\.(?:google|facebook)\.com|studio\.youtube\.com|localhost|127\.0\.0\.1|192\.168\.[\d.]+|mail\.google\.com|staging\..+|.+\.sharepoint\.com|.+--.+\.netlify\.app)$/;
/** Files and mail of their own; other addresses there may be shared with everybody. */
const OWN_DOCUMENT =
  /^https:\/\/(?:docs\.google\.com\/[^?#]*\/edit\b(?!\?usp=)|drive\.google\.com\/drive\/(?:u\/\d+\/)?(?:home|my-drive)|outlook\.\w+\.com\/mail|www\.dropbox\.com\/home)\b/i;

/** True for addresses that open for the person who typed them but not for visitors. */
export const isPrivate = (href: string): boolean =>
  PRIVATE_HOST.test(hostOf(href)) || OWN_DOCUMENT.test(href);

/** What advertisements and mailings add to an address: on our own links, each tap would count as one of theirs. */
const TRACKING = /[?&](?:utm_\w+|fbclid|gclid|[gw]braid|msclkid|mc_[ce]id|_gl)=[^&]*/gi;

/**
 * Turns an address on this site into a path, without what counts visitors from elsewhere. Returns any other address
 * unchanged.
 *
 * @param hosts this site's hosts, as `hostOf` returns them; a Netlify host includes those of its deploys
 */
export const withoutOwnHost = (href: string, hosts: readonly string[]): string => {
  if (!/^https?:/i.test(href)) return href;
  const host = hostOf(href);
  const isOwn = hosts.some(
    (own) => host === own || (own.endsWith('.netlify.app') && host.endsWith(`--${own}`)),
  );
  if (!isOwn) return href;
  const { pathname, search, hash } = new URL(href);
  return `${pathname}${search.replace(TRACKING, '').replace(/^&/, '?')}${hash}`;
};

/** False for an address that cannot be encoded, for example with a `%` without digits. */
const isWellFormed = (path: string): boolean => {
  try {
    return encodeURI(decodeURI(path)) !== '';
  } catch {
    return false;
  }
};

/**
 * The address if it is a complete `https:` one, from which a page may load pictures; also as Contentful
 * writes it, without its scheme.
 */
export const secureUrl = (typed: string | null | undefined): string | undefined => {
  try {
    const url = new URL((typed ?? '').replace(/^\/\//, 'https://'));
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

/** The id that an address names on its page; what follows it may be a passage that somebody marked there. */
export const FRAGMENT = /#(?!:~:)(.+?)(?=:~:|$)/;

/** A complete address on the web; people often leave out `https://`. Undefined for anything else. */
export const webAddress = (typed: string): string | undefined => {
  if (/\s/.test(typed)) return undefined;
  const addresses = [safeHref(typed), safeHref(`https://${typed}`)];
  return addresses.find((one) => WEB_ADDRESS.test(one ?? ''));
};

/** `tel:` address of a phone number in any notation. */
export const telHref = (phone: string): string => `tel:${dialed(phone)}`;
