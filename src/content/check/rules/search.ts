/** Titles and descriptions in search results. */
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from '../../assemble/seo';
import { entryTitle, pageEntries, type Entry } from '../../entries';
import { withoutMarks } from '../../marks';
import { replaceTokens } from '../../tokens';
import { quoted } from '../../text';
import { entriesOf } from '../texts';
import type { Checked, Rule } from './rule';

const DESCRIPTION_MINIMUM = 50;

/** Characters of a company's name for which titles have room. */
const USUAL_NAME = 18;

const TEXTS = [
  { field: 'metaTitle', what: 'title', limit: TITLE_LIMIT },
  { field: 'metaDescription', what: 'description', limit: DESCRIPTION_LIMIT },
] as const;

/** Every title and description that somebody has written, as visitors read it. */
const written = ({ content, site }: Checked) =>
  pageEntries(content).flatMap((entry) =>
    TEXTS.flatMap(({ field, what, limit }) => {
      const value = entry.fields[field];
      if (value === undefined) return [];
      // The sentence for a token may have the mark of the text that it comes from.
      const text = withoutMarks(replaceTokens(value, site.tokens));
      // What is too long with this name would fit with one of usual length.
      const without = replaceTokens(value, { ...site.tokens, company: '' });
      const named = text.length - without.length;
      const isNameLong = named > USUAL_NAME && without.length + USUAL_NAME <= limit;
      return [{ entry, field, what, limit, text, isNameLong }];
    }),
  );

const searchTexts: Rule = (checked, problems) => {
  const { siteConfig } = checked.content;
  const byName = written(checked).filter(
    ({ text, limit, isNameLong }) => isNameLong && text.length > limit,
  );
  if (byName.length > 0)
    problems.warning(
      { entry: siteConfig, field: 'company' },
      `The name ${quoted(siteConfig.fields.company)} is so long that Google cuts the titles or descriptions of ${byName.length} ${byName.length === 1 ? 'page' : 'pages'} in search results: ${entriesOf(byName)}. Take {{company}} out of those where it matters.`,
    );
  for (const location of written(checked)) {
    const { field, what, limit, text, isNameLong } = location;
    if (text.length > limit && !isNameLong)
      problems.warning(
        location,
        `The ${what} in search results has ${text.length} characters. Google cuts it after about ${limit}.`,
      );
    if (field === 'metaDescription' && text !== '' && text.length < DESCRIPTION_MINIMUM)
      problems.warning(
        location,
        `The description in search results has only ${text.length} characters. Google may write its own; use 70 to ${DESCRIPTION_LIMIT}.`,
      );
  }
};

const sameSearchTexts: Rule = (checked, problems) => {
  const seen = new Map<string, Entry>();
  for (const location of written(checked)) {
    const { entry, field, what, text } = location;
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

export const searchRules: readonly Rule[] = [searchTexts, sameSearchTexts];
