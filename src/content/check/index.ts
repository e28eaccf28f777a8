/** Finds what would look or read wrong to a visitor and an editor can fix. */
import type { MadeSite } from '../site';
import { factRules } from './rules/facts';
import { gapRules } from './rules/gaps';
import { deadLinks, vagueLinks } from './rules/links';
import { describedAndSized } from './rules/pictures';
import { searchTexts } from './rules/search';
import { writingRules } from './rules/writing';
import { locatedRichTexts, locatedTexts } from './texts';

const RULES = [
  describedAndSized,
  ...factRules,
  deadLinks,
  vagueLinks,
  searchTexts,
  ...writingRules,
  ...gapRules,
];

/** Adds everything the rules find to the problems of a site. */
export const checkContent = (made: MadeSite): void => {
  const { content, settings } = made;
  const checked = {
    ...made,
    texts: locatedTexts(content),
    richTexts: locatedRichTexts(content),
    severityOfClaims: settings.goesLive && settings.ownAddress !== '' ? 'error' : 'warning',
  } as const;
  for (const rule of RULES) rule(checked);
};
