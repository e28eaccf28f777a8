import { calloutView } from '../../../src/content/pages/richText';
import { plainText } from '../../../src/content/richText/nodes';
import { splitAtHeadings } from '../../../src/content/richText/onPage';
import { resolveRichText } from '../../../src/content/richText/resolve';
import { shapedRichText } from '../../../src/content/richText/shape';
import {
  CALLOUT,
  FILE,
  PICTURE,
  SPACE,
  document,
  linking,
  node,
  paragraph,
  words,
  type Part,
  type TestNode,
} from '../../support/richText';

it.each([
  ['Wires down? Call 911 first.', true],
  ['Call (860) 555-9112.', false],
  ['Ask for 1-911-555.', false],
  ['Policy 20911', false],
  ['Wires down? Call 911, then Eversource at 800-286-2000.', false],
])('the title “%s” dials 911: %s', (title, dials911) => {
  expect(calloutView({ title })).toMatchObject({ dials911 });
});

const prepared = (...content: readonly Part[]) => {
  const reported: string[] = [];
  const report = (fault: string) => reported.push(fault);
  const result = resolveRichText(document(...content), {
    ...{ ...SPACE, report },
    text: (value) => value.toUpperCase(),
  });
  return { content: result.content, reported };
};

/** The nodes of one paragraph, prepared. */
const inlines = (...content: readonly Part[]) => {
  const { content: blocks, reported } = prepared(paragraph(...content));
  return { content: blocks[0]?.content, reported };
};
const link = (text: string, uri: string) => node('hyperlink', [words(text)], { uri });
const fileLink = (title: string) =>
  node('hyperlink', [words(title), ' (PDF, 120 KB)'], { isFile: true, uri: FILE.href });

describe('words', () => {
  it('keep their formatting', () => {
    expect(prepared(paragraph(words('dead wood', 'bold', 'strikethrough')))).toEqual({
      content: [paragraph(words('DEAD WOOD', 'bold', 'strikethrough'))],
      reported: [],
    });
  });

  it.each([
    'Season: 4.15.26-6.30.26',
    '20-24-28-32-36 inch bars',
    '208 350 4200 lbs',
    'GPS 41.763 -72.685',
    'INV-2026-110401',
    '2.5-3.5-4.5-5.5-6.5',
    'Bob: 860-555-0188, bob@trees.example, www.trees.example',
    'Policy 20860-555-0142-7, unit 1911',
  ])('“%s” hold no link', (text) => {
    expect(inlines(text).content).toEqual([words(text.toUpperCase())]);
  });

  it.each([
    '860-555-0142',
    '(860) 555-0142',
    '860.555.0142',
    '+1 860 555 0142',
    '8605550142',
    '911',
  ])('hold a link to %s, with the formatting of the words around it', (number) => {
    const { content } = inlines(words(`Call ${number}.`, 'bold'));
    const isNumber = number === '911' ? {} : { isNumber: true };
    expect(content).toEqual([
      words('CALL ', 'bold'),
      node('hyperlink', [words(number, 'bold')], { uri: `tel:${number}`, ...isNumber }),
      words('.', 'bold'),
    ]);
  });

  it.each<[string, readonly Part[], readonly Part[]]>([
    ['lines that look like a list', ['- Oak', '- Ash'], ['- OAK', '- ASH']],
    [
      'a bold line',
      [paragraph(words('When?', 'bold')), 'In May.'],
      [paragraph(words('WHEN?', 'bold')), 'IN MAY.'],
    ],
    ['line breaks', ['Oak\nAsh'], ['OAK\nASH']],
  ])('are shown as written: %s', (_what, written, shown) => {
    expect(prepared(...written)).toEqual({ content: document(...shown).content, reported: [] });
  });
});

