/** Interprets typed or pasted values that are more than words. */
import { mailAddressesIn, webAddress } from '../links';
import type { Meaning } from '../model/fields';
import { dialed, numbersIn } from '../phone';

/** The last part of an address that was copied whole, with its host or the folders above it. */
const lastPart = (typed: string): string => {
  const [path = ''] = typed.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/);
  const parts = path.replace(/\.html?$/i, '').split('/');
  return parts.findLast((part) => part.trim() !== '') ?? typed;
};

/** The state behind a place, and whatever follows it. */
const STATE_BEHIND = /\s*,\s*(?:[a-z]{2}|conn\.?|connecticut)(?![a-z]).*$/i;
const CODE_BEHIND = /\s+[A-Z]{2}(?:\s+\d{5})?$/;

/** Between names in a line; not in brackets, as in “Pruning (oaks, elms)”. */
const BETWEEN_NAMES = /\s*[,;]\s*(?![^()]*\))/;

const namesIn = (typed: string): readonly string[] => typed.split(BETWEEN_NAMES).filter(Boolean);

const STARS = String.raw`(?:\s*[\u2605\u2606\u2b50\u{1f31f}]\ufe0f?)+\s*`;
/** Stars at the start or end, which the site draws itself for reviews; not in a sentence (“5★ work”). */
const STARS_AROUND = new RegExp(`^${STARS}|(?<=[.!?)"”’'])${STARS}$`, 'gu');

/**
 * What surrounds the words of a review that is copied from Google: who wrote it, how old it is, the button to read
 * on, the buttons below, and the owner’s answer. “Helpful” alone may be a line of the review. Each break is looked at
 * once, so that many blank lines take no time.
 */
const AROUND_REVIEW = new RegExp(
  String.raw`^(?:[^\n]{1,60}\n+){0,3}(?:${STARS})?(?:Edited )?(?:[Aa]n?|\d+) (?:minute|hour|day|week|month|year)s? ago(?: NEW| New)?\s*\n\s*|(?<=…|\.{3})\s*(?:More|Read more|See more)$|(?<!\n)\n+(?:(?:Like|Helpful|Share)\n+){0,2}(?:Like|Share|Response from the owner[^]*)$`,
  'gu',
);

const NAME = String.raw`(?:\p{Lu}[\p{L}.’'-]*|and|&|of|in|from)`;
/** A quotation, with or without the name of who said it behind it. */
const WHOLE = new RegExp(
  String.raw`^["“„«]\s*([^]*\S)\s*["”“»](?:\s*[~\u2010-\u2015-]+\s*${NAME}(?:[ ,]+${NAME}){0,7})?$`,
  'u',
);

/**
 * Removes stars and quotation marks around the whole text, and makes inner double quotation marks single, but
 * not those of inches (24").
 * `"Good," she said, "and fair."` is not one quotation: its first mark closes before the last opens.
 */
export const unquoted = (words: string): string => {
  const typed = words.replace(STARS_AROUND, '').replace(AROUND_REVIEW, '') || words;
  const inside = WHOLE.exec(typed)?.[1];
  const next = inside === undefined ? -1 : inside.search(/(?<!\d)["“”„«»]/);
  const isWhole = inside !== undefined && /^$|[\s([]/.test(inside.charAt(next - 1));
  return (isWhole ? inside : typed)
    .replace(/(^|[\s([])["“„«](\S[^"“”„«»]*)["”“»]/g, '$1‘$2’')
    .replace(/(^|[\s([])["“„«](?=\S)/g, '$1‘')
    .replace(/(?<!\d)["“”„«»]/g, '’');
};

/** The words that the site writes before a license number itself. Others, as in `HIC #0641`, are another license. */
const LICENSE_NAME =
  /^(?:\s*(?:#|(?:CT|Connecticut|arborist|lic(?:en[cs]e)?|no|number)(?:[.:]|(?=[\s#]))))+:?\s*(?=.*\d)/i;

/** Returns the values in a typed text; empty if the text has none of that kind. */
type Reader = (typed: string) => readonly string[];

export const MEANINGS: Readonly<Record<Meaning, Reader>> = {
  // The assembly checks links later, because the list of pages is not known yet.
  link: (typed) => [typed],
  pageAddress: (typed) => [lastPart(typed)],
  webAddress: (typed) => [webAddress(typed) ?? []].flat(),
  email: mailAddressesIn,
  phone: numbersIn,
  dialedPhone: (typed) => numbersIn(typed).map(dialed),
  place: (typed) => namesIn(typed.replace(STATE_BEHIND, '').replace(CODE_BEHIND, '') || typed),
  names: namesIn,
  stateCode: (typed) => [typed],
  quotation: (typed) => [unquoted(typed)],
  license: (typed) => [typed.replace(LICENSE_NAME, '')],
};
