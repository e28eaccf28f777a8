/** A field of the content model in the form that Contentful stores it, and the control that editors change it with. */
import type { ContentFields, ContentTypeFieldValidation, Control } from 'contentful-management';
import { PAGE_TYPES } from '../../src/content/model';
import { PATTERNS, type Field } from '../../src/content/model/fields';

/** What a field stores; it can never change once there are entries. */
interface Shape {
  readonly type: string;
  readonly linkType?: string;
  readonly items?: Shape;
}

/** What a field stores, in Contentful's words, for example `Array Link Entry`. */
export const shape = ({ type, linkType, items }: Shape): string =>
  [type, linkType, items?.type, items?.linkType].filter(Boolean).join(' ');

/** Whether the site can read a field of a space as the one it wants: short and long texts are alike. */
export const isAlike = (there: Shape, wanted: Shape): boolean => {
  const texts = ['Symbol', 'Text'];
  return (
    shape(there) === shape(wanted) || (texts.includes(there.type) && texts.includes(wanted.type))
  );
};

type Storage = Pick<ContentFields, 'type' | 'linkType' | 'items' | 'validations'>;
type StoredField = Storage & Pick<Control, 'widgetId' | 'settings'>;

const linksTo = (types: readonly string[], message: string): ContentTypeFieldValidation => ({
  linkContentType: [...types],
  message,
});

const entryLink = (types: readonly string[]) => ({
  type: 'Link' as const,
  linkType: 'Entry' as const,
  validations: [linksTo(types, 'This kind of entry does not fit here.')],
});

const fileLink = (group: string, message: string) => ({
  type: 'Link' as const,
  linkType: 'Asset' as const,
  validations: [{ linkMimetypeGroup: [group], message }],
  widgetId: 'assetLinkEditor',
});

const patternRules = ({
  means,
}: Extract<Field, { kind: 'plain' | 'plainList' }>): ContentTypeFieldValidation[] => {
  const pattern = means && PATTERNS[means];
  if (!pattern) return [];
  // Contentful needs no flags; only the types of its client do.
  const regexp = { pattern: pattern.source } as ContentTypeFieldValidation['regexp'];
  return [{ regexp, message: pattern.message }];
};

const lengthRules = ({
  max,
}: Extract<Field, { kind: 'text' | 'longText' }>): ContentTypeFieldValidation[] =>
  max === undefined ? [] : [{ size: { max }, message: `At most ${max} characters.` }];

const MARKS = ['bold', 'italic', 'underline', 'strikethrough', 'code', 'superscript', 'subscript'];
const BLOCKS = [
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
  'asset-hyperlink',
  'embedded-asset-block',
  'embedded-entry-inline',
] as const;

/** Formatted text is limited to what the site can show. Inline links need a page to link to. */
const richTextRules = (embeds: readonly string[] | undefined): ContentTypeFieldValidation[] => {
  const pages = [linksTo(PAGE_TYPES, 'Choose a page, a service or a blog post.')];
  const blocks = [
    linksTo([...(embeds ?? []), ...PAGE_TYPES], 'This kind of entry cannot be put into this text.'),
  ];
  return [
    {
      enabledMarks: MARKS,
      message: 'Use bold, italic, underline, strikethrough, code, superscript and subscript only.',
    },
    {
      enabledNodeTypes: [...BLOCKS, ...(embeds ? (['embedded-entry-block'] as const) : [])],
      message: 'Use headings 2 to 4, lists, quotes, lines, tables, links and what Embed offers.',
    },
    {
      nodes: {
        'entry-hyperlink': pages,
        'embedded-entry-inline': pages,
        ...(embeds && { 'embedded-entry-block': blocks }),
      },
    },
  ];
};

/** @param titleField the field from which the address of a page is suggested */
export const storedField = (field: Field, titleField: string): StoredField => {
  switch (field.kind) {
    case 'text':
      return { type: 'Symbol', validations: lengthRules(field), widgetId: 'singleLine' };
    case 'longText':
      return { type: 'Text', validations: lengthRules(field), widgetId: 'multipleLine' };
    case 'plain': {
      const isAddress = field.means === 'pageAddress';
      const validations = patternRules(field);
      if (field.unique ?? isAddress)
        validations.push({
          unique: true,
          message: 'Another entry has this already. Choose a different one.',
        });
      return isAddress
        ? {
            type: 'Symbol',
            validations,
            widgetId: 'slugEditor',
            settings: { trackingFieldId: titleField },
          }
        : { type: 'Symbol', validations, widgetId: 'singleLine' };
    }
    case 'textList':
    case 'plainList': {
      const validations = field.kind === 'plainList' ? patternRules(field) : [];
      return { type: 'Array', items: { type: 'Symbol', validations }, widgetId: 'tagEditor' };
    }
    case 'choice': {
      const rule = { in: Object.values(field.choices), message: 'Choose one of the list.' };
      return { type: 'Symbol', validations: [rule], widgetId: 'dropdown' };
    }
    case 'boolean': {
      const settings = { trueLabel: field.labels.yes, falseLabel: field.labels.no };
      return { type: 'Boolean', widgetId: 'boolean', settings };
    }
    case 'date':
      return { type: 'Date', widgetId: 'datePicker', settings: { format: 'timeZ', ampm: '12' } };
    case 'picture':
      return fileLink('image', 'Choose a picture.');
    case 'document':
      return fileLink('pdfdocument', 'Choose a PDF.');
    case 'link':
      return { ...entryLink(field.to), widgetId: 'entryLinkEditor' };
    case 'linkList':
      return {
        type: 'Array',
        items: entryLink(field.to),
        widgetId: 'entryLinksEditor',
        settings: { bulkEditing: false },
      };
    case 'richText':
      return {
        type: 'RichText',
        validations: richTextRules(field.embeds),
        widgetId: 'richTextEditor',
      };
  }
};
