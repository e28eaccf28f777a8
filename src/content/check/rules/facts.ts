/** Phone numbers and claims that must agree with the company's facts. */
import { dialed, PHONE_NUMBER, withoutExtension } from '../../phone';
import { model } from '../../model';
import { quoted } from '../../text';
import { entriesOf, locatedHrefs, type LocatedText } from '../texts';
import type { Rule } from './rule';

/** A number as a phone number is written, or ten digits in a row, which may be a license or a policy. */
const NUMBER = new RegExp(String.raw`${PHONE_NUMBER}|(?<!\d)\+?1?\d{10}(?!\d)`, 'gu');

const phoneNumbers: Rule = ({ content, texts }, problems) => {
  const { phoneLink, textNumber = '' } = content.siteConfig.fields;
  const company = dialed(withoutExtension(phoneLink));
  const links = locatedHrefs(content).filter(({ href }) => /^tel:/i.test(href));
  const others = new Map<string, { readonly shown: string; readonly places: LocatedText[] }>();
  for (const location of texts) {
    const { entry, field } = location;
    const isLink = (number: string): boolean =>
      links.some(
        (link) =>
          link.entry === entry &&
          link.field === field &&
          dialed(withoutExtension(link.href)) === dialed(number),
      );
    for (const [shown] of location.text.matchAll(NUMBER)) {
      const number = dialed(shown);
      if (number === company)
        problems.warning(
          location,
          `“${location.label}” has the phone number typed in. Write {{phone}} instead, so that it changes with the company’s number.`,
        );
      // A license or a policy may be ten digits in a row.
      else if (number !== dialed(textNumber) && /\d\D+\d/.test(shown) && !isLink(shown)) {
        const known = others.get(number) ?? { shown, places: [] };
        others.set(number, { ...known, places: [...known.places, location] });
      }
    }
  }
  for (const { shown, places } of others.values()) {
    const [first] = places;
    if (first)
      problems.warning(
        first,
        `${shown} is not the company’s phone number, but stands in ${entriesOf(places)}. If it is yours, write {{phone}}.`,
      );
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

const EVERY_HOUR =
  /\b24\/7\b|\bday (?:or|and) night\b|\b(?:any|every) hour\b|\bevery (?:day|night) of the year\b|\bcall (?:us )?any ?time\b|\b(?:at )?three in the morning\b|\bholidays included\b|\bnights, weekends\b|\baround the clock\b/i;

/** Hours that are every hour, as people write them. */
const ALWAYS =
  /24\s*[/x-]\s*7|24[\s-]*h(?:(?:ou)?rs?)?\b|around the clock|always open|day (?:and|or) night/i;

/** Texts that promise every hour to those who then read other hours. */
const hours: Rule = ({ content: { siteConfig: entry }, texts, isLive }, problems) => {
  const { hoursOfOperation } = entry.fields;
  if (ALWAYS.test(hoursOfOperation)) return;
  const promises = texts.filter(({ text }) => EVERY_HOUR.test(text));
  if (promises.length === 0) return;
  problems.add(
    isLive ? 'error' : 'warning',
    { entry, field: 'hoursOfOperation' },
    `“${model.siteConfig.fields.hoursOfOperation.name}” says ${quoted(hoursOfOperation)}, but other texts still promise an answer at every hour. Change them too: ${entriesOf(promises)}.`,
  );
};

/** The words of the drawn logo. */
const LOGO = 'Hartford Tree Care';

const logo: Rule = ({ content: { siteConfig: entry } }, problems) => {
  const { company } = entry.fields;
  if (!company.toLowerCase().includes(LOGO.toLowerCase()))
    problems.warning(
      { entry, field: 'company' },
      `The company is called ${quoted(company)}, but the drawn logo still says “${LOGO}”. Ask the person who runs the website for a new one.`,
    );
};

/** Facts with more or less in them than the texts around them need. */
const oddFacts: Rule = ({ content: { siteConfig: entry } }, problems) => {
  const { city, state, streetAddress, licenseNumber } = entry.fields;
  const [, ...rest] = streetAddress?.split(',') ?? [];
  const hasCity = rest.some((part) => part.trim().toLowerCase().startsWith(city.toLowerCase()));
  if (hasCity || /(?<!\bbox)\s\d{5}$/i.test(streetAddress ?? ''))
    problems.warning(
      { entry, field: 'streetAddress' },
      `“Street address” has the city or the ZIP code in it, which the site writes behind it. Write street and number only, and the ZIP code in its own field.`,
    );
  if (/^[A-Z]{2}$/.test(state))
    problems.warning(
      { entry, field: 'state' },
      `“State” is ${quoted(state)}, and visitors read it in sentences. Write it in full, for example Connecticut.`,
    );
  if (licenseNumber !== undefined && !/\d/.test(licenseNumber))
    problems.warning(
      { entry, field: 'licenseNumber' },
      `“Arborist license number” is ${quoted(licenseNumber)}, which is no number. Write the number on the license, or empty the field.`,
    );
};

const TOP_RATED = /\btop[- ]rated\b|\bhighest[- ]rated\b/i;

const rating: Rule = ({ content, texts, isLive }, problems) => {
  const { siteConfig: entry, highlight } = content;
  const claims = texts.filter(({ text }) => TOP_RATED.test(text)).length;
  const highlights = highlight.filter(({ fields: { number, name } }) =>
    TOP_RATED.test(`${number} ${name}`),
  ).length;
  const count = claims + highlights;
  const { rating: shown, ratingSource } = entry.fields;
  if (count === 0 || (shown !== undefined && ratingSource !== undefined)) return;
  problems.add(
    isLive ? 'error' : 'warning',
    { entry, field: shown === undefined ? 'rating' : 'ratingSource' },
    `The site says “top rated” in ${count} ${count === 1 ? 'text' : 'texts'}, but not where that can be seen. Fill in “Rating” and “Where the rating can be seen”, or take the words out.`,
  );
};

export const factRules: readonly Rule[] = [
  phoneNumbers,
  samePhone,
  hours,
  logo,
  license,
  oddFacts,
  rating,
];
