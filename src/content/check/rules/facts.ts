/** Phone numbers, hours and claims that must agree with the company's facts. */
import type { SiteSettings } from '../../assemble/input';
import { dialed, mainNumber } from '../../phone';
import { entryTitle } from '../../entries';
import { model } from '../../model';
import type { Problem } from '../../problems';
import { quoted, quotedAll } from '../../text';
import type { Rule } from '../texts';

/**
 * What may stand between two digits of a phone number. With the letters of all languages, V8 compiles the pattern
 * for a second.
 */
const BETWEEN = String.raw`[^\da-z\n]{0,3}`;

/**
 * Finds the company's number in any notation, even in one that does not become a link because other figures
 * look like it.
 */
const typedPhone: Rule = ({ content, texts, problems }) => {
  const number = mainNumber(content.siteConfig.fields.phoneLink);
  const digits = number.replace(/\D/g, '').slice(-10);
  const typed = new RegExp(String.raw`(?<!\d)1?${BETWEEN}${[...digits].join(BETWEEN)}(?!\d)`, 'i');
  for (const location of texts)
    if (typed.test(location.value))
      problems.warning(
        location,
        `“${location.label}” has the phone number typed in. Write {{phone}} instead, so that it changes with the company’s number.`,
      );
};

const samePhone: Rule = ({ content: { siteConfig: entry }, problems }) => {
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

/** The city and the ZIP code are added to the street wherever the address is shown. */
const streetOnly: Rule = ({ content: { siteConfig: entry }, problems }) => {
  const { streetAddress = '', city } = entry.fields;
  const [, ...others] = streetAddress.split(',').map((part) => part.trim());
  const hasZip = /(?<!\bbox)\s\d{5}(?:-\d{4})?$/i.test(streetAddress);
  if (hasZip || others.some((part) => part.startsWith(city)))
    problems.warning(
      { entry, field: 'streetAddress' },
      `“${model.siteConfig.fields.streetAddress.name}” also has the city or the ZIP code, so visitors read it twice. Write only the street there; the city and the ZIP code have fields of their own.`,
    );
};

/**
 * The severity of claims that may be untrue: an error if the site is live at an address of its own, because
 * visitors would believe them.
 */
const severityOfClaims = ({ goesLive, ownAddress }: SiteSettings): Problem['severity'] =>
  goesLive && ownAddress !== '' ? 'error' : 'warning';

const EVERY_HOUR =
  /\b24\/7\b|\bday (?:or|and) night\b|\b(?:any|every) hour\b|\bevery (?:day|night) of the year\b|\bcall (?:us )?any ?time\b|\bthree in the morning\b|\bholidays included\b|\bnights, weekends\b|\baround the clock\b/i;

/** Hours that are every hour, as people write them. */
const ALWAYS =
  /24\s*[/x-]\s*7|24[\s-]*h(?:(?:ou)?rs?)?\b|around the clock|always open|day (?:and|or) night/i;

/** Reports texts that promise service at all hours when the company's hours say otherwise. */
const hours: Rule = ({ content: { siteConfig: entry }, texts, settings, problems }) => {
  const { hoursOfOperation } = entry.fields;
  if (ALWAYS.test(hoursOfOperation)) return;
  const promises = texts.filter(({ value }) => EVERY_HOUR.test(value));
  if (promises.length === 0) return;
  problems.add(
    severityOfClaims(settings),
    { entry, field: 'hoursOfOperation' },
    `“${model.siteConfig.fields.hoursOfOperation.name}” says ${quoted(hoursOfOperation)}, but other texts still promise an answer at every hour. Change them too: ${quotedAll(promises.map((one) => entryTitle(one.entry)))}. Or add “emergencies 24/7” to the hours, if that is true.`,
  );
};

/** Claims about the company in texts, and the facts with which visitors can verify each. */
const CLAIMS = [
  {
    words: 'licensed',
    pattern: /\blicensed\b/i,
    proofs: ['licenseNumber'],
    lack: 'no license number is filled in. Fill in “Arborist license number”, so that visitors can check it.',
  },
  {
    words: 'top rated',
    pattern: /\btop[- ]rated\b|\bhighest[- ]rated\b/i,
    proofs: ['rating', 'ratingSource'],
    lack: 'not where that can be seen. Fill in “Rating” and “Where the rating can be seen”, or take the words out.',
  },
] as const;

const claims: Rule = ({ content, texts, settings, problems }) => {
  const { siteConfig: entry, highlight } = content;
  // A highlight has the words in two fields, such as “Top” and “rated”.
  const highlights = highlight.map(({ fields: { number, name } }) => `${number} ${name}`);
  const others = texts.filter((located) => located.entry.type !== 'highlight');
  const all = [...others.map(({ value }) => value), ...highlights];
  for (const { words, pattern, proofs, lack } of CLAIMS) {
    const count = all.filter((text) => pattern.test(text)).length;
    const field = proofs.find((proof) => entry.fields[proof] === undefined);
    if (count > 0 && field !== undefined)
      problems.add(
        severityOfClaims(settings),
        { entry, field },
        `The site says “${words}” in ${count} ${count === 1 ? 'text' : 'texts'}, but ${lack}`,
      );
  }
};

export const factRules: readonly Rule[] = [typedPhone, samePhone, streetOnly, hours, claims];
