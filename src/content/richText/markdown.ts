/**
 * Markdown of the bundled defaults → Contentful rich text.
 *
 * An image alone in a paragraph embeds something by its default id: `![callout](callout-wires)`,
 * `![picture: alt text](bark-nuthatch "Caption")`.
 */
import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown';
import { BLOCKS, type Block, type Document } from '@contentful/rich-text-types';
import type { BundledPicture } from '../types';
import { childrenOf, makeDocument, makeNode } from './nodes';

interface MarkdownImage {
  readonly type: 'image';
  readonly url: string;
  readonly alt?: string | null;
  readonly title?: string | null;
}

const isImage = (node: { type: string }): node is MarkdownImage => node.type === 'image';

const link = (linkType: 'Entry' | 'Asset', id: string): Block => ({
  nodeType: linkType === 'Asset' ? BLOCKS.EMBEDDED_ASSET : BLOCKS.EMBEDDED_ENTRY,
  data: { target: { sys: { type: 'Link', linkType, id } } },
  content: [],
});

/** The first row of a Markdown table is a heading row, which rich text marks by the type of its cells. */
const markHeadingRows = (document: Document): Document =>
  makeDocument(
    document.content.map((block) => {
      const [first, ...rest] = childrenOf(block);
      if (block.nodeType !== BLOCKS.TABLE || !first) return block;
      const cells = childrenOf(first).map((cell) =>
        makeNode(BLOCKS.TABLE_HEADER_CELL, childrenOf(cell)),
      );
      return makeNode(BLOCKS.TABLE, [makeNode(first.nodeType, cells), ...rest]);
    }),
  );

/**
 * Converts Markdown.
 *
 * @param pictureId - returns the asset id of an embedded picture
 * @throws when the Markdown uses something that rich text cannot express
 */
export const markdownToRichText = async (
  markdown: string,
  pictureId: (picture: BundledPicture) => string,
): Promise<Document> => {
  const document = await richTextFromMarkdown(markdown, (node) => {
    if (!isImage(node))
      throw new Error(`Rich text has no form for “${node.type}” in a bundled text.`);
    const [kind = '', ...alt] = (node.alt ?? '').split(':');
    if (kind.trim() !== 'picture') return Promise.resolve(link('Entry', node.url));
    const id = pictureId({
      file: node.url,
      alt: alt.join(':').trim(),
      caption: node.title ?? undefined,
    });
    return Promise.resolve(link('Asset', id));
  });
  return markHeadingRows(document);
};
