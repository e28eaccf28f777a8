/** The company's number in its three forms: shown, with dashes, and dialed. */

/** The field with the number as shown, to which every call link is attributed. */
export const PHONE_FIELD = 'phoneDisplay';

/** Letters on the keys 2 to 9. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** Matches an extension as people write it and as it is dialed, where a comma is a pause. */
const EXTENSION =
  /[\s,]*(?:\bext(?:ension|[.:])?|(?<![a-z])x|#|;ext=|(?<=\d{7}),)\s*(\d{1,6})\s*$/i;
const AMERICAN = /^1?\d{10}$/;
/** A number with another country's code, at most 15 digits (ITU-T E.164). A slash would start another number. */
const INTERNATIONAL = /^(?:\+(?!\s*1)|011)[^\d/]*(?:\d[^\d/]*){7,15}$/;
const LETTERS = /[A-Z]/;

/** A number, shown or dialed, without its extension: what takes text messages, or stands in a text. */
export const withoutExtension = (number: string): string => number.replace(EXTENSION, '');

/** What Word and phones put between the digits: blanks of any kind, dots, slashes, dashes of any length. */
const BETWEEN = String.raw`(?:[^\S\n\r]|[./\u2010-\u2015-])`;
/**
 * Excludes prices ($250-450-1200) and the end of a longer number, which may start with another country's
 * code.
 */
const START = String.raw`(?<![\d\p{L}]|\$[\d,]*|\d[.-]|\+\d{1,3}${BETWEEN})`;
/** Neither the area nor the exchange begins with 0 or 1. */
const AREA = String.raw`[2-9]\d{2}`;
const EXCHANGE = String.raw`${BETWEEN}{0,3}${AREA}${BETWEEN}{0,3}`;

/** A separator, optionally between spaces. Unrelated groups of three digits have only spaces between them. */
const SIGN = String.raw`[^\S\n\r]?[./\u2010-\u2015-][^\S\n\r]?`;

/** Words for other numbers that may have ten digits. */
const OTHER_NUMBER = String.raw`\b(?:licen[cs]e|lic|policy|certificate|(?:account|invoice|order|permit) (?:number|no))\b`;

/** Words shortly before digits that say that they are a phone number: “Call Bob at”. */
const INTRODUCTION = String.raw`\b(?:(?:call|text|dial|reach|contact|(?:tele)?phone|ph|tel|toll|cell|mobile|office|emergency)(?:s|ing)?\b|emergencies\b|[cmpt]:)(?:(?!${OTHER_NUMBER})[^\d\n]){0,30}`;

/**
 * Pattern of a US phone number in text, without its extension. Requires the 1 of the country or a word such as “Call”
 * before it, brackets around the area code, or a separator before the last four digits, because a license or policy
 * number may also have ten digits.
 */
export const PHONE_NUMBER = String.raw`${START}(?:(?:\+?1${BETWEEN}{0,3})?(?:\(${AREA}\)${EXCHANGE}|${AREA}${BETWEEN}{1,3}${AREA}${SIGN})|(?:\+1${BETWEEN}{0,3}|1${BETWEEN}{1,3}|(?=\d)(?<=${INTRODUCTION}))${AREA}${EXCHANGE})\d{4}(?!\d|-\d)`;

/** The digits that a phone dials, including those for letters (860-555-TREE), without the extension. */
const digitsOf = (number: string): string => {
  const called = withoutExtension(number.replace(/^tel:/i, ''));
  const digits = called
    .replace(/[a-z]/gi, (letter) =>
      String(KEYS.findIndex((key) => key.includes(letter.toLowerCase())) + 2),
    )
    .replace(/\D/g, '');
  // A word may be longer than the number: 1-800-555-TREES.
  return LETTERS.test(called) ? digits.slice(0, digits.startsWith('1') ? 11 : 10) : digits;
};

/**
 * The number to dial for a number written for people; ten digits are an American number. Its extension comes
 * after a pause.
 */
export const dialed = (shown: string): string => {
  const digits = digitsOf(shown);
  const [, extension] = EXTENSION.exec(shown) ?? [];
  const pause = extension === undefined ? '' : `,${extension}`;
  if (AMERICAN.test(digits)) return `+${digits.length === 10 ? '1' : ''}${digits}${pause}`;
  return `${/^(?:tel:)?\s*\+/i.test(shown) ? '+' : ''}${digits}${pause}`;
};

/**
 * Extracts the phone number from a typed value, without words before it (`Call 860-555-0142`) or in brackets
 * after it. The notation stays as typed.
 *
 * @returns undefined if the value has no number that can be dialed from anywhere: a US number with its area
 *   code, in which capitals may stand for digits, or a number with its country code
 */
export const numberIn = (typed: string): string | undefined => {
  const number = typed
    .replace(/^[^\d+(]+/, '')
    .replace(/\s*\([^\d)]*\)\s*$/, '')
    .trim();
  const called = withoutExtension(number);
  if (!/^[+(]?\d[\dA-Z\s()./\u2010-\u2015-]*$/.test(called)) return undefined;
  const isWord = LETTERS.test(called) && !AMERICAN.test(called.replace(/\D/g, ''));
  const isNumber = isWord || !LETTERS.test(called);
  return isNumber && (AMERICAN.test(digitsOf(number)) || INTERNATIONAL.test(called))
    ? number
    : undefined;
};

/** What stands between two numbers in one field. */
const BETWEEN_NUMBERS = /\s+(?:or|and|&)\s+|[,;/|\n]/i;

/** The phone numbers in a typed value, if it contains nothing else. There should be only one. */
export const numbersIn = (typed: string): readonly string[] => {
  const whole = numberIn(typed);
  if (whole !== undefined) return [whole];
  const numbers = typed.split(BETWEEN_NUMBERS).map(numberIn);
  return numbers.every((number) => number !== undefined) ? numbers : [];
};

/** A dialed number as people write it. */
const shown = (link: string): string => {
  const written = withoutExtension(link).replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
  const [, extension] = EXTENSION.exec(link) ?? [];
  return extension === undefined ? written : `${written} ext. ${extension}`;
};

interface PhoneForms {
  readonly phoneDisplay?: string;
  readonly phoneDashed?: string;
  readonly phoneLink?: string;
}

/**
 * Makes missing forms of the number from another one, so that the number of the bundled defaults is
 * never shown beside the company's own.
 */
export const completePhone = <F extends PhoneForms>(own: F): F & PhoneForms => {
  const { phoneDisplay, phoneDashed, phoneLink } = own;
  const number = phoneDisplay ?? phoneDashed ?? (phoneLink && shown(phoneLink));
  return number === undefined
    ? own
    : { phoneDisplay: number, phoneDashed: number, phoneLink: dialed(number), ...own };
};
