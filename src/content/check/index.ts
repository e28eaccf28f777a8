/** What would look or read wrong to a visitor, told to the editor who can mend it. */
import type { Problems } from '../problems';
import { license, phoneNumbers, samePhone } from './rules/facts';
import {
  bundledTexts,
  filler,
  futureDates,
  longTexts,
  sameQuestions,
  withoutText,
} from './rules/gaps';
import { deadLinks } from './rules/links';
import { pictures } from './rules/pictures';
import type { CheckInput, Rule } from './rules/rule';
import { sameSearchTexts, searchTexts } from './rules/search';
import { headings, notices, samples, shouting } from './rules/writing';

const RULES: readonly Rule[] = [
  pictures,
  phoneNumbers,
  samePhone,
  license,
  deadLinks,
  searchTexts,
  sameSearchTexts,
  samples,
  headings,
  shouting,
  notices,
  withoutText,
  filler,
  sameQuestions,
  futureDates,
  longTexts,
  bundledTexts,
];

/** Adds everything the rules find to `problems`. */
export const checkContent = (input: CheckInput, problems: Problems): void => {
  for (const rule of RULES) for (const problem of rule(input)) problems.add(problem);
};
