/** Pure functions on text that the content layer shares. */

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** True for null, "", white space, line breaks and characters that print nothing. */
export const isBlank = (text: string | null | undefined): boolean =>
  text === null || text === undefined || !VISIBLE.test(text);

// Lone surrogates, control characters and noncharacters: addresses, HTML and feeds cannot contain them.
const UNPRINTABLE = /(?![\t\n\r])[\p{Surrogate}\p{Control}\p{Noncharacter_Code_Point}]/gu;

/** Word's line and page breaks, which separate words. */
const BREAKS_OF_WORD = /[\v\f]/g;

/** Words joined by non-breaking spaces, as copied from a website: lines would break within words. */
const JOINED_WORDS = /(?<!\S)\S+(?:\u00a0+\S+){5,}/g;

/** A text without characters that no page can show, and with breaks between words. */
export const printable = (text: string): string =>
  text
    .replace(BREAKS_OF_WORD, ' ')
    .replace(UNPRINTABLE, '')
    .replace(JOINED_WORDS, (words) => words.replace(/\u00a0/g, ' '));

/** Typed text in a form that pages can show; undefined for blank values and values that are not text. */
export const typedText = (typed: unknown): string | undefined => {
  const text = typeof typed === 'string' ? printable(typed).trim() : '';
  return isBlank(text) ? undefined : text;
};

/** A text in one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The lines of a text; blank ones are left out. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** At most the first `length` UTF-16 code units of a text, which ends before an emoji that has no room. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, new Intl.Segmenter().segment(text).containing(length)?.index);

/** Characters of a text that a message quotes. */
const QUOTE_LENGTH = 60;

/** The beginning of a text, in quotation marks, by which staff recognize it in a message. */
export const quoted = (text: string): string =>
  text.length <= QUOTE_LENGTH ? `“${text}”` : `“${beginningOf(text, QUOTE_LENGTH).trim()}…”`;

/** A text in lower-case letters, digits and single dashes; '' if it has no others. */
const dashed = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{Mark}\p{Format}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A text as part of an address: lower-case letters, digits and single dashes; `fallback` if empty. */
export const slugify = (text: string, fallback: string): string => {
  const slug = dashed(text).slice(0, 80).replace(/-$/, '');
  return slug === '' ? fallback : slug;
};

/**
 * A 53-bit hash of a text, the same in builds and in browsers.
 *
 * @see https://en.wikipedia.org/wiki/Fowler–Noll–Vo_hash_function (FNV-1a, of UTF-16 code units)
 */
export const hashOf = (text: string): number => {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  return Number(BigInt.asUintN(53, hash));
};
