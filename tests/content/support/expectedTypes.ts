/** Compares the content types of a space with the content model of `src/content/model`. */
import type { ContentFields, ContentTypeProps, EditorInterfaceProps } from 'contentful-management';
import {
  contentTypeIds,
  fieldOf,
  fieldsOf,
  model,
  type ContentTypeId,
} from '../../../src/content/model';
import { KNOWN_BLOCKS, KNOWN_MARKS } from '../../../src/content/richText/resolve';
import { isDefaultWhenEmpty, PATTERNS, type Field } from '../../../src/content/model/fields';
import type { FakeContentful } from '../../contentful';
import { managementOf } from './commands';

type StoredField = ContentFields;
/** A content type as the management API returns it. */
type StoredType = Omit<ContentTypeProps, 'sys'>;
/** How a space shows a content type to editors. */
type StoredEditor = Required<Pick<EditorInterfaceProps, 'controls'>> &
  Pick<EditorInterfaceProps, 'editorLayout'>;

/** Type, type of the list's items, and what a link leads to. */
const STORED: Readonly<Record<Field['kind'], string>> = {
  text: 'Symbol',
  longText: 'Text',
  richText: 'RichText',
  textList: 'Array Symbol',
  plain: 'Symbol',
  plainList: 'Array Symbol',
  choice: 'Symbol',
  number: 'Integer',
  boolean: 'Boolean',
  date: 'Date',
  picture: 'Link Asset',
  pictureList: 'Array Link Asset',
  document: 'Link Asset',
  link: 'Link Entry',
  linkList: 'Array Link Entry',
};

const patternOf = (field: Field) =>
  (field.kind === 'plain' || field.kind === 'plainList') && field.means !== undefined
    ? PATTERNS[field.means]
    : undefined;

/** The rules of a field that Contentful has to enforce, by the model. */
const expectedField = (id: string, field: Field): unknown => ({
  id,
  name: field.name,
  stored: STORED[field.kind],
  required: field.required === true,
  max: 'max' in field ? field.max : undefined,
  pattern: patternOf(field)?.source,
  message: patternOf(field)?.message,
  range: 'range' in field ? field.range && [field.range.min, field.range.max] : undefined,
  unique: field.kind === 'plain' && (field.unique === true || field.means === 'pageAddress'),
  choices: field.kind === 'choice' ? Object.values(field.choices) : undefined,
  to: 'to' in field ? field.to : undefined,
  files: { picture: ['image'], pictureList: ['image'], document: ['pdfdocument'] }[
    field.kind as string
  ],
});

const fieldInSpace = (field: StoredField): unknown => {
  const { id, name, required, type, linkType, items } = field;
  const rules = [...(field.validations ?? []), ...(items?.validations ?? [])];
  const matching = rules.find(({ regexp }) => regexp);
  const range = rules.find((rule) => rule.range)?.range;
  return {
    id,
    name,
    stored: [type, items?.type, linkType ?? items?.linkType].filter(Boolean).join(' '),
    required,
    max: rules.find(({ size }) => size)?.size?.max,
    pattern: matching?.regexp?.pattern,
    message: matching?.message,
    range: range && [range.min, range.max],
    unique: rules.some(({ unique }) => unique),
    choices: rules.find((rule) => rule.in)?.in,
    to: rules.find(({ linkContentType }) => linkContentType)?.linkContentType,
    files: rules.find(({ linkMimetypeGroup }) => linkMimetypeGroup)?.linkMimetypeGroup,
  };
};

const LINKS_AND_EMBEDS = [
  ...['hyperlink', 'entry-hyperlink', 'asset-hyperlink'],
  ...['embedded-asset-block', 'embedded-entry-block', 'embedded-entry-inline'],
];

/** What editors can put into formatted text that the site would leave out. */
const notRendered = ({ validations = [] }: StoredField): string[] =>
  validations.flatMap(({ enabledMarks = [], enabledNodeTypes = [] }) => [
    ...enabledMarks.filter((mark) => !KNOWN_MARKS.has(mark)),
    ...enabledNodeTypes.filter(
      (node) => !KNOWN_BLOCKS.has(node) && !LINKS_AND_EMBEDS.includes(node),
    ),
  ]);

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

/** Kinds of fields that visitors notice when they are empty. */
const NOTICED: readonly Field['kind'][] = [
  ...(['text', 'longText', 'richText', 'textList', 'picture', 'pictureList', 'link'] as const),
];

