/** Phone numbers and claims that must agree with the company's facts. */
import { dialed } from '../../phone';
import { locatedHrefs } from '../texts';
import type { Rule } from './rule';

/** American: neither the area nor the exchange begins with 0 or 1. */
const PHONE_NUMBER = /(?<!\d)(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}\b/g;

const phoneNumbers: Rule = ({ content, texts }, problems) => {
  const company = dialed(content.siteConfig.fields.phoneLink);
  const links = locatedHrefs(content).filter(({ href }) => /^tel:/i.test(href));
  for (const location of texts) {
    const { entry, field } = location;
    const isLink = (number: string): boolean =>
      links.some(
        (link) =>
          link.entry === entry && link.field === field && dialed(link.href) === dialed(number),
      );
    for (const [number] of location.text.matchAll(PHONE_NUMBER)) {
      if (dialed(number) === company)
        problems.warning(
          location,
          `“${location.label}” has the phone number typed in. Write {{phone}} instead, so that it changes with the company’s number.`,
        );
      // A license or a policy may be ten digits in a row.
      else if (/\d\D+\d/.test(number) && !isLink(number))
        problems.warning(
          location,
          `“${location.label}” shows ${number}, which is not the company’s phone number. If it is yours, write {{phone}}. If it belongs to somebody else, make it a link in a formatted text, so that it can be tapped.`,
        );
    }
  }
};

const samePhone: Rule = ({ content: { siteConfig: entry } }, problems) => {
  const { phoneLink } = entry.fields;
  for (const field of ['phoneDisplay', 'phoneDashed'] as const) {
    const number = entry.fields[field] ?? phoneLink;
    if (dialed(number) !== dialed(phoneLink))
      problems.error(
        { entry, field },
        `The phone number shown (${number}) is not the one that is dialed (${phoneLink}). Make all three forms the same number.`,
      );
  }
};

const license: Rule = ({ content: { siteConfig: entry }, texts, isLive }, problems) => {
  const claims = texts.filter(({ text }) => /\blicensed\b/i.test(text)).length;
  if (claims === 0 || entry.fields.licenseNumber !== undefined) return;
  problems.add(
    isLive ? 'error' : 'warning',
    { entry, field: 'licenseNumber' },
    `The site says “licensed” in ${claims} ${claims === 1 ? 'text' : 'texts'}, but no license number is filled in. Fill in “Arborist license number”, so that visitors can check it.`,
  );
};

const TOP_RATED = /\btop[- ]rated\b|\bhighest[- ]rated\b/i;

const rating: Rule = ({ content, texts, isLive }, problems) => {
  const { siteConfig: entry, highlight } = content;
  const claims = texts.filter(({ text }) => TOP_RATED.test(text)).length;
  const figures = highlight.filter(({ fields: { number, name } }) =>
    TOP_RATED.test(`${number} ${name}`),
  ).length;
  const count = claims + figures;
  const { rating: shown, ratingSource } = entry.fields;
  if (count === 0 || (shown !== undefined && ratingSource !== undefined)) return;
  problems.add(
    isLive ? 'error' : 'warning',
    { entry, field: shown === undefined ? 'rating' : 'ratingSource' },
    `The site says “top rated” in ${count} ${count === 1 ? 'text' : 'texts'}, but not where that can be seen. Fill in “Rating” and “Where the rating can be seen”, or take the words out.`,
  );
};

export const factRules: readonly Rule[] = [phoneNumbers, samePhone, license, rating];
