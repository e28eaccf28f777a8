/** What somebody meant who typed or pasted a value that is more than words. */
import { mailAddressesIn, webAddress } from '../links';
import type { Meaning } from '../model/fields';
import { dialed, numbersIn } from '../phone';
import { unquoted } from './quotes';

/** Four digits are a ZIP code of New England that a spreadsheet took for a number, or belong to one of nine. */
const ZIP_CODE = /(?<!\d)\d{5}(?!\d)|(?<![\d-])\d{4}(?!\d)/g;

/** The last part of an address that was copied whole, with its host or the folders above it. */
const lastPart = (typed: string): string => {
  const [path = ''] = typed.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/);
  const parts = path.replace(/\.html?$/i, '').split('/');
  return parts.findLast((part) => part.trim() !== '') ?? typed;
};

/** The state behind a place, and whatever follows it. */
const STATE_BEHIND = /\s*,.*$|\s+[A-Z]{2}(?:\s+\d{5})?$/;

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
