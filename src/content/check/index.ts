/** Finds what would look or read wrong to a visitor and an editor can fix. */
import { isVisibleText } from '../model';
import type { MadeSite } from '../site';
import { dateRules } from './rules/dates';
import { factRules } from './rules/facts';
import { gapRules } from './rules/gaps';
import { linkRules } from './rules/links';
import { pictureRules } from './rules/pictures';
import { searchRules } from './rules/search';
import { writingRules } from './rules/writing';
import { locatedRichTexts, locatedWords } from './texts';

const RULES = [
  ...pictureRules,
  ...factRules,
  ...linkRules,
  ...searchRules,
  ...writingRules,
  ...dateRules,
  ...gapRules,
];

/** Adds everything the rules find to the problems of a site. */
export const checkContent = (made: MadeSite): void => {
  const { content } = made;
  const checked = {
    ...made,
    texts: locatedWords(content, isVisibleText),
    richTexts: locatedRichTexts(content),
  };
  for (const rule of RULES) rule(checked);
};
