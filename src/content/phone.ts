/** Phone numbers as people type them, and the company's number in its three forms. */
import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js';
import type { Range } from './text';

/** The field with the number as shown, to which every call link is attributed. */
export const PHONE_FIELD = 'phoneDisplay';

/** A number without the code of a country is American. */
const AMERICAN = { defaultCountry: 'US' } as const;

/** The digits of the keys with the letters A to Z. */
const KEYS = '22233344455566677778889999';

/**
 * An area code and seven digits or capitals, perhaps after the 1 of the country, and the end of words that are longer,
 * as in 860-555-TREES and 860-555-TREE CT. A word before more digits is none of them, as in 860-555-TREE EXT 5.
 */
const TEN_KEYS =
  /^(\+?(?:1[ .-]*)?\(?\d{3}(?:[ ().-]*[\dA-Z]){7})(?:(?<=[A-Z])[A-Z]*(?:[ -](?![A-Z]+\W*\d)[A-Z]+)*)?/;

/** The number with digits in place of capitals, as in 860-555-TREE and 1-800-555-TREES. */
const withoutLetters = (number: string): string =>
  number.replace(TEN_KEYS, (_, keys: string) =>
    keys.replace(/[A-Z]/g, (letter) => KEYS.charAt(letter.charCodeAt(0) - 'A'.charCodeAt(0))),
  );

/** A text with a space for each other blank, because the library does not know all that Word and phones write. */
const withSpaces = (text: string): string => text.replace(/[^\S\n]/g, ' ');

/** The number, if there is nothing else in the text. */
const parsed = (text: string): PhoneNumber | undefined => {
  const number = withoutLetters(withSpaces(text));
  const read = (digits: string): PhoneNumber | undefined =>
    parsePhoneNumberFromString(digits, { ...AMERICAN, extract: false });
  // People write +860 and leave out the 1, which would be a number in China.
  const american = read(number.replace(/^\+/, ''));
  if (american?.isValid()) return american;
  const other = read(number);
  return other?.isPossible() ? other : undefined;
};

/**
 * Finds phone numbers among words.
 *
 * @param extended includes numbers whose area code does not exist, or did not when the library was published
 */
const findNumbers = (text: string, extended: boolean): readonly Range[] => {
  // The library would read an extension in “860-555-0188, 7 days a week”, “860-555-0188 #1 in Hartford” and
  // “860-555-0188 x 24/7”, and begin a number with any bracket.
  const words = withSpaces(text).replace(
    /[,;~](?= ?\d)|#(?! ?\d{2,5}\b)(?= ?\d)|x(?= ?\d+\/)|[[(](?!\+?\d+\))/gi,
    '|',
  );
  return findPhoneNumbersInText(words, { ...AMERICAN, extended }).map(
    ({ startsAt: start, endsAt: end }) => ({ start, end }),
  );
};

/** Introduces a fax number, where callers hear a whistle. An F after a name is somebody’s initial. */
const FAX = String.raw`\b(?:fa?x(?: (?:it|to|us|at)){0,4}|facsimile|f:|(?<!\p{L}\.? ?)f)`;

/** Excludes the number of a fax and of a phone: “Tel./Fax”, “Phone and fax”. */
const ONLY = String.raw`(?<!\p{L}\.? ?(?:[/&]|\band|\bor) ?)`;

/** Introduces another number that may have ten digits, then without signs between them. */
const OTHER = String.raw`\b(?:licen[cs]e|lic|policy|certificate|registration|permit|account)`;

/** What may stand between such a word and its number. */
const BETWEEN = String.raw`(?:[\s.:#+(\p{Pd}]|\b(?:number|no|line|is)\b){0,9}`;

const BEFORE_FAX = new RegExp(`${ONLY}${FAX}${BETWEEN}$`, 'iu');
const BEFORE_OTHER = new RegExp(`${OTHER}${BETWEEN}$`, 'iu');

/** What follows a fax number, unless it introduces another number or goes on (“, fax or e-mail us”). */
const AFTER_FAX = /^(?: ?\(f\)|[ ,(\p{Pd}]{0,3}fax\b(?! \p{L}|[ .:#(+\p{Pd}]{0,4}\d))/iu;

/** The phone numbers in a text, except fax numbers, and licenses and the like that have as many digits. */
export const phoneNumbersIn = (text: string): readonly Range[] =>
  findNumbers(text, false).filter(({ start, end }) => {
    const before = text.slice(0, start);
    const isOther = !/\D/.test(text.slice(start, end)) && BEFORE_OTHER.test(before);
    return !isOther && !BEFORE_FAX.test(before) && !AFTER_FAX.test(text.slice(end));
  });

/**
 * The phone numbers in a typed value, in its notation and without other words. There should be only one.
 * Each can be dialed from anywhere: it has its area code or that of its country. Capitals may stand for digits.
 */
export const numbersIn = (typed: string): readonly string[] => {
  const number = typed
    .replace(/^[^\d+(]+/, '')
    .replace(/\([^\d)]*\)$/, '')
    .trim();
  return parsed(number)
    ? [number]
    : findNumbers(typed, true).map(({ start, end }) => typed.slice(start, end));
};

/** True for a phone number without other words. */
export const isPhoneNumber = (text: string): boolean => parsed(text) !== undefined;

/** The digits that a phone dials for one of `numbersIn`, without its extension, as a text message needs them. */
export const mainNumber = (number: string): string => parsed(number)?.number ?? '';

/** What a phone dials for one of `numbersIn`. Its extension comes after a pause. */
export const dialed = (number: string): string =>
  [mainNumber(number), parsed(number)?.ext].filter(Boolean).join(',');

/** A dialed number as people write it. */
const shown = (link: string): string => {
  const number = parsed(link);
  return number?.format(number.countryCallingCode === '1' ? 'NATIONAL' : 'INTERNATIONAL') ?? link;
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
