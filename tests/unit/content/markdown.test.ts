/** Pages of the bundled texts prove what they embed: `templates.test.ts` and `defaults.test.ts`. */
import { markdownToRichText } from '../../../src/content/richText/markdown';
import { childrenOf } from '../../../src/content/richText/nodes';

const converted = (markdown: string) => markdownToRichText(markdown, () => '');

it('the first row of a table is its header', async () => {
  const { content } = await converted('| Month | Work |\n| --- | --- |\n| May | None |');
  const rows = content.flatMap((table) => childrenOf(table));
  expect(rows.map((row) => childrenOf(row).map(({ nodeType }) => nodeType))).toEqual([
    ['table-header-cell', 'table-header-cell'],
    ['table-cell', 'table-cell'],
  ]);
});

it('what rich text cannot hold is refused', () =>
  expect(converted('<aside>x</aside>')).rejects.toThrow('no form for “html”'));
