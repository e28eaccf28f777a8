import { BLOCKS, INLINES, MARKS, type Document } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { RichText } from '../../../src/components/RichText';
import { picture } from '../../support/fixtures';
import { attribute, find, headingLevels, problemsOf, render, textOf } from '../../support/html';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

const ui = { opensElsewhere: '(another website)' };

const text = (value: string, ...marks: readonly string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: readonly unknown[] = [], data: object = {}) => ({
  nodeType,
  content,
  data,
});
const paragraph = (value: string) => node(BLOCKS.PARAGRAPH, [text(value)]);
const heading = (level: number, value = 'Heading') => node(`heading-${level}`, [text(value)]);
const embedded = (target: object) => node(BLOCKS.EMBEDDED_ENTRY, [], { target });
const link = (uri: string) =>
  node(BLOCKS.PARAGRAPH, [node(INLINES.HYPERLINK, [text('words')], { uri })]);
const documentOf = (...content: readonly unknown[]): Document =>
  ({ nodeType: BLOCKS.DOCUMENT, data: {}, content }) as unknown as Document;
const show = (
  content: readonly unknown[],
  props: { baseLevel?: number; lede?: boolean; inChapters?: boolean } = {},
) => render(<RichText document={documentOf(...content)} ui={ui} {...props} />);

describe('headings', () => {
  it('never skip a level and never go above the one they are given', async () => {
    const levels = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(levels, fc.integer({ min: 2, max: 4 }), async (picked, baseLevel) => {
        const page = await show(
          picked.map((level) => heading(level)),
          { baseLevel },
        );
        const shown = headingLevels(page);
        expect(shown[0]).toBe(baseLevel);
        shown.forEach((level, index) => {
          expect(level).toBeGreaterThanOrEqual(baseLevel);
          expect(level - (shown[index - 1] ?? level)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it.each([
    [[2, 4, 4, 2, 3], 2, [2, 3, 3, 2, 3]],
    [[1, 2, 3], 3, [3, 4, 5]],
    [[4, 2], 2, [2, 2]],
  ])('%j from level %i becomes %j', async (picked, baseLevel, expected) => {
    const page = await show(
      picked.map((level) => heading(level)),
      { baseLevel },
    );
    expect(headingLevels(page)).toEqual(expected);
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

  it('hold only rows and cells, whatever an import put between them', async () => {
    const cells = row(BLOCKS.TABLE_CELL, 'a', 'b').content;
    const page = await show([
      node(BLOCKS.TABLE, [
        text('x'),
        node(BLOCKS.TABLE_ROW, [text('y'), paragraph('z'), ...cells]),
      ]),
    ]);
    expect(page.all('td').map(textOf)).toEqual(['a', 'b']);
    expect(page.text).toBe('ab');
  });

  it('without a row of headings stay plain', async () => {
    const page = await show([node(BLOCKS.TABLE, [row(BLOCKS.TABLE_CELL, 'a', 'b')])]);
    expect(page.all('th')).toHaveLength(0);
    expect(page.all('td')).toHaveLength(2);
    expect(page.all('.stack')).toHaveLength(0);
  });
});

describe('links', () => {
  it('to pages of the site say nothing more', async () => {
    const anchor = (await show([link('/about/')])).one('a');
    expect(textOf(anchor)).toBe('words');
  });

  it('to other sites say so and tell nothing about the page', async () => {
    const anchor = (await show([link('https://example.org/')])).one('a');
    expect(attribute(anchor, 'rel')).toContain('noopener');
    expect(textOf(anchor)).toBe('words (another website)');
  });

  it.each(['tel:+18605550142', '#steps', '/rss.xml', 'mailto:a@example.org'])(
    '%s is a plain link',
    async (uri) => {
      const anchor = (await show([link(uri)])).one('a');
      expect(attribute(anchor, 'href')).toBe(uri);
      expect(attribute(anchor, 'rel')).toBeUndefined();
    },
  );
});

describe('what is embedded', () => {
  it('shows a warning as a warning', async () => {
    const page = await show([
      embedded({ type: 'callout', title: 'Wires', text: 'Keep away.', tone: 'warning' }),
    ]);
    expect(attribute(page.one('aside'), 'class')).toContain('warn');
    expect(page.text).toBe('Wires Keep away.');
  });

  it('puts the headings of a comparison one below the last heading', async () => {
    const page = await show([
      heading(2),
      heading(3),
      embedded({
        type: 'comparison',
        doHeading: 'Do',
        doItems: ['a'],
        dontHeading: 'Not',
        dontItems: ['b'],
      }),
    ]);
    expect(headingLevels(page)).toEqual([2, 3, 4, 4]);
    expect(problemsOf(page)).toEqual([]);
  });

  it('writes the labels of a drawing into it and reads them out', async () => {
    const page = await show([
      embedded({
        type: 'diagram',
        drawing: 'three-cuts',
        description: 'A limb.',
        labels: ['Collar', 'Ridge'],
      }),
    ]);
    expect(page.all('text').map(textOf)).toEqual(['1', '2', '3', 'Collar', 'Ridge']);
    expect(attribute(page.one('svg'), 'aria-label')).toBe('A limb. Collar Ridge');
  });

  it('shows a drawing with fewer labels than it has places', async () => {
    const page = await show([
      embedded({ type: 'diagram', drawing: 'three-cuts', description: 'A limb.', labels: [] }),
    ]);
    expect(page.all('text')).toHaveLength(3);
  });

  it('captions a picture', async () => {
    const page = await show([
      embedded({ type: 'picture', picture: { ...picture, caption: 'Oak.' } }),
    ]);
    expect(textOf(page.one('figcaption'))).toBe('Oak.');
    expect(attribute(page.one('img'), 'loading')).toBe('lazy');
  });
});

it('marks up emphasis and keeps lines an editor broke', async () => {
  const page = await show([
    node(BLOCKS.PARAGRAPH, [text('a', MARKS.BOLD), text('b', MARKS.ITALIC), text('c\nd')]),
  ]);
  expect(page.html).toContain('<p><b>a</b><em>b</em>c<br/>d</p>');
});

it('sets the first paragraph larger only when asked', async () => {
  const content = [paragraph('one'), paragraph('two')];
  expect((await show(content)).all('.lede')).toHaveLength(0);
  const [only, ...others] = (await show(content, { lede: true })).all('.lede');
  expect([only && textOf(only), others.length]).toEqual(['one', 0]);
});
