/**
 * Inspects a space before anything is written to it, and finds everything that stands in the way of the
 * website at once. Contentful itself would tell one thing at a time, in the middle of the work.
 */
import { fetchAll, type ContentTypeProps } from 'contentful-management';
import { loadBundled } from '../../../src/content/bundled';
import type { PartialEntry } from '../../../src/content/entries';
import { contentTypeIds } from '../../../src/content/model';
import { PlainError } from '../../../src/failure';
import { isAlike, shape, type TypeDefinition } from '../../helpers/definition';
import { contentTypeDefinitions, requireOwnSpace } from './migrations';
import { seedValues } from './seedValues';
import { REPOSITORY } from './settings';
import type { OpenSpace } from './space';

/** Limits of every plan, and of a free one: https://www.contentful.com/developers/docs/technical-limits/ */
const MOST_FIELDS = 50;
const MOST_TYPES = 25;

interface Finding {
  readonly where: string;
  readonly what: string;
  readonly todo: string;
  /** Nothing is written while there is such a finding. Others will stay undone, or need a person. */
  readonly isInTheWay?: true;
}

/** Fields of the site's that the space has as another kind, or has no room for. */
const fieldsInTheWay = (
  type: ContentTypeProps,
  definition: TypeDefinition,
  where: string,
): readonly Finding[] => {
  const known = new Map(type.fields.map((field) => [field.id, field]));
  const others = definition.fields.flatMap((wanted): Finding[] => {
    const there = known.get(wanted.id);
    if (!there || isAlike(there, wanted)) return [];
    return [
      {
        where: `${where}, field “${wanted.id}”`,
        what: `is of the kind ${shape(there)}, but the site needs ${shape(wanted)}`,
        todo: `Give that field another id in Contentful, for example ${wanted.id}Old.`,
        isInTheWay: true,
      },
    ];
  });
  const added = definition.fields.filter(({ id }) => !known.has(id)).length;
  const total = type.fields.length + added;
  if (total <= MOST_FIELDS) return others;
  const what = `has ${type.fields.length} fields, and the site adds ${added}; Contentful allows ${MOST_FIELDS}`;
  const todo = 'Delete fields of it that nobody uses.';
  return [...others, { where, what, todo, isInTheWay: true }];
};

/** Why texts that come with the site cannot be published as entries of a type. */
const unfillable = (
  type: ContentTypeProps,
  entries: readonly PartialEntry[],
  where: string,
): readonly Finding[] => {
  const values = entries.map((entry) => seedValues(entry, (id) => id));
  return type.fields.flatMap(({ id, required, omitted }): Finding[] => {
    const lacking = values.filter((fields) => fields[id] === undefined).length;
    if (!required || omitted || lacking === 0) return [];
    return [
      {
        where: `${where}, field “${id}”`,
        what: `is required, and ${lacking} of the ${values.length} entries that come with the site have nothing for it: they stay drafts`,
        todo: 'Make the field optional, or fill it in and publish them afterwards.',
      },
    ];
  });
};

const inspectTypes = async (types: readonly ContentTypeProps[]): Promise<readonly Finding[]> => {
  const { entries } = await loadBundled(REPOSITORY);
  const definitions = await contentTypeDefinitions();
  return definitions.flatMap((definition): readonly Finding[] => {
    const type = types.find(({ sys }) => sys.id === definition.id);
    if (!type) return [];
    const where = `Content type “${type.name}” (${definition.id})`;
    const id = contentTypeIds.find((one) => one === definition.id);
    const ofType: readonly PartialEntry[] = id === undefined ? [] : entries[id];
    return [...fieldsInTheWay(type, definition, where), ...unfillable(type, ofType, where)];
  });
};

/** Content types that the plan of the space may have no room for. */
const inspectRoom = (types: readonly ContentTypeProps[]): readonly Finding[] => {
  const ids = types.map(({ sys }) => sys.id);
  const all = new Set([...ids, ...contentTypeIds]).size;
  if (all <= MOST_TYPES || all === ids.length) return [];
  return [
    {
      where: 'Content types',
      what: `with those of the site there are ${all}; a free space has room for ${MOST_TYPES}`,
      todo: 'Delete what nobody uses, or choose a larger plan.',
    },
  ];
};

const section = (title: string, findings: readonly Finding[]): string =>
  [title, ...findings.map(({ where, what, todo }) => `  - ${where}: ${what}. ${todo}`)].join('\n');

/**
 * Inspects the whole space and prints what it finds.
 *
 * @returns false when something will be left undone
 * @throws PlainError when something is in the way, or another version of the website has set the space up;
 * nothing was written then
 */
export const inspectSpace = async (space: OpenSpace): Promise<boolean> => {
  await requireOwnSpace(space);
  const types = await fetchAll((params) => space.client.contentType.getMany(params), {});
  const findings = [...(await inspectTypes(types)), ...inspectRoom(types)];
  const left = findings.filter(({ isInTheWay }) => !isInTheWay);
  const inTheWay = findings.filter(({ isInTheWay }) => isInTheWay);
  if (left.length > 0) console.log(section('This will be left, or needs you:', left));
  if (inTheWay.length > 0)
    throw new PlainError(section('Nothing was changed, because this is in the way:', inTheWay));
  if (left.length === 0) console.log('Nothing in the space stands in the way.');
  return left.length === 0;
};
