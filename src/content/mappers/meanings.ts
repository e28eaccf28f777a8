/** What somebody meant who typed or pasted a value that is more than words. */
import { mailAddressesIn, webAddress } from '../links';
import type { Meaning } from '../model/fields';
import { dialed, numbersIn } from '../phone';

/** Five digits; or four, not those behind a dash, where a spreadsheet has dropped New England's leading zero. */
const ZIP_CODE = /(?<!\d)\d{5}(?!\d)|(?<![\d-])\d{4}(?!\d)/g;

/** The last part of an address that was copied whole, with its host or the folders above it. */
const lastPart = (typed: string): string => {
  const [path = ''] = typed.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/);
  const parts = path.replace(/\.html?$/i, '').split('/');
  return parts.findLast((part) => part.trim() !== '') ?? typed;
};

/** The state behind a place, and whatever follows it. */
const STATE_BEHIND = /\s*,.*$|\s+[A-Z]{2}(?:\s+\d{5})?$/;

const STARS = String.raw`(?:\s*[\u2605\u2606\u2b50\u{1f31f}]\ufe0f?)+\s*`;
/** Typed beside the stars that the site draws for every review; not those within a sentence (“5★ work”). */
const STARS_AROUND = new RegExp(`^${STARS}|(?<=[.!?)"”’'])${STARS}$`, 'gu');

const WHOLE = /^["“„«]\s*([^]*\S)\s*["”“»]$/;

/**
 * Takes off stars and quotation marks that were typed around the whole, and makes marks inside single ones.
 * `"Good," she said, "and fair."` keeps its parts apart: its first mark ends before the last begins.
 */
export const unquoted = (words: string): string => {
  const typed = words.replace(STARS_AROUND, '') || words;
  const inside = WHOLE.exec(typed)?.[1];
  const next = inside === undefined ? -1 : inside.search(/["“”„«»]/);
  const isWhole = inside !== undefined && /^$|[\s([]/.test(inside.charAt(next - 1));
  return (isWhole ? inside : typed)
    .replace(/(^|[\s([])["“„«](?=\S)/g, '$1‘')
    .replace(/["“”„«»]/g, '’');
};

/** The values that a typed one holds; none where it holds nothing of its kind. */
type Reader = (typed: string) => readonly string[];

export const MEANINGS: Readonly<Record<Meaning, Reader>> = {
  // Which pages there are is not known yet: the assembly reads them.
  link: (typed) => [typed],
  pageAddress: (typed) => [lastPart(typed)],
  webAddress: (typed) => [webAddress(typed) ?? []].flat(),
  email: mailAddressesIn,
  phone: numbersIn,
  dialedPhone: (typed) => numbersIn(typed).map(dialed),
  place: (typed) => [typed.replace(STATE_BEHIND, '') || typed],
  stateCode: (typed) => [typed],
  quotation: (typed) => [unquoted(typed)],
  zip: (typed) => (typed.match(ZIP_CODE) ?? []).map((code) => code.padStart(5, '0')),
};