/** Whether a help text says correctly what happens while the field is empty. */
const explainsEmptiness = (field: Field, help: string): boolean => {
  if (field.required === true || !NOTICED.includes(field.kind)) return true;
  if (/the text the site came with/i.test(help)) return isDefaultWhenEmpty(field);
  if (/nothing is shown|stays hidden/i.test(help)) return !isDefaultWhenEmpty(field);
  return /empty/i.test(help);
};

/** What a developer has to do about the help text of a field, and in which file; undefined if nothing. */
const helpFault = (
  id: ContentTypeId,
  fieldId: string,
  field: Field,
  help: string,
): string | undefined => {
  const file = `contentful-migrations/*-${id}.ts`;
  if (!/^.{4,}[.?!)]$/.test(help))
    return `${file} needs a help text of whole sentences for the field “${fieldId}”, not “${help}”.`;
  if (explainsEmptiness(field, help)) return undefined;
  const said = isDefaultWhenEmpty(field) ? 'the text the site came with' : 'nothing is shown';
  return `${file} has to say in the help text of “${fieldId}” what happens while the field is empty, such as “Empty: ${said}.”, because of what the model says there.`;
};

/**
 * Each field has a help text that says what belongs in it and what happens while it is empty, and is
 * on one tab where there are tabs.
 */
export const expectExplained = async (fake: FakeContentful, id: ContentTypeId): Promise<void> => {
  const { controls, editorLayout } = await editorOf(fake, id);
  for (const [fieldId, field] of fieldsOf(id)) {
    const { widgetId, settings = {} } = controls.find((one) => one.fieldId === fieldId) ?? {};
    const help = String(settings.helpText ?? '');
    const labels = { yes: settings.trueLabel, no: settings.falseLabel };
    const fault = helpFault(id, fieldId, field, help);
    if (fault !== undefined) throw new Error(fault);
    expect({ id, fieldId, widgetId }).toEqual({
      id,
      fieldId,
      widgetId: expect.any(String) as string,
    });
    if (field.kind === 'boolean')
      expect([id, fieldId, labels]).toEqual([id, fieldId, field.labels]);
  }
  if (!editorLayout) return;
  const placed = editorLayout.flatMap(({ items }) =>
    items.flatMap((item) => ('fieldId' in item ? item.fieldId : [])),
  );
  const { fields } = await typeOf(fake, id);
  const shown = fields.filter(({ omitted }) => !omitted).map((field) => field.id);
  expect([id, [...placed].sort()]).toEqual([id, shown.sort()]);
};

/**
 * The space holds these content types with the fields and rules of the model. Fields that a migration has
 * taken out of use do not count.
 */
export const expectTypes = async (
  fake: FakeContentful,
  ids: readonly ContentTypeId[] = contentTypeIds,
): Promise<void> => {
  for (const id of ids) {
    if (!fake.space.contentTypeIds().includes(id))
      throw new Error(
        `contentful-migrations/ has no file that makes the content type “${id}”: add one as src/content/README.md says under “A new content type”.`,
      );
    const type = await typeOf(fake, id);
    const fields = type.fields.filter(({ omitted }) => !omitted);
    expect([type.name, type.displayField]).toEqual([model[id].name, model[id].titleField]);
    expect([id, type.description]).toEqual([id, expect.stringMatching(/\.$/)]);
    expect(fields.map(fieldInSpace)).toEqual(
      fields.map((field) => {
        const inModel = fieldOf(id, field.id);
        return inModel ? expectedField(field.id, inModel) : `${id}.${field.id} is not in the model`;
      }),
    );
    const richTexts = fields.filter(({ type: stored }) => stored === 'RichText');
    expect(richTexts.filter(({ validations = [] }) => validations.length === 0)).toEqual([]);
    expect([id, richTexts.flatMap(notRendered)]).toEqual([id, []]);
    expect([id, fields.map((field) => field.id).sort()]).toEqual([
      id,
      fieldsOf(id)
        .map(([fieldId]) => fieldId)
        .sort(),
    ]);
  }
};

/** The space holds these content types as the model says, and explains them to editors. */
export const expectModel = async (
  fake: FakeContentful,
  ids: readonly ContentTypeId[] = contentTypeIds,
): Promise<void> => {
  await expectTypes(fake, ids);
  for (const id of ids) await expectExplained(fake, id);
};
