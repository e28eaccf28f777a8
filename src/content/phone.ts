/** The company's number in its three forms: shown, with dashes, and dialed. */

/** Digits of the shortest number that can be dialed from anywhere. */
const SHORTEST = 7;

/** The number to dial for a number written for people; ten digits are an American number. */
export const dialed = (shown: string): string => {
  const digits = shown.replace(/\D/g, '');
  if (shown.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : digits;
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
    if (typeof number === 'string' && dialed(number).length >= SHORTEST)
      return { phoneDisplay: number, phoneDashed: number, phoneLink: dialed(number), ...own };
  if (typeof phoneLink !== 'string') return own;
  return { phoneDisplay: shown(phoneLink), phoneDashed: shown(phoneLink), ...own };
};
