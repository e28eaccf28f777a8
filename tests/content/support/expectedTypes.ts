/**
 * The content model as Contentful has to hold it, derived here a second time and on its own from
 * `src/content/model`, so that the migrations, which are written by hand, can be held against it.
 */
import { contentTypeIds, fieldsOf, model, type ContentTypeId } from '../../../src/content/model';
import { helpOf, type ContentType, type Field } from '../../../src/content/model/fields';
import type { FakeContentful } from '../../contentful';
import { managementGet } from './commands';

type Json = Readonly<Record<string, unknown>>;

const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript'];
const NODES = [
  'heading-2',
  'heading-3',
  'heading-4',
  'ordered-list',
  'unordered-list',
  'blockquote',
  'hr',
  'table',
  'hyperlink',
  'entry-hyperlink',
  'embedded-asset-block',
];

const size = (max: number | undefined): Json[] =>
  max ? [{ size: { max }, message: `At most ${max} characters.` }] : [];

const pattern = (rule: { source: string; message: string } | undefined): Json[] =>
  rule ? [{ regexp: { pattern: rule.source }, message: rule.message }] : [];

const linkRule = (to: readonly string[]): Json => ({
  linkContentType: to,
  message: 'This kind of entry does not fit here.',
});

const richTextRules = (embeds: readonly string[]): Json[] => [
  {
    enabledMarks: MARKS,
    message: 'Use bold, italic, underline, code, superscript and subscript only.',
  },
  {
    enabledNodeTypes: embeds.length ? [...NODES, 'embedded-entry-block'] : NODES,
    message: 'Use headings 2 to 4, lists, quotes, lines, tables, links and what Embed offers.',
  },
  {
    nodes: {
      'entry-hyperlink': [
        {
          linkContentType: ['page', 'service', 'blogPost'],
          message: 'Link to a page, a service or a blog post.',
        },
      ],
      ...(embeds.length
        ? {
            'embedded-entry-block': [
              {
                linkContentType: embeds,
                message: 'This kind of entry cannot be put into this text.',
              },
            ],
          }
        : {}),
    },
  },
];

const shape = (field: Field): Json => {
  switch (field.kind) {
    case 'text':
      return { type: 'Symbol', validations: size(field.max) };
    case 'longText':
      return { type: 'Text', validations: size(field.max) };
    case 'richText':
      return { type: 'RichText', validations: richTextRules(field.embeds ?? []) };
    case 'textList':
      return { type: 'Array', validations: [], items: { type: 'Symbol', validations: [] } };
    case 'plainList':
      return {
        type: 'Array',
        validations: [],
        items: { type: 'Symbol', validations: pattern(field.pattern) },
      };
    case 'plain': {
      const unique = {
        unique: true,
        message: 'Another entry has this already. Choose a different one.',
      };
      const rules = [...pattern(field.pattern), ...(field.unique ? [unique] : [])];
      return { type: 'Symbol', validations: rules };
    }
    case 'choice':
      return {
        type: 'Symbol',
        validations: [{ in: Object.values(field.choices), message: 'Choose one of the list.' }],
      };
    case 'number':
      return { type: 'Integer', validations: [] };
    case 'boolean':
      return { type: 'Boolean', validations: [] };
    case 'date':
      return { type: 'Date', validations: [] };
    case 'picture':
      return {
        type: 'Link',
        linkType: 'Asset',
        validations: [{ linkMimetypeGroup: ['image'], message: 'Choose a picture.' }],
      };
    case 'document':
      return {
        type: 'Link',
        linkType: 'Asset',
        validations: [{ linkMimetypeGroup: ['pdfdocument'], message: 'Choose a PDF.' }],
      };
    case 'link':
      return { type: 'Link', linkType: 'Entry', validations: [linkRule(field.to)] };
    case 'linkList':
      return {
        type: 'Array',
        validations: [],
        items: { type: 'Link', linkType: 'Entry', validations: [linkRule(field.to)] },
      };
  }
};

const initial = (field: Field): Json => {
  if (field.initial === undefined) return {};
  const value = field.kind === 'choice' ? field.choices[String(field.initial)] : field.initial;
  return { defaultValue: { 'en-US': value } };
};

