/** The company's number in its three forms: shown, with dashes, and dialed. */

/** Letters on the keys 2 to 9. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

const EXTENSION = /\s*(?:ext(?:ension|\.)?|x|#)\s*\d{1,6}\s*$/i;
const AMERICAN = /^1?\d{10}$/;

/** The digits that a phone dials, also for letters (860-555-TREE); of an extension, none. */
const digitsOf = (number: string): string =>
  number
    .replace(/^tel:/i, '')
    .replace(EXTENSION, '')
    .replace(/[a-z]/gi, (letter) =>
      String(KEYS.findIndex((key) => key.includes(letter.toLowerCase())) + 2),
    )
    .replace(/\D/g, '');

/** The number to dial for a number written for people; ten digits are an American number. */
export const dialed = (shown: string): string => {
  const digits = digitsOf(shown);
  if (/^(?:tel:)?\s*\+/i.test(shown)) return `+${digits}`;
  if (!AMERICAN.test(digits)) return digits;
  return `+${digits.length === 10 ? '1' : ''}${digits}`;
};

/**
 * The phone number in a typed value, as it was typed, without words before it (`Call 860-555-0142`).
 *
 * @returns undefined where there is none that can be dialed: 7 to 15 digits, letters for some of them only
 *   in American ones
 */
export const numberIn = (typed: string): string | undefined => {
  const number = typed
    .replace(/^tel:/i, '')
    .replace(/^[^\d+(]+/, '')
    .trim();
  const digits = digitsOf(number);
  const isNumber = /^[\d\s()+./\u2010-\u2015-]+$/.test(number.replace(EXTENSION, ''))
    ? digits.length >= 7 && digits.length <= 15
    : /^[\da-z\s().\u2010-\u2015-]+$/i.test(number.replace(EXTENSION, '')) && AMERICAN.test(digits);
  return isNumber ? number : undefined;
};

/** A dialed number as people write it. */
const shown = (link: string): string => {
  const number = link.replace(/^tel:/i, '');
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  return american ? `(${american[1]}) ${american[2]}-${american[3]}` : number;
};

interface PhoneForms {
  readonly phoneDisplay?: unknown;
  readonly phoneDashed?: unknown;
  readonly phoneLink?: unknown;
}

/**
 * Makes missing forms of the number from another one, so that the number of the bundled defaults is
 * never shown beside the company's own.
 */
export const completePhone = <F extends PhoneForms>(own: F): F & PhoneForms => {
  const { phoneDisplay, phoneDashed, phoneLink } = own;
  for (const number of [phoneDisplay, phoneDashed])
    if (typeof number === 'string')
      return { phoneDisplay: number, phoneDashed: number, phoneLink: dialed(number), ...own };
  if (typeof phoneLink !== 'string') return own;
  return { phoneDisplay: shown(phoneLink), phoneDashed: shown(phoneLink), ...own };
};