describe('links and embedded parts', () => {
  it.each([
    ['a link', link('here', '/about'), link('HERE', '/about/')],
    [
      'a link to an entry',
      linking('entry-hyperlink', 'service', ['here']),
      link('HERE', '/tree-pruning/'),
    ],
    [
      'a link whose words hold the phone number',
      link('or 860-555-0142', '/contact'),
      link('OR 860-555-0142', '/contact/'),
    ],
    ['a link to a file', linking('asset-hyperlink', 'file', ['here']), fileLink('HERE')],
    [
      'a page inside a sentence',
      linking('embedded-entry-inline', 'service'),
      link('Pruning', '/tree-pruning/'),
    ],
  ])('%s leads where it should', (_what, given, resolved) => {
    expect(inlines('see ', given)).toEqual({ content: [words('SEE '), resolved], reported: [] });
  });

  it.each([
    ['that is not safe', link('here', 'javascript:x'), /^has a link.*\(“here”\).*javascript:x/],
    ['without an address', node('hyperlink', ['here'], {}), /^has a link.*\(“here”\)/],
    ['to a draft', linking('entry-hyperlink', 'draft', ['here']), /^links to an entry.*\(“here”\)/],
    [
      'to a draft of a file',
      linking('asset-hyperlink', 'gone', ['here']),
      /^links to a file.*\(“here”\)/,
    ],
    [
      'to another space',
      linking('resource-hyperlink', 'x', ['here']),
      /^links to another.*\(“here”\)/,
    ],
  ])('of a link %s the words stay, which is reported', (_what, given, message) => {
    const { content, reported } = inlines('see ', given);
    expect(content).toEqual([words('SEE '), words('HERE')]);
    expect(reported).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['embedded-entry-block', 'callout', node('embedded-entry-block', [], { target: CALLOUT })],
    ['embedded-asset-block', 'picture', node('embedded-asset-block', [], { target: PICTURE })],
    ['embedded-asset-block', 'file', paragraph(fileLink('Certificate'))],
    ['embedded-entry-block', 'service', paragraph(link('Pruning', '/tree-pruning/'))],
  ])('%s of a %s is shown', (type, id, shown) => {
    expect(prepared(linking(type, id))).toEqual({ content: [shown], reported: [] });
  });

  it.each([
    ['an embedded draft', linking('embedded-entry-block', 'draft')],
    ['an embed of nothing', node('embedded-entry-block')],
    ['an embed of another space', node('embedded-resource-block')],
    [
      'an entry without a page inside a sentence',
      paragraph(linking('embedded-entry-inline', 'callout')),
    ],
  ])('%s is left out and reported', (_what, part) => {
    const { content, reported } = prepared('before', part, 'after');
    expect([content.length, reported.length]).toEqual([2, 1]);
  });
});

/** `generatedRichText.test.tsx` proves that nothing without words is left. */
it('a table keeps its empty cells and rows, and a cell that goes over several', () => {
  const cell = (text: string, data: object = {}) =>
    node('table-cell', text === '' ? [] : [paragraph(text)], data);
  const row = (...cells: readonly TestNode[]) => node('table-row', [...cells]);
  const table = node('table', [
    row(cell('A', { rowspan: 2 }), cell('B')),
    row(cell('')),
    row(cell('C'), cell('')),
  ]);
  expect(prepared(table).content).toEqual([table]);
  expect(prepared(node('table', [row(cell(''), cell(''))])).content).toEqual([]);
});

it('reads a text with a space between paragraphs and none inside a word', () => {
  const text = document(paragraph('Dead', words('wood', 'bold')), 'Oak');
  expect(plainText(text)).toBe('Deadwood Oak');
});

describe('a text that is cut at its headings', () => {
  it('has an item for each, and what is before the first', () => {
    const text = document(
      'Before.',
      node('heading-2', ['One']),
      'First.',
      node('heading-3', ['Two']),
    );
    const { before, items } = splitAtHeadings(text);
    expect(before).toEqual(document('Before.'));
    expect(items.map(({ heading, body }) => [plainText(heading), body && plainText(body)])).toEqual(
      [
        ['One', 'First.'],
        ['Two', undefined],
      ],
    );
  });

  it.each([[undefined], [document()]])('has none for %j', (text) =>
    expect(splitAtHeadings(text)).toEqual({ before: undefined, items: [] }),
  );
});

