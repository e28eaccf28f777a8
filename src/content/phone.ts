/** Phone numbers as staff type them, and the company's number in its three forms. */
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js';

/** The field with the number as shown. */
export const PHONE_FIELD = 'phoneDisplay';

/** The number, if there is nothing else in the text. One without the code of a country is American. */
const parsed = (text: string): PhoneNumber | undefined => {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  return number?.isPossible() ? number : undefined;
};

/** True for a phone number with its area code and without other words. */
export const isPhoneNumber = (text: string): boolean => parsed(text) !== undefined;

/** The digits that a phone dials, without an extension, as a text message needs them; '' for anything else. */
export const mainNumber = (number: string): string => parsed(number)?.number ?? '';

/** What a phone dials for a number; '' for anything else. Its extension comes after a pause. */
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
