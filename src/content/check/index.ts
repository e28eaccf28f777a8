/** Finds what would look or read wrong to a visitor and an editor can fix. */
import type { Problems } from '../problems';
import { factRules } from './rules/facts';
import { gapRules } from './rules/gaps';
import { deadLinks } from './rules/links';
import { describedAndSized } from './rules/pictures';
import { searchTexts } from './rules/search';
import { writingRules } from './rules/writing';
import { locatedRichTexts, locatedTexts, type Checked } from './texts';

const RULES = [
  describedAndSized,
  ...factRules,
  deadLinks,
  searchTexts,
  ...writingRules,
  ...gapRules,
];

/** Adds everything the rules find to `problems`. */
export const checkContent = (
  input: Omit<Checked, 'texts' | 'richTexts'>,
  problems: Problems,
): void => {
  const { content } = input;
  const checked = {
    ...input,
    texts: locatedTexts(content),
    richTexts: locatedRichTexts(content),
  };
  for (const rule of RULES) rule(checked, problems);
};
