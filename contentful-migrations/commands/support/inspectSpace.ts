/**
 * Inspects a space before anything is written to it, and reports every obstacle at once. Contentful itself
 * would report one at a time, in the middle of the work. Each finding has one sentence about the problem and
 * one about the solution.
 */
import type { ContentFields, ContentTypeProps } from 'contentful-management';
import { contentTypeIds } from '../../../src/content/model';
import { PlainError } from '../../../src/failure';
import { isAlike, shape } from '../../helpers/fields';
import { contentTypeDefinitions, typesIn } from './migrations';
import { earlierRecord } from './records';
import type { OpenSpace } from './space';

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

/** Fields of the site that the space hides from the site or from editors. */
const hiddenFields = (type: ContentTypeProps, wanted: readonly ContentFields[]): string[] =>
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
 * Inspects the whole space and prints everything that needs a person.
 *
 * @returns false when there is anything of that kind
 * @throws PlainError when something blocks the work, or when an earlier version of the website has set up the
 *   space; nothing has been written by then
 */
export const inspectSpace = async (space: OpenSpace): Promise<boolean> => {
  const earlier = await earlierRecord(space);
  if (earlier !== undefined)
    throw new PlainError(
      `The environment “${space.settings.environmentId}” was set up by an earlier version of the website (it has the record “${earlier}”), so nothing was changed: use that version, or an empty environment or space.`,
    );
  const types = await typesIn(space);
  const ours = contentTypeDefinitions().flatMap(({ id, fields }) => {
    const type = types.find(({ sys }) => sys.id === id);
    return type ? [{ type, fields }] : [];
  });
  const left = [
    ...typesWithoutRoom(types),
    ...ours.flatMap(({ type, fields }) => hiddenFields(type, fields)),
  ];
  if (left.length > 0) console.log(section('This needs you:', left));
  const inTheWay = ours.flatMap(({ type, fields }) => fieldsInTheWay(type, fields));
  if (inTheWay.length > 0)
    throw new PlainError(section('Nothing was changed, because this is in the way:', inTheWay));
  if (left.length === 0) console.log('Nothing in the space stands in the way.');
  return left.length === 0;
};
