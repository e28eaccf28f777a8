/**
 * Inspects a space before anything is written to it, and reports every obstacle at once. Contentful itself
 * would report one at a time, in the middle of the work. Each finding has one sentence about the problem and
 * one about the solution.
 */
import type { ContentFields, ContentTypeProps } from 'contentful-management';
import { loadBundled } from '../../../src/content/bundled';
import type { PartialEntry } from '../../../src/content/entries';
import { contentTypeIds } from '../../../src/content/model';
import { PlainError } from '../../../src/failure';
import { isAlike, shape } from '../../helpers/fields';
import { contentTypeDefinitions, typesIn } from './migrations';
import { earlierRecord } from './records';
import { seedValues } from './seedValues';
import { REPOSITORY } from './settings';
import type { OpenSpace } from './space';

/**
 * Refuses an environment that an earlier version of the website has set up.
 *
 * @throws PlainError for such an environment
 */
const requireOwnSpace = async (space: OpenSpace): Promise<void> => {
  const earlier = await earlierRecord(space);
  if (earlier !== undefined)
    throw new PlainError(
      `The environment “${space.settings.environmentId}” was set up by an earlier version of the website (it has the record “${earlier}”), so nothing was changed: use that version, or an empty environment or space.`,
    );
};

/** Limits of every plan, and of a free one: https://www.contentful.com/developers/docs/technical-limits/ */
const MOST_FIELDS = 50;
const MOST_TYPES = 25;

const nameOf = ({ name, sys }: ContentTypeProps): string => `Content type “${name}” (${sys.id})`;

/** Fields of the site's that the space has as another kind, or has no room for. */
const fieldsInTheWay = (type: ContentTypeProps, wanted: readonly ContentFields[]): string[] => {
  const there = new Map(type.fields.map((field) => [field.id, field]));
  const findings = wanted.flatMap((field) => {
    const own = there.get(field.id);
    return !own || isAlike(own, field)
      ? []
      : `${nameOf(type)}, field “${field.id}”: is of the kind ${shape(own)}, but the site needs ${shape(field)}. Give that field another id in Contentful, for example ${field.id}Old.`;
  });
  const added = wanted.filter(({ id }) => !there.has(id)).length;
  if (there.size + added > MOST_FIELDS)
    findings.push(
      `${nameOf(type)}: has ${there.size} fields, and the site adds ${added}; Contentful allows ${MOST_FIELDS}. Delete fields of it that nobody uses.`,
    );
  return findings;
};

/** Fields that the bundled entries leave empty, so that the entries cannot be published. */
const unfillable = (
  type: ContentTypeProps,
  entries: readonly PartialEntry[],
  otherLocales: readonly string[],
): string[] => {
  const values = entries.map((entry) => seedValues(entry, (id) => id));
  return type.fields.flatMap(({ id, required, omitted, localized }) => {
    // The site comes with texts in one language.
    const untranslated = localized ? otherLocales : [];
    const isLacking = (fields: (typeof values)[number]) =>
      fields[id] === undefined || untranslated.length > 0;
    const lacking = values.filter(isLacking).length;
    const where = untranslated.length === 0 ? '' : ` in ${untranslated.join(' and ')}`;
    return !required || omitted || lacking === 0
      ? []
      : `${nameOf(type)}, field “${id}”: is required, and ${lacking} of the ${values.length} entries that come with the site have nothing for it${where}: they stay drafts. Make the field optional, or fill it in and publish them afterwards.`;
  });
};

/** Fields of the site that the space hides from the site or from editors. */
const hidden = (type: ContentTypeProps, wanted: readonly ContentFields[]): string[] =>
  wanted.flatMap((ours) => {
    const there = type.fields.find(({ id }) => id === ours.id);
    const field = `${nameOf(type)}, field “${ours.id}”`;
    if (there?.omitted)
      return `${field}: is disabled in the response, so the site cannot read what staff write under “${ours.name}”. Enable it there, in the content type.`;
    return there?.disabled && !ours.disabled
      ? `${field}: is disabled for editing, so staff cannot change “${ours.name}”. Enable it there, in the content type.`
      : [];
  });

/** Content types that the plan of the space may have no room for. */
const typesWithoutRoom = (types: readonly ContentTypeProps[]): string[] => {
  const all = new Set([...types.map(({ sys }) => sys.id), ...contentTypeIds]).size;
  return all <= MOST_TYPES || all === types.length
    ? []
    : [
        `Content types: with those of the site there are ${all}; a free space has room for ${MOST_TYPES}. Delete what nobody uses, or choose a larger plan.`,
      ];
};

const section = (title: string, findings: readonly string[]): string =>
  [title, ...findings].join('\n  - ');

/**
 * Inspects the whole space and prints everything that will stay undone or needs a person.
 *
 * @returns false when there is anything of that kind
 * @throws PlainError when something blocks the work, or when an earlier version of the website has set up the
 *   space; nothing has been written by then
 */
export const inspectSpace = async (space: OpenSpace): Promise<boolean> => {
  await requireOwnSpace(space);
  const types = await typesIn(space);
  const { entries } = await loadBundled(REPOSITORY);
  const inTheWay: string[] = [];
  const left = typesWithoutRoom(types);
  for (const { id, fields } of contentTypeDefinitions()) {
    const type = types.find(({ sys }) => sys.id === id);
    if (!type) continue;
    inTheWay.push(...fieldsInTheWay(type, fields));
    left.push(...hidden(type, fields), ...unfillable(type, entries[id], space.otherLocales));
  }
  if (left.length > 0) console.log(section('This will be left, or needs you:', left));
  if (inTheWay.length > 0)
    throw new PlainError(section('Nothing was changed, because this is in the way:', inTheWay));
  if (left.length === 0) console.log('Nothing in the space stands in the way.');
  return left.length === 0;
};
