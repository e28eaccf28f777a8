/** Titles and descriptions in search results. */
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from '../../assemble/seo';
import { entryTitle } from '../../mappers';
import type { Problem } from '../../problems';
import { replaceTokens, tokenValues } from '../../tokens';
import type { Entry } from '../../withDefaults';
import { entriesOf } from '../texts';
import { tell, type Rule } from './rule';

const DESCRIPTION_MINIMUM = 50;

export const searchTexts: Rule = ({ content }) =>
  (['page', 'service', 'blogPost'] as const).flatMap((type) =>
    entriesOf(content, type).flatMap((entry) => {
      const { metaTitle, metaDescription } = entry.fields as {
        metaTitle?: string;
        metaDescription?: string;
      };
      const problems: Problem[] = [];
      const values = tokenValues(content.siteConfig.fields, 0, '');
      const title = replaceTokens(metaTitle ?? '', values);
      const description = replaceTokens(metaDescription ?? '', values);
      if (title.length > TITLE_LIMIT) {
        problems.push(
          tell(
            { entry, field: 'metaTitle' },
            'warning',
            `The title in search results has ${title.length} characters. Google cuts it after about ${TITLE_LIMIT}.`,
          ),
        );
      }
      if (description.length > DESCRIPTION_LIMIT) {
        problems.push(
          tell(
            { entry, field: 'metaDescription' },
            'warning',
            `The description in search results has ${description.length} characters. Google cuts it after about ${DESCRIPTION_LIMIT}.`,
          ),
        );
      }
      if (description !== '' && description.length < DESCRIPTION_MINIMUM) {
        problems.push(
          tell(
            { entry, field: 'metaDescription' },
            'warning',
            `The description in search results has only ${description.length} characters. Google may write its own; use 70 to ${DESCRIPTION_LIMIT}.`,
          ),
        );
      }
      return problems;
    }),
  );

export const sameSearchTexts: Rule = ({ content }) => {
  const values = tokenValues(content.siteConfig.fields, 0, '');
  const seen = new Map<string, Entry>();
  return (['page', 'service', 'blogPost'] as const).flatMap((type) =>
    entriesOf(content, type).flatMap((entry) =>
      (['metaTitle', 'metaDescription'] as const).flatMap((field) => {
        const value = (entry.fields as Record<string, unknown>)[field];
        if (typeof value !== 'string') return [];
        const key = `${field}\n${replaceTokens(value, values).trim().toLowerCase()}`;
        const other = seen.get(key);
        if (!other) {
          seen.set(key, entry);
          return [];
        }
        const what = field === 'metaTitle' ? 'title' : 'description';
        return [
          tell(
            { entry, field },
            'warning',
            `The ${what} in search results is the same as that of “${entryTitle(other.type, other.fields)}”. Give each page its own, so that people can tell them apart.`,
          ),
        ];
      }),
    ),
  );
};