describe('rich text from an API', () => {
  const shaped = (value: unknown) => {
    const broken: string[] = [];
    return { result: shapedRichText(value, (lost) => broken.push(lost)), broken };
  };

  it.each<unknown>([
    ...[null, 'text', [[]], {}],
    ...[{ nodeType: 'paragraph', content: [] }, { nodeType: 'document' }],
  ])('is nothing when it is %j', (value) => expect(shaped(value).result).toBeUndefined());

  it('loses what may not stand where it stands, and keeps the rest', () => {
    const content = [
      ...[null, 'x', { nodeType: 7, content: [words('y')] }, node('marquee', [paragraph('z')])],
      ...[paragraph('kept'), words('loose'), paragraph(paragraph('inside'), '!')],
      node('unordered-list', [paragraph('no item')]),
    ];
    const { result, broken } = shaped({ nodeType: 'document', content });
    expect(result).toEqual(document('kept', '!', node('unordered-list', [])));
    expect(broken.map((lost) => lost.trim())).toEqual([
      ...['', 'x', 'y', 'z', 'loose', 'inside', 'no item'],
    ]);
  });
});

describe('a link to a video', () => {
  const YOUTUBE = 'https://www.youtube-nocookie.com/embed/Ab_cdef-123?autoplay=1';
  const VIMEO = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1';
  const AS_TYPED = { ...SPACE, destination: (href: string) => ({ href }) };
  const shownAs = (href: string) =>
    resolveRichText(document(paragraph('', link('Felling an oak', href), ' ')), AS_TYPED).content[0]
      ?.data;

  it.each([
    ['https://youtu.be/Ab_cdef-123?si=x9', YOUTUBE],
    ['https://www.youtube.com/watch?v=Ab_cdef-123&t=30s', `${YOUTUBE}&start=30`],
    ['http://m.youtube.com/watch?v=Ab_cdef-123', YOUTUBE],
    ['https://youtube.com/shorts/Ab_cdef-123?feature=share', YOUTUBE],
    ['https://www.youtube.com/live/Ab_cdef-123', YOUTUBE],
    ['https://www.youtube.com/embed/Ab_cdef-123', YOUTUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://vimeo.com/76979871/0a1b2c3d4e?share=copy', `${VIMEO}&h=0a1b2c3d4e`],
  ])('%s in a paragraph of its own is shown as one', (href, player) => {
    const site = player.includes('vimeo') ? 'Vimeo' : 'YouTube';
    expect(shownAs(href)).toEqual({ video: { site, player, href, title: 'Felling an oak' } });
  });

  it.each([
    'https://www.youtube.com/playlist?list=PLAb_cdef-123',
    'https://www.youtube.com/@oakandsons',
    'https://youtu.be/abc',
    'https://vimeo.com/showcase/76979871',
    'https://example.com/watch?v=Ab_cdef-123',
  ])('%s stays a link', (href) => {
    expect(shownAs(href)).toEqual({});
  });

  it.each([
    ['among words', paragraph('See ', link('this', 'https://youtu.be/Ab_cdef-123'))],
    ['in a heading', node('heading-2', [link('this', 'https://youtu.be/Ab_cdef-123')])],
  ])('stays one %s', (_where, block) => {
    expect(JSON.stringify(resolveRichText(document(block), AS_TYPED))).not.toContain('"video"');
  });

  it('whose words are only its address has no title, which is reported', () => {
    const reported: string[] = [];
    const address = 'https://youtu.be/Ab_cdef-123?si=x9';
    const shown = resolveRichText(document(paragraph(link(address, address))), {
      ...AS_TYPED,
      report: (fault) => reported.push(fault),
    });
    expect(shown.content[0]?.data).toMatchObject({ video: { title: '', player: YOUTUBE } });
    expect(reported).toEqual([expect.stringContaining(`“${address}”`)]);
  });
});
