import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { RichText } from '../../../src/components/RichText';
import { picture } from '../../support/fixtures';
import { inSite } from '../../support/inSite';
import { attribute, find, headingLevels, problemsOf, render, textOf } from '../../support/html';
import { document, node, paragraph, words, type TestNode } from '../../support/richText';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

const heading = (level: number) => node(`heading-${level}`, [words('Heading')]);
const embedded = (target: object) => node(BLOCKS.EMBEDDED_ENTRY, [], { target });
const link = (uri: string) =>
  node(BLOCKS.PARAGRAPH, [node(INLINES.HYPERLINK, [words('words')], { uri })]);
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
    expect(attribute(page.one('td'), 'data-l')).toBe('Best time');
    expect(find(page.one('table'), 'p')).toHaveLength(0);
  });

  it('without a header row hold plain cells and nothing that an import put between them', async () => {
    const cells = row(BLOCKS.TABLE_CELL, 'a', 'b').content ?? [];
    const page = await show([
      node(BLOCKS.TABLE, [
        words('x'),
        node(BLOCKS.TABLE_ROW, [words('y'), paragraph('z'), ...cells]),
      ]),
    ]);
    expect(page.all('td').map(textOf)).toEqual(['a', 'b']);
    expect(page.all('th')).toHaveLength(0);
    expect(page.text).toBe('ab');
  });
});

it.each([
  ['/about/', undefined, 'words'],
  ['tel:+18605550142', undefined, 'words'],
  ['https://example.org/', 'noopener noreferrer external', 'words {opensElsewhere}'],
])('a link to %s has the rel %s and reads “%s”', async (uri, rel, text) => {
  const anchor = (await show([link(uri)])).one('a');
  expect([attribute(anchor, 'href'), attribute(anchor, 'rel')]).toEqual([uri, rel]);
  expect(textOf(anchor)).toBe(text);
});

describe('embedded blocks', () => {
  it('show a warning as a warning', async () => {
    const page = await show([
      embedded({ type: 'callout', title: 'Wires', text: 'Keep away.', tone: 'warning' }),
    ]);
    expect(attribute(page.one('aside'), 'class')).toContain('danger');
    expect(page.text).toBe('Wires Keep away.');
  });

  it('put the headings of a comparison one level below the last heading', async () => {
    const lists = { doHeading: 'Do', doItems: ['a'], dontHeading: 'Not', dontItems: ['b'] };
    const page = await show([heading(2), heading(3), embedded({ type: 'comparison', ...lists })]);
    expect(headingLevels(page)).toEqual([2, 3, 4, 4]);
    expect(problemsOf(page)).toEqual([]);
  });

  it.each([
    [['Collar', 'Ridge'], 'A limb. Collar Ridge'],
    [[], 'A limb.'],
  ])('draw the labels %j and read them out', async (labels, label) => {
    const diagram = { type: 'diagram', drawing: 'three-cuts', description: 'A limb.', labels };
    const page = await show([embedded(diagram)]);
    expect(page.all('text').map(textOf)).toEqual(['1', '2', '3', ...labels]);
    expect(attribute(page.one('svg'), 'aria-label')).toBe(label);
  });

  it('show the caption of a picture', async () => {
    const page = await show([
      embedded({ type: 'picture', picture: { ...picture, caption: 'Oak.' } }),
    ]);
    expect(textOf(page.one('figcaption'))).toBe('Oak.');
  });
});

it('marks up emphasis and keeps line breaks of an editor', async () => {
  const page = await show([
    node(BLOCKS.PARAGRAPH, [words('a', MARKS.BOLD), words('b', MARKS.ITALIC), words('c\nd')]),
  ]);
  expect(page.html).toContain('<p><b>a</b><em>b</em>c<br/>d</p>');
});
