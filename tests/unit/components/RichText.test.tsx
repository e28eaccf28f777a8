import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { RichText } from '../../../src/components/RichText';
import { inSite } from '../../support/inSite';
import { attribute, find, headingLevels, problemsOf, render, textOf } from '../../support/html';
import { document, node, paragraph, words, type TestNode } from '../../support/richText';

const heading = (level: number) => node(`heading-${level}`, ['Heading']);
const embedded = (target: object) => node(BLOCKS.EMBEDDED_ENTRY, [], { target });
const link = (uri: string) => paragraph(node(INLINES.HYPERLINK, ['words'], { uri }));
const show = (content: readonly TestNode[], props: { baseLevel?: number } = {}) =>
  render(inSite(<RichText document={document(...content)} {...props} />));

describe('headings', () => {
  it('never skip a level and never go above the one they are given', async () => {
    const levels = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(levels, fc.integer({ min: 2, max: 4 }), async (picked, baseLevel) => {
        const shown = headingLevels(await show(picked.map(heading), { baseLevel }));
        expect(shown[0]).toBe(baseLevel);
        shown.forEach((level, index) => {
          expect(level).toBeGreaterThanOrEqual(baseLevel);
          expect(level - (shown[index - 1] ?? level)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('keep their order of importance', async () => {
    expect(headingLevels(await show([2, 4, 4, 2, 3].map(heading)))).toEqual([2, 3, 3, 2, 3]);
  });
});

describe('tables', () => {
  const row = (kind: string, ...cells: readonly string[]) =>
    node(
      BLOCKS.TABLE_ROW,
      cells.map((cell) => node(kind, [paragraph(cell)])),
    );

  it('name their columns and rows, and label each cell for narrow screens', async () => {
    const page = await show([
      node(BLOCKS.TABLE, [
        row(BLOCKS.TABLE_HEADER_CELL, 'Tree', 'Best time'),
        row(BLOCKS.TABLE_CELL, 'Oak', 'November'),
      ]),
    ]);
    expect(page.all('th').map((cell) => [attribute(cell, 'scope'), textOf(cell)])).toEqual([
      ['col', 'Tree'],
      ['col', 'Best time'],
      ['row', 'Oak'],
    ]);
    expect(attribute(page.one('td'), 'data-column')).toBe('Best time');
    expect(find(page.one('table'), 'p')).toHaveLength(0);
  });

  it('without a header row hold plain cells', async () => {
    const page = await show([node(BLOCKS.TABLE, [row(BLOCKS.TABLE_CELL, 'a', 'b')])]);
    expect(page.all('td').map(textOf)).toEqual(['a', 'b']);
    expect(page.all('th')).toHaveLength(0);
  });

  const cell = (text: string, data: object = {}, kind: string = BLOCKS.TABLE_CELL) =>
    node(kind, text === '' ? [] : [paragraph(text)], data);
  const cells = (...all: readonly TestNode[]) => node(BLOCKS.TABLE_ROW, all);
  const heads = row(BLOCKS.TABLE_HEADER_CELL, 'Month', 'Oak', 'Maple');

  it.each([
    ['columns', { colspan: 2 }, [['colspan', '2']]],
    ['rows', { rowspan: 2 }, [['rowspan', '2']]],
  ])(
    'with a cell that goes over several %s keep their rows, also on phones',
    async (_, data, spans) => {
      const page = await show([
        node(BLOCKS.TABLE, [heads, cells(cell('Spring', data), cell('no')), cells(cell(''))]),
      ]);
      const spring = page.all('td').find((td) => textOf(td) === 'Spring');
      expect(spring?.attrs.map(({ name, value }) => [name, value])).toEqual(spans);
      expect(page.all('th').map((th) => attribute(th, 'scope'))).toEqual(['col', 'col', 'col']);
      expect(page.html).not.toMatch(/to-fill|data-column/);
    },
  );

  it.each([
    ['Oak', 'Maple', []],
    ['Oak', 'Maple …', ['Maple …']],
    ['Oak…', 'Maple...', ['Oak…', 'Maple...']],
  ])('with the columns “%s” and “%s” to fill in on paper are %j', async (oak, maple, toFill) => {
    const named = row(BLOCKS.TABLE_HEADER_CELL, 'Month', oak, maple);
    const page = await show([node(BLOCKS.TABLE, [named, cells(cell('Ask'), cell(''), cell(''))])]);
    const onPaper = (tag: 'th' | 'td') =>
      page.all(tag).filter((one) => attribute(one, 'class') === 'to-fill');
    expect(onPaper('th').map(textOf)).toEqual(toFill);
    expect(onPaper('td')).toHaveLength(toFill.length);
    expect(page.all('button')).toHaveLength(toFill.length === 0 ? 0 : 1);
  });

  it('with only headings show them, also on phones, and have nothing to fill in', async () => {
    const page = await show([node(BLOCKS.TABLE, [heads])]);
    expect(page.html).not.toMatch(/to-fill|data-column/);
  });

  it('have no heading without words', async () => {
    const corner = cell('', {}, BLOCKS.TABLE_HEADER_CELL);
    const page = await show([
      node(BLOCKS.TABLE, [
        cells(corner, cell('Oak', {}, BLOCKS.TABLE_HEADER_CELL)),
        cells(cell(''), cell('yes')),
      ]),
    ]);
    expect(page.all('th').map(textOf)).toEqual(['Oak']);
    expect(page.all('td').map(textOf)).toEqual(['', '', 'yes']);
  });
});

it.each([
  ['/about/', undefined, undefined],
  ['tel:+18605550142', undefined, undefined],
  ['https://example.org/', 'noopener noreferrer external', 'opens-elsewhere'],
])('a link to %s has the rel %s and is described by %s', async (uri, rel, description) => {
  const anchor = (await show([link(uri)])).one('a');
  expect([attribute(anchor, 'href'), attribute(anchor, 'rel')]).toEqual([uri, rel]);
  expect(attribute(anchor, 'aria-describedby')).toBe(description);
});

describe('embedded blocks', () => {
  it('put the headings of a comparison one level below the last heading', async () => {
    const sides = [
      { good: true, heading: 'Do', items: ['a'] },
      { good: false, heading: 'Not', items: ['b'] },
    ];
    const page = await show([heading(2), heading(3), embedded({ type: 'comparison', sides })]);
    expect(headingLevels(page)).toEqual([2, 3, 4, 4]);
    expect(problemsOf(page)).toEqual([]);
  });

  it.each([
    [['Collar', 'Ridge'], 'A limb. Collar Ridge'],
    [[], 'A limb.'],
  ])('draw the labels %j and read them out', async (labels, label) => {
    const diagram = { type: 'diagram', drawing: 'three-cuts', description: 'A limb.', labels };
    const page = await show([embedded(diagram)]);
    expect(page.all('text').map(textOf)).toEqual(labels);
    expect(attribute(page.one('svg'), 'aria-label')).toBe(label);
  });
});

it('opens a file of this site’s own without calling it another website', async () => {
  const data = { uri: 'https://assets.ctfassets.net/c.pdf', isFile: true };
  const page = await show([paragraph(node(INLINES.HYPERLINK, ['Certificate (PDF, 1 KB)'], data))]);
  expect(textOf(page.one('a'))).toBe('Certificate (PDF, 1 KB)');
});

it('marks up emphasis and what is struck out, and keeps line breaks of an editor', async () => {
  const page = await show([
    paragraph(
      words('a', MARKS.BOLD),
      words('b', MARKS.ITALIC),
      words('$5', MARKS.STRIKETHROUGH),
      'c\nd',
    ),
  ]);
  expect(page.html).toContain('<p><b>a</b><em>b</em><s>$5</s>c<br/>d</p>');
});
