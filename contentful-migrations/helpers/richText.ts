import type { IValidation } from 'contentful-migration';
import { field, linksTo, type Options } from './field';

interface RichTextOptions extends Options {
  /** Content types that may be embedded as blocks. */
  readonly embeds?: readonly string[];
}

const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript'];
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
  'embedded-asset-block',
];

/** Formatted text, limited to what the site can show. */
export const richText = (id: string, name: string, help: string, options: RichTextOptions = {}) => {
  const embeds = options.embeds ?? [];
  const blocks = embeds.length === 0 ? BLOCKS : [...BLOCKS, 'embedded-entry-block'];
  const pageLinks = linksTo(
    ['page', 'service', 'blogPost'],
    'Link to a page, a service or a blog post.',
  );
  const embedded = linksTo(embeds, 'This kind of entry cannot be put into this text.');
  const validations: IValidation[] = [
    {
      enabledMarks: MARKS,
      message: 'Use bold, italic, underline, code, superscript and subscript only.',
    },
    {
      enabledNodeTypes: blocks,
      message: 'Use headings 2 to 4, lists, quotes, lines, tables, links and what Embed offers.',
    },
    {
      nodes: {
        'entry-hyperlink': pageLinks,
        ...(embeds.length === 0 ? {} : { 'embedded-entry-block': embedded }),
      },
    },
  ];
  return field(id, name, help, { type: 'RichText', validations }, 'richTextEditor', options);
};
