/** The content types of a space, and what editors see of them. */
import type { ContentTypeProps, EditorInterfaceProps } from 'contentful-management';
import { fieldsOf, type ContentTypeId } from '../../../src/content/model';
import { fallsBackWhenEmpty, type Field } from '../../../src/content/model/fields';
import type { FakeContentful } from '../../contentful';
import { managementOf } from './commands';

/** A content type as the management API returns it. */
type StoredType = Omit<ContentTypeProps, 'sys'>;
/** How a space shows a content type to editors. */
type StoredEditor = Required<Pick<EditorInterfaceProps, 'controls'>> &
  Pick<EditorInterfaceProps, 'editorLayout'>;

/** A content type as the space holds it. */
export const typeOf = async (fake: FakeContentful, id: string): Promise<StoredType> => {
  const { contentType } = managementOf(fake);
  const { sys: _sys, ...type } = await contentType.get({ contentTypeId: id });
  return type;
};

/** How the space shows a content type to editors. */
export const editorOf = async (fake: FakeContentful, id: string): Promise<StoredEditor> => {
  const { editorInterface } = managementOf(fake);
  const { sys: _sys, controls = [], ...editor } = await editorInterface.get({ contentTypeId: id });
  return { ...editor, controls };
};

/** The fields of a content type by id, as far as a site depends on them; those out of use are left out. */
export const fieldsIn = async (fake: FakeContentful, id: string): Promise<unknown> => {
  const { displayField, fields } = await typeOf(fake, id);
  const used = fields
    .filter(({ omitted }) => !omitted)
    .map((field) => [field.id, field] as const)
    .sort(([left], [right]) => left.localeCompare(right));
  return JSON.parse(
    JSON.stringify({ displayField, fields: Object.fromEntries(used) }, (key, value: unknown) =>
      key === 'message' ? undefined : value,
    ),
  );
};

/** Expects content types of the space to have the same fields and rules as in another one. */
export const expectSameTypes = async (
  fake: FakeContentful,
  other: FakeContentful,
  ids: readonly ContentTypeId[],
): Promise<void> => {
  for (const id of ids)
    expect([id, await fieldsIn(fake, id)]).toEqual([id, await fieldsIn(other, id)]);
};

/** Kinds of fields that visitors notice when they are empty. */
const NOTICED: readonly Field['kind'][] = [
  ...(['text', 'longText', 'richText', 'textList', 'picture', 'link'] as const),
];

/** Whether a help text says correctly what happens while the field is empty. */
const explainsEmptiness = (field: Field, help: string): boolean => {
  if (field.required === true || !NOTICED.includes(field.kind)) return true;
  if (/the text the site came with/i.test(help)) return fallsBackWhenEmpty(field);
  if (/nothing is shown|stays hidden/i.test(help)) return !fallsBackWhenEmpty(field);
  return /empty/i.test(help);
};

/**
 * Each field has a help text of whole sentences, which says what happens while the field is empty, and is on
 * one tab where there are tabs.
 */
export const expectExplained = async (fake: FakeContentful, id: ContentTypeId): Promise<void> => {
  const { controls, editorLayout } = await editorOf(fake, id);
  const helps = fieldsOf(id).map(([fieldId, field]) => {
    const control = controls.find((one) => one.fieldId === fieldId);
    return { field, fieldId, help: String(control?.settings?.helpText ?? '') };
  });
  const wrong = helps.filter(
    ({ field, help }) => !/^.{4,}[.?!)]$/.test(help) || !explainsEmptiness(field, help),
  );
  expect(wrong.map(({ fieldId, help }) => `${id}.${fieldId}: ${help}`)).toEqual([]);
  if (!editorLayout) return;
  const placed = editorLayout.flatMap(({ items }) =>
    items.flatMap((item) => ('fieldId' in item ? item.fieldId : [])),
  );
  const { fields } = await typeOf(fake, id);
  const shown = fields.filter(({ omitted }) => !omitted).map((field) => field.id);
  expect([id, [...placed].sort()]).toEqual([id, shown.sort()]);
};
