/** Finds what would look or read wrong to a visitor and an editor can fix. */
import type { Problems } from '../problems';
import { replaceTokens, tokenValues } from '../tokens';
import { license, phoneNumbers, rating, samePhone } from './rules/facts';
import {
  bundledTexts,
  filler,
  futureDates,
  longTexts,
  sameQuestions,
  sameServices,
  withoutText,
} from './rules/gaps';
import { deadLinks } from './rules/links';
import { pictures } from './rules/pictures';
import type { CheckInput, Rule } from './rules/rule';
import { sameSearchTexts, searchTexts } from './rules/search';
import {
  addressesWithoutLink,
  code,
  headings,
  notices,
  samples,
  sectionTimes,
  shouting,
} from './rules/writing';
import { locatedRichTexts, locatedTexts } from './texts';

const RULES: readonly Rule[] = [
  pictures,
  phoneNumbers,
  samePhone,
  license,
  rating,
  deadLinks,
  searchTexts,
  sameSearchTexts,
  samples,
  headings,
  shouting,
  code,
  addressesWithoutLink,
  notices,
  sectionTimes,
  withoutText,
  filler,
  sameQuestions,
  sameServices,
  futureDates,
  longTexts,
  bundledTexts,
];

/** Adds everything the rules find to `problems`. */
export const checkContent = (input: CheckInput, problems: Problems): void => {
  const { content } = input;
  const values = tokenValues(content.siteConfig.fields, 0, '');
  const checked = {
    ...input,
    texts: locatedTexts(content),
    richTexts: locatedRichTexts(content),
    shown: (text: string) => replaceTokens(text, values),
  };
  for (const rule of RULES) rule(checked, problems);
};
