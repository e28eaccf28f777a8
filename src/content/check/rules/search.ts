/** Titles and descriptions in search results. */
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from '../../assemble/seo';
import { entryTitle, pageEntries, type Entry } from '../../entries';
import { replaceTokens } from '../../tokens';
import type { Rule } from '../texts';

const DESCRIPTION_MINIMUM = 50;

/** Characters of the company's name that titles have room for. A longer name is not reported. */
const NAME_LENGTH = 18;

const TEXTS = [
  { field: 'metaTitle', what: 'title', limit: TITLE_LIMIT },
  { field: 'metaDescription', what: 'description', limit: DESCRIPTION_LIMIT },
] as const;

/** Every title and description that somebody has written, as visitors read it. */
const searchTexts: Rule = ({ content, site, problems }) => {
  const seen = new Map<string, Entry>();
  const company = site.tokens.company.slice(0, NAME_LENGTH);
  for (const entry of pageEntries(content))
    for (const { field, what, limit } of TEXTS) {
      const value = entry.fields[field];
      if (value === undefined) continue;
      const text = replaceTokens(value, site.tokens);
      const location = { entry, field };
      if (replaceTokens(value, { ...site.tokens, company }).length > limit)
        problems.warning(
          location,
          `The ${what} in search results has ${text.length} characters. Google cuts it after about ${limit}.`,
        );
      if (field === 'metaDescription' && text.length < DESCRIPTION_MINIMUM)
        problems.warning(
          location,
          `The description in search results has only ${text.length} characters. Google may write its own; use 70 to ${DESCRIPTION_LIMIT}.`,
        );
      const key = `${field}\n${text.trim().toLowerCase()}`;
      const other = seen.get(key);
      if (other)
        problems.warning(
          location,
          `The ${what} in search results is the same as that of “${entryTitle(other)}”. Give each page its own, so that people can tell them apart.`,
        );
      else seen.set(key, entry);
    }
};

export const searchRules: readonly Rule[] = [searchTexts];
