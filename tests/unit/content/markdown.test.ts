import { markdownToRichText } from '../../../src/content/richText/markdown';
import type { BundledPicture } from '../../../src/content/types';
import { linking, paragraph, type node } from '../../support/richText';

const converted = async (markdown: string) => {
  const pictures: BundledPicture[] = [];
  const { content } = await markdownToRichText(markdown, (picture) => {
    pictures.push(picture);
    return `picture-${pictures.length}`;
  });
  return { content, pictures };
};

const target = (linkType: string, id: string) => ({
  target: { sys: { type: 'Link', linkType, id } },
});

it('embeds an entry and a picture, each alone among paragraphs', async () => {
  const { content, pictures } = await converted(
    'Before\n\n![callout](callout-wires)\n\n![picture: Bark: close](bark-nuthatch "A nuthatch")\n\nAfter',
  );
  expect(content).toEqual([
    paragraph('Before'),
    { ...linking('embedded-entry-block', ''), data: target('Entry', 'callout-wires') },
    { ...linking('embedded-asset-block', ''), data: target('Asset', 'picture-1') },
    paragraph('After'),
  ]);
  expect(pictures).toEqual([{ file: 'bark-nuthatch', alt: 'Bark: close', caption: 'A nuthatch' }]);
});

it('makes the first row of a table its header', async () => {
  const { content } = await converted('| Month | Work |\n| --- | --- |\n| May | None |');
  const rows = content[0]?.content as ReturnType<typeof node>[];
  expect(rows.map((row) => row.content?.map(({ nodeType }) => nodeType))).toEqual([
    ['table-header-cell', 'table-header-cell'],
    ['table-cell', 'table-cell'],
  ]);
});

it('refuses what rich text cannot hold', async () => {
  await expect(converted('<aside>x</aside>')).rejects.toThrow('no form for “html”');
});
