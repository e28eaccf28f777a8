/** Phone numbers and claims that must agree with the company's facts. */
import { textPlaces } from '../texts';
import { tell, type Rule } from './rule';

const digits = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const PHONE_NUMBER = /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g;

export const phoneNumbers: Rule = ({ content }) => {
  const company = digits(content.siteConfig.fields.phoneLink);
  return textPlaces(content).flatMap((place) =>
    [...place.text.matchAll(PHONE_NUMBER)].map(([number]) =>
      digits(number) === company
        ? tell(
            place,
            'warning',
            `“${place.label}” has the phone number typed in. Write {{phone}} instead, so that it changes with the company’s number.`,
          )
        : tell(
            place,
            'error',
            `“${place.label}” shows ${number}, which is not the company’s phone number. Write {{phone}} instead.`,
          ),
    ),
  );
};

export const samePhone: Rule = ({ content }) => {
  const entry = content.siteConfig;
  const { phoneDisplay, phoneDashed = phoneDisplay, phoneLink } = entry.fields;
  return (
    [
      ['phoneDisplay', phoneDisplay],
      ['phoneDashed', phoneDashed],
    ] as const
  )
    .filter(([, number]) => digits(number) !== digits(phoneLink))
    .map(([field, number]) =>
      tell(
        { entry, field },
        'error',
        `The phone number shown (${number}) is not the one that is dialed (${phoneLink}). Make all three forms the same number.`,
      ),
    );
};

export const license: Rule = ({ content }) => {
  const entry = content.siteConfig;
  if (entry.fields.licenseNumber !== undefined) return [];
  const claims = textPlaces(content).filter(({ text }) => /\blicensed\b/i.test(text));
  if (claims.length === 0) return [];
  return [
    tell(
      { entry, field: 'licenseNumber' },
      'warning',
      `The site says “licensed” in ${claims.length} ${claims.length === 1 ? 'text' : 'texts'}, but no license number is filled in. Fill in “Arborist license number”, so that visitors can check it.`,
    ),
  ];
};