const widget = (field: Field, titleField: string): readonly [string, Json] => {
  switch (field.kind) {
    case 'text':
      return ['singleLine', {}];
    case 'longText':
      return ['multipleLine', {}];
    case 'richText':
      return ['richTextEditor', {}];
    case 'textList':
    case 'plainList':
      return ['tagEditor', {}];
    case 'plain':
      return field.control === 'slugEditor'
        ? ['slugEditor', { trackingFieldId: titleField }]
        : [field.control ?? 'singleLine', {}];
    case 'choice':
      return ['dropdown', {}];
    case 'number':
      return ['numberEditor', {}];
    case 'boolean':
      return ['boolean', { trueLabel: field.labels.yes, falseLabel: field.labels.no }];
    case 'date':
      return ['datePicker', { format: 'timeZ', ampm: '12' }];
    case 'picture':
    case 'document':
      return ['assetLinkEditor', {}];
    case 'link':
      return ['entryLinkEditor', {}];
    case 'linkList':
      return ['entryLinksEditor', { bulkEditing: false }];
  }
};

/** Body of the content type in the management API, without `sys`. */
export const expectedType = (id: ContentTypeId): Json => {
  const { name, description, titleField } = model[id];
  const fields = fieldsOf(id).map(([fieldId, field]) => ({
    id: fieldId,
    name: field.name,
    required: field.required === true,
    localized: false,
    disabled: field.disabled === true,
    omitted: false,
    ...shape(field),
    ...initial(field),
  }));
  return { name, description, displayField: titleField, fields };
};

/** Controls, tabs and the order of fields on them in the editor interface. */
export const expectedEditor = (id: ContentTypeId): Json => {
  const { groups = {}, titleField }: ContentType = model[id];
  const fields = fieldsOf(id);
  const controls = fields.map(([fieldId, field]) => {
    const [widgetId, settings] = widget(field, titleField);
    const withHelp = { helpText: helpOf(field), ...settings };
    return { fieldId, widgetNamespace: 'builtin', widgetId, settings: withHelp };
  });
  const tabs = Object.entries(groups);
  if (tabs.length === 0) return { controls };
  return {
    controls,
    editorLayout: tabs.map(([groupId, name]) => ({
      groupId,
      name,
      items: fields
        .filter(([, field]) => field.group === groupId)
        .map(([fieldId]) => ({ fieldId })),
    })),
    groupControls: tabs.map(([groupId]) => ({
      groupId,
      widgetNamespace: 'builtin',
      widgetId: 'topLevelTab',
    })),
  };
};

const bodyOf = async (fake: FakeContentful, resource: string): Promise<Json> => {
  const path = `/environments/master/content_types/${resource}`;
  const { sys: _sys, ...body } = await managementGet<Json>(fake, path);
  return body;
};

/** A content type as the space holds it. */
export const typeOf = (fake: FakeContentful, id: string): Promise<Json> => bodyOf(fake, id);

/** How the space shows a content type to editors. */
export const editorOf = (fake: FakeContentful, id: string): Promise<Json> =>
  bodyOf(fake, `${id}/editor_interface`);

interface InSpace extends Json {
  readonly fields: readonly { readonly id: string; readonly omitted: boolean }[];
  readonly controls: readonly { readonly fieldId: string }[];
}

/**
 * The space holds these content types, and shows them to editors, as the model says. Fields that a
 * migration has taken out of use do not count.
 */
export const expectModel = async (
  fake: FakeContentful,
  ids: readonly ContentTypeId[] = contentTypeIds,
): Promise<void> => {
  for (const id of ids) {
    const type = (await typeOf(fake, id)) as InSpace;
    const fields = type.fields.filter(({ omitted }) => !omitted);
    const used = fields.map((field) => field.id);
    expect([id, { ...type, fields }]).toEqual([id, expectedType(id)]);
    const editor = (await editorOf(fake, id)) as InSpace;
    const controls = editor.controls.filter(({ fieldId }) => used.includes(fieldId));
    expect([id, { ...editor, controls }]).toEqual([id, expectedEditor(id)]);
  }
};
