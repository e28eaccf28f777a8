/** What is missing, unfinished or there twice. */
import { entryTitle } from '../../mappers';
import { contentTypeIds, fieldsOf, model } from '../../model';
import { entriesOf, textPlaces } from '../texts';
import type { Entry } from '../../withDefaults';
import { tell, type Rule } from './rule';

/** Pages that are a heading over nothing. */
export const withoutText: Rule = ({ content }) => [
  ...[...content.service, ...content.blogPost]
    .filter(({ fields }) => fields.body === undefined)
    .map((entry) =>
      tell(
        { entry, field: 'body' },
        'error',
        `“${entry.fields.title}” has no text, so its page is a heading over nothing. Write “${model[entry.type].fields.body.name}”.`,
      ),
    ),
  ...content.page
    .filter(({ fields }) => fields.kind === 'standard' && !fields.body && !fields.sections)
    .map((entry) =>
      tell(
        { entry, field: 'body' },
        'error',
        `The page “${entry.fields.name}” has neither a text nor sections, so it is a heading over nothing. Write “${model.page.fields.body.name}” or add sections.`,
      ),
    ),
];

const FILLER =
  /\b(lorem ipsum|dolor sit amet|asdf\w*|xxx+|tbd|todo|(your|sample|placeholder|dummy) text)\b/i;

export const filler: Rule = ({ content }) =>
  textPlaces(content).flatMap((place) => {
    const [found] = FILLER.exec(place.text) ?? [];
    return found === undefined
      ? []
      : [
          tell(
            place,
            'error',
            `“${place.label}” still has filler text (“${found}”), and visitors read it. Write the real text.`,
          ),
        ];
  });

export const sameQuestions: Rule = ({ content }) => {
  const seen = new Set<string>();
  return content.faq.flatMap((entry) => {
    const words = entry.fields.question
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (!seen.has(words)) {
      seen.add(words);
      return [];
    }
    return [
      tell(
        { entry, field: 'question' },
        'warning',
        `The question “${entry.fields.question}” is there twice. Unpublish one of the two.`,
      ),
    ];
  });
};

export const futureDates: Rule = ({ content, now }) =>
  content.blogPost
    .filter(({ fields: { lastModified } }) => lastModified && new Date(lastModified) > now)
    .map((entry) =>
      tell(
        { entry, field: 'lastModified' },
        'warning',
        `“${entry.fields.title}” has a date in the future, and visitors see it already. To publish it later, use “Set schedule” beside Publish.`,
      ),
    );

/** Letters that fit a line without a limit of its own, such as a label. */
const LINE_LENGTH = 160;

/** Texts that Contentful does not limit, because the field was made by hand or has no limit. */
export const longTexts: Rule = ({ content }) =>
  textPlaces(content).flatMap((place) => {
    const field = fieldsOf(place.entry.type).find(([id]) => id === place.field)?.[1];
    if (field?.kind !== 'text' && field?.kind !== 'longText') return [];
    const limit = field.max ?? (field.kind === 'text' ? LINE_LENGTH : Infinity);
    return place.text.length <= limit
      ? []
      : [
          tell(
            place,
            'warning',
            `“${place.label}” has ${place.text.length} characters, far more than fit its place. Write at most ${limit}.`,
          ),
        ];
  });

/** What visitors of a site with a space read although nobody has written it there. */
export const bundledTexts: Rule = ({ content }) => {
  const isBundled = (entry: Entry): boolean => entry.entryId === undefined;
  const types = contentTypeIds.map((type) => ({ type, entries: entriesOf(content, type) }));
  if (types.every(({ entries }) => entries.every(isBundled))) return [];
  return types.flatMap(({ type, entries }) => {
    const [first, ...rest] = entries.filter(isBundled);
    if (!first) return [];
    const title = entryTitle(type, first.fields);
    return [
      tell(
        { entry: first },
        'warning',
        `Visitors read ${rest.length === 0 ? `“${title}”` : `“${title}” and ${rest.length} more`} of “${model[type].name}” as the site came with it. Write your own in Contentful, or have it put there by npm run contentful:seed.`,
      ),
    ];
  });
};
