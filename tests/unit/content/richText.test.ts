import { calloutView } from '../../../src/content/assemble/richText';
import { isLink, plainText } from '../../../src/content/richText/nodes';
import { splitAtHeadings } from '../../../src/content/richText/onPage';
import { resolveRichText, type RichTextContext } from '../../../src/content/richText/resolve';
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

/** Leads to what was typed, except with the company's number. */
const AS_TYPED: RichTextContext = {
  ...SPACE,
  href: (uri) =>
    uri === '{{phone}}' ? undefined : `${/^[+(]?\d/.test(uri) ? 'tel' : 'to'}:${uri}`,
};

/** The links of a paragraph with this text. */
const typed = (text: string) => {
  const [block] = resolveRichText(document(text), AS_TYPED).content;
  return { content: block?.content.filter((part) => isLink(part)) };
};

describe('preparing', () => {
  it('replaces tokens and keeps formatting', () => {
    expect(prepared(paragraph(words('dead wood', 'bold', 'strikethrough')))).toEqual({
      content: [paragraph(words('DEAD WOOD', 'bold', 'strikethrough'))],
      reported: [],
    });
  });

  it.each([
    ['a link', link('here', '/about'), link('HERE', '/about/')],
    [
      'a link to an entry',
      linking('entry-hyperlink', 'service', ['here']),
      link('HERE', '/tree-pruning/'),
    ],
    [
      'a link whose words hold the phone number',
      link('or {{phone}}', '/contact'),
      link('OR {{PHONE}}', '/contact/'),
    ],
  ])('resolves %s', (_what, given, resolved) => {
    expect(inlines('see ', given)).toEqual({
      content: [words('SEE '), resolved],
      reported: [],
    });
  });

  it('makes the phone number a link, with the formatting of the words around it', () => {
    const called = node('hyperlink', [words('{{PHONE}}', 'bold')], { uri: 'tel:+1860' });
    const { content } = inlines(words('Call {{phone}}.', 'bold'));
    expect(content).toEqual([words('CALL ', 'bold'), called, words('.', 'bold')]);
  });

  it.each([
    ['Call 860-555-0188.', '860-555-0188'],
    ['Cell: (860)555–0188, any time', '(860)555–0188'],
    ['Tel./Fax: 860-555-0188', '860-555-0188'],
    ['Tel. 860-555-0188 Fax 860-555-0199', '860-555-0188'],
    ['Office 860\u2011555\u20110188', '860\u2011555\u20110188'],
    ['Bob: 860\u00a0555\u202f-\u202f0188', '860\u00a0555\u202f-\u202f0188'],
    ['Bob: (860) 555 0188', '(860) 555 0188'],
    ['Bob: (860)5550188', '(860)5550188'],
    ['Bob: 860-555-0188 Ext: 3', '860-555-0188 Ext: 3'],
    ['P: 860-555-0188 F: 860-555-0199', '860-555-0188'],
    ['T 860.555.0188 | F 860.555.0199', '860.555.0188'],
    ['John F. 860-555-0188', '860-555-0188'],
    ['860-555-0188, Fax #: 860-555-0199', '860-555-0188'],
    ['P: 860-555-0188 / F: 860-555-0199', '860-555-0188'],
    ['860-555-0188 office, 860-555-0199 fax', '860-555-0188'],
    ['860-555-0199 fax, 860-555-0188 office', '860-555-0188'],
    ['860-555-0188, fax or e-mail us', '860-555-0188'],
    ['Phone and fax: 860-555-0188', '860-555-0188'],
    ['Bob: 860/555-0188', '860/555-0188'],
    ['Bob: 860 - 555 - 0188!', '860 - 555 - 0188'],
    ['Bob: 860.555.0188x3', '860.555.0188x3'],
    ['Bob: 860-555-0188 ext. 3, or', '860-555-0188 ext. 3'],
    ['Bob: 860-555-0188, ext. 3', '860-555-0188, ext. 3'],
    ['Bob: 860-555-0188 #1 in Hartford', '860-555-0188'],
    ['Bob: 860-555-0188 #12, weekdays', '860-555-0188 #12'],
    ['Bob: 860-555-0188 x 24/7', '860-555-0188'],
    ['Bob: 860-555-0188, 7 days a week', '860-555-0188'],
    ['Bob: 860-555-0188, 860', '860-555-0188'],
    ['Open 8-5, 860-555-0188', '860-555-0188'],
    ['Call us (860-555-0188)', '860-555-0188'],
    ['Call us [860-555-0188]', '860-555-0188'],
    ['Registration: 860-555-0188', '860-555-0188'],
    ['Bob: +44 20 7946 0958', '+44 20 7946 0958'],
    ['Officers: 8605550188', '8605550188'],
    ['For our policy, call 860-555-0188', '860-555-0188'],
    ['Eversource: 800 286 2000', '800 286 2000'],
    ['Bob: +1 (860) 555-0188', '+1 (860) 555-0188'],
    ['Call/Text: 860 555 0188', '860 555 0188'],
    ['Call us at 860 555 0188', '860 555 0188'],
    ['Call Bob: 860 555 0188', '860 555 0188'],
    ['Call 1 860 555 0188', '1 860 555 0188'],
    ['Call us today! 8605550188', '8605550188'],
    ['T: 860 555 0188', '860 555 0188'],
    ['Telephone: 860 555 0188', '860 555 0188'],
    ['Bob: +1 860 555 0188', '+1 860 555 0188'],
    ['Bob: 1.860.555.0188', '1.860.555.0188'],
  ])('makes the typed number in “%s” a link that shows a number', (text, number) => {
    const { content } = typed(text);
    expect(content).toEqual([
      node('hyperlink', [words(number)], { uri: `tel:${number}`, isNumber: true }),
    ]);
  });

  it('takes no words in capitals for the number that their link dials', () => {
    const call = link('CALL US TODAY', 'tel:911');
    const context = { ...SPACE, href: (uri: string) => uri };
    const [block] = resolveRichText(document(paragraph(call)), context).content;
    expect(block?.content).toEqual([call]);
  });

  it.each([
    ['Write to bob.smith+trees@smithtrees.com.', 'bob.smith+trees@smithtrees.com'],
    ['(bob@smithtrees.com)', 'bob@smithtrees.com'],
    ["Bob: o'neil&sons@smithtrees.com", "o'neil&sons@smithtrees.com"],
    ['See www.smithtrees.com, please', 'www.smithtrees.com'],
    ['See SmithTrees.com.', 'SmithTrees.com'],
    ['See smithtrees.com—or call', 'smithtrees.com'],
    ['Like facebook.com/smithtrees!', 'facebook.com/smithtrees'],
    ['See https://youtu.be/abc?t=5.', 'https://youtu.be/abc?t=5'],
    ['On www.smithtrees.com’s list …', 'www.smithtrees.com'],
    ['See www.smithtrees.com…', 'www.smithtrees.com'],
    ['[embed]https://youtu.be/a[/embed]', 'https://youtu.be/a'],
    ['“http://a.example/b_(c)”', 'http://a.example/b_(c)'],
  ])('makes the typed address in “%s” a link', (text, address) => {
    expect(typed(text).content).toEqual([link(address, `to:${address}`)]);
  });

  it.each([
    'Call 811 or 911.',
    'Policy 8605550188, license S-2040',
    'Call for a quote. Policy: 8605550188, our office’s license number is 8605550188',
    'Permit # 8605550188, Lic. no. 8605550188, policy number is 8605550188',
    'Policy 860-555-0188-01 and 20860-555-0188',
    'From 2024-05-06 to 10-12-2025, 06106-1234',
    '$250 300 1000, (555) 555-5555',
    'Fax: 860-555-0188, fax number 860.555.0188, 860-555-0188 (fax)',
    'Fax - 860-555-0188, fax us at 860-555-0188, Facsimile: (860) 555-0188',
    'Contractor fax 860-555-0188, fax it to us at 860-555-0188',
    'Fax: +1 860-555-0188',
    'Fax:\n860-555-0188',
    'first.comment and trees.com-pany',
    'IMG_oak.com, from $500.Net of tax',
    'Small, medium, large: $250-450-1200',
    'Bob @smithtrees, and/or www.',
    '{{phone}}',
  ])('makes nothing in “%s” a link', (text) => {
    expect(typed(text).content).toEqual([]);
  });

  it('reads a number with the bold words before it', () => {
    const linksIn = (introduction: string, rest: string) => {
      const text = document(paragraph(words(introduction, 'bold'), rest));
      const [block] = resolveRichText(text, AS_TYPED).content;
      return block?.content.filter((part) => isLink(part));
    };
    expect(linksIn('Fax:', ' 860-555-0199')).toEqual([]);
    expect(linksIn('Call us:', ' 8605550188, please')).toHaveLength(1);
  });

  it('makes no link of an address inside a link, nor of an address that leads nowhere', () => {
    const inside = link('www.a.example', '/about');
    expect(inlines(inside, ' or www.b.example').content).toEqual([
      link('WWW.A.EXAMPLE', '/about/'),
      words(' OR '),
      words('WWW.B.EXAMPLE'),
    ]);
  });

  it('recognizes a token that is formatted in part', () => {
    const { content } = inlines('In {{', words('ci', 'bold'), 'ty}} we do.');
    expect(content?.filter((part) => 'value' in part && part.value !== '')).toEqual([
      words('IN '),
      words('{{CITY}}', 'bold'),
      words(' WE DO.'),
    ]);
  });

  it.each([
    ['that is not safe', link('here', 'javascript:x'), []],
    ['without an address', node('hyperlink', ['here'], {}), []],
    [
      'to a draft',
      linking('entry-hyperlink', 'draft', ['here']),
      [/^links to an entry.*\(“here”\)/],
    ],
    [
      'to a draft of a file',
      linking('asset-hyperlink', 'gone', ['here']),
      [/^links to a file.*\(“here”\)/],
    ],
    [
      'to another space',
      linking('resource-hyperlink', 'x', ['here']),
      [/^links to another.*\(“here”\)/],
    ],
  ])('keeps only the words of a link %s', (_what, given, messages) => {
    const { content, reported } = inlines('see ', given);
    expect(content).toEqual([words('SEE '), words('HERE')]);
    expect(reported).toEqual(messages.map((message) => expect.stringMatching(message) as string));
  });

  const fileLink = (title: string) =>
    node('hyperlink', [words(title), ' (PDF, 120 KB)'], { isFile: true, uri: FILE.href });

  it('links to a file with its kind and size', () => {
    const given = linking('asset-hyperlink', 'file', ['here']);
    expect(inlines('see ', given).content).toEqual([words('SEE '), fileLink('HERE')]);
  });

  it('makes a link of an embedded file', () => {
    expect(prepared(linking('embedded-asset-block', 'file')).content).toEqual([
      paragraph(fileLink('Certificate')),
    ]);
  });

  it.each([
    ['inside a sentence', inlines('see ', linking('embedded-entry-inline', 'service'))],
    ['by itself', prepared(linking('embedded-entry-block', 'service'))],
  ])('makes a link of an embedded page %s', (_where, { content, reported }) => {
    expect(JSON.stringify(content)).toContain(JSON.stringify(link('Pruning', '/tree-pruning/')));
    expect(reported).toEqual([]);
  });

  it('leaves out a sentence with a gap, and reports its words', () => {
    const gap = linking('embedded-entry-inline', 'callout');
    const { content, reported } = prepared(paragraph('Price: ', gap, '.'), 'after');
    expect(content).toEqual([paragraph('AFTER')]);
    expect(reported).toEqual([expect.stringContaining('(“Price: .”)')]);
  });

  it.each([
    ['embedded-entry-block', 'callout', CALLOUT],
    ['embedded-asset-block', 'picture', PICTURE],
  ])('resolves an %s', (type, id, target) => {
    expect(prepared(linking(type, id)).content).toEqual([node(type, [], { target })]);
  });

  it.each([
    ['an embedded draft', linking('embedded-entry-block', 'draft')],
    ['an embed of nothing', node('embedded-entry-block')],
    ['an embed of another space', node('embedded-resource-block')],
  ])('leaves out and reports %s', (_what, part) => {
    const { content, reported } = prepared('before', part, 'after');
    expect([content.length, reported.length]).toEqual([2, 1]);
  });
});

/** `generatedRichText.test.tsx` proves that nothing without words is left. */
describe('tidying', () => {
  const tidied = (...content: readonly TestNode[]) => prepared(...content).content;

  it('keeps an empty link’s blank between words', () => {
    const link = node('hyperlink', [' '], { uri: '/a' });
    const text = paragraph('A', link, 'B');
    expect(tidied(text)).toEqual([paragraph('A', ' ', 'B')]);
  });

  it('leaves no gap of line breaks around a paragraph', () => {
    const text = [words('\n \nOak\n', 'bold'), words('Ash.\n\n')];
    expect(tidied(node('paragraph', text))).toEqual([paragraph(words('OAK\n', 'bold'), 'ASH.')]);
  });

  describe('a table', () => {
    const cell = (text: string, data: object = {}) =>
      node('table-cell', text === '' ? [] : [paragraph(text)], data);
    const row = (...cells: readonly string[]) =>
      node(
        'table-row',
        cells.map((text) => cell(text)),
      );

    it('keeps empty cells, but no empty row', () => {
      expect(tidied(node('table', [row('A', ''), row('B', 'C'), row('', '')]))).toEqual([
        node('table', [row('A', ''), row('B', 'C')]),
      ]);
      expect(tidied(node('table', [row('', '')]))).toEqual([]);
    });

    it('has headings in a first row in bold, unless all is bold or a cell goes over the next row', () => {
      const inBold = (text: string, data = {}) =>
        node('table-cell', [paragraph(words(text, 'bold'))], data);
      const first = node('table-row', [inBold('A'), inBold('B'), cell('')]);
      const [table] = tidied(node('table', [first, row('C', 'D', '')]));
      expect(table?.content[0]).toHaveProperty(
        'content',
        Array(3).fill(expect.objectContaining({ nodeType: 'table-header-cell' })),
      );
      const merged = node('table-row', [inBold('Tree', { rowspan: 2 }), inBold('Price')]);
      const others = [node('table', [first, first]), node('table', [merged, row('Small')])];
      expect(JSON.stringify(tidied(...others))).not.toContain('header');
    });

    it('keeps an empty row below a cell that goes over it, so that the next keeps its columns', () => {
      const merged = node('table', [
        node('table-row', [cell('A', { rowspan: 2 }), cell('B')]),
        row(''),
        row('C', 'D'),
      ]);
      expect(tidied(merged)).toEqual([merged]);
    });
  });
});

/** Blocks in short: lists as arrays, other blocks as their words. */
const outline = (part: TestNode): unknown => {
  const { nodeType, content = [] } = part;
  const inside = () => content.map(outline);
  if (nodeType === 'unordered-list') return { ul: inside() };
  if (nodeType === 'ordered-list') return { ol: inside() };
  if (nodeType === 'list-item') return content.length === 1 ? inside()[0] : inside();
  return plainText(document(part));
};

describe('what was typed line by line', () => {
  const outlined = (...content: readonly Part[]) =>
    (resolveRichText(document(...content), AS_TYPED).content as unknown as TestNode[]).map(outline);

  it.each<[string, readonly string[], readonly unknown[]]>([
    ['bullets of Word', ['·\u00a0\u00a0\u00a0\u00a0Oak', '·\tAsh'], [{ ul: ['Oak', 'Ash'] }]],
    ['boxes to tick', ['☐ Oak', '☑\ufe0f Ash', '☐ Elm'], [{ ul: ['Oak', 'Ash', 'Elm'] }]],
    ['shaded boxes', ['❑ Oak', '❑ Ash'], [{ ul: ['Oak', 'Ash'] }]],
    ['bullets of a symbol font', ['\uf0b7\tOak', '\uf0b7 Ash'], [{ ul: ['Oak', 'Ash'] }]],
    [
      'bullets inside bullets',
      ['•\tTrees', 'o\u00a0\u00a0 Oak', '§  red', 'o  Ash', '•\tHedges'],
      [{ ul: [['Trees', { ul: [['Oak', { ul: ['red'] }], 'Ash'] }], 'Hedges'] }],
    ],
    [
      'bullets inside numbers',
      ['1. Call', '- day', '– night', '2. Wait'],
      [{ ol: [['Call', { ul: ['day', 'night'] }], 'Wait'] }],
    ],
    [
      'check marks and arrows',
      ['✔\ufe0f On time', '✔\ufe0f Clean', 'Also:', '→ Oak', '→ Ash'],
      [{ ul: ['On time', 'Clean'] }, 'Also:', { ul: ['Oak', 'Ash'] }],
    ],
    ['dashes of a phone', ['-Oak', '- Ash', '– Elm'], [{ ul: ['Oak', 'Ash', 'Elm'] }]],
    [
      'lines in one paragraph',
      ['\nWe do:\nall of these\n\n* Oak\n* Ash\nCall us\ntoday.\n'],
      ['We do:', 'all of these', { ul: ['Oak', 'Ash'] }, 'Call us', 'today.'],
    ],
    [
      'numbers',
      ['1) Call us', '2. We come', '(3) We cut'],
      [{ ol: ['Call us', 'We come', 'We cut'] }],
    ],
    [
      'numbers that begin again',
      ['1. Call', '2. Wait', '1. Dig', '2. Plant'],
      [{ ol: ['Call', 'Wait'] }, { ol: ['Dig', 'Plant'] }],
    ],
    [
      'numbers behind bullets',
      ['- Oak', '- Ash', '1) Call', '2) Wait'],
      [{ ul: ['Oak', 'Ash'] }, { ol: ['Call', 'Wait'] }],
    ],
    ['a bullet without words', ['▪', '• Oak', '•', '• Ash'], [{ ul: ['Oak', 'Ash'] }]],
  ])('becomes what it looks like: %s', (_what, lines, expected) => {
    expect(outlined(...lines)).toEqual(expected);
  });

  it.each([
    [['“A clean cut.”', '- Jo, Avon', 'Thanks!']],
    [['• Oaks', 'Call us.']],
    [['12. May', '14. June']],
    [['1. We look', 'You tell us what you see.', '2. We come']],
    [['1.5 inches', '2.5 inches', '3. May']],
    [['-20 °F in winter', '-5 °F in spring']],
    [['o dear', 'v for oak']],
    [['---']],
    [['Small     $250', 'Large     $450']],
  ])('stays as it is: %j', (lines) => {
    expect(outlined(...lines)).toEqual(lines);
  });

  it('finds a number that is formatted apart from the words after it', () => {
    const lines = [
      paragraph(words('1. ', 'bold'), 'Call us'),
      paragraph(words('2. ', 'bold'), 'Wait'),
    ];
    expect(outlined(...lines)).toEqual([{ ol: ['Call us', 'Wait'] }]);
  });
});

it('reads a text with a space between paragraphs and none inside a word', () => {
  const sentence = paragraph('The ', link('oak', '/'), words('s', 'bold'));
  const text = document(sentence, 'stand.', node('hr'));
  expect(plainText(text).trim()).toBe('The oaks stand.');
});

describe('splitting at headings', () => {
  it('gives one part for each heading of any level, and what is before the first', () => {
    const { before, items } = splitAtHeadings(
      document(
        'Before',
        node('heading-2', ['One ', words('two', 'strikethrough')]),
        'a',
        'b',
        node('heading-3', ['Two']),
      ),
    );
    expect(before).toEqual(document('Before'));
    expect(items.map(({ heading, body }) => [heading, body?.content.length])).toEqual([
      [document(words('One '), words('two', 'strikethrough')), 2],
      [document(words('Two')), undefined],
    ]);
  });

  /** The parts of a text without headings, after what is before them: [title, rest]. */
  const partsOf = (...content: readonly Part[]) => {
    const { content: blocks } = prepared(...content);
    const { before, items } = splitAtHeadings(document(...(blocks as unknown as TestNode[])));
    const parts = items.map(({ heading, body }) => [
      plainText(heading),
      body && plainText(body).trim().replace(/\s+/g, ' '),
    ]);
    return [before && plainText(before).trim(), ...parts];
  };
  const bold = (text: string) => words(text, 'bold');
  const list = (...items: readonly TestNode[]) =>
    node(
      'ordered-list',
      items.map((item) => node('list-item', [item])),
    );

  it.each<[string, readonly Part[], readonly unknown[]]>([
    [
      'a list',
      [paragraph('We are:'), list(paragraph('Licensed'), paragraph('Insured')), paragraph('All.')],
      ['WE ARE:', ['LICENSED', undefined], ['INSURED', 'ALL.']],
    ],
    [
      'bold lines, as Word has them',
      [
        paragraph(bold('Climber')),
        paragraph('Full time.'),
        list(paragraph('CDL')),
        paragraph(bold('Ground')),
      ],
      [undefined, ['CLIMBER', 'FULL TIME. CDL'], ['GROUND', undefined]],
    ],
    [
      'paragraphs with bold titles',
      [
        paragraph(bold('Licensed.'), ' In Connecticut.'),
        paragraph(bold('Insured'), ' – for all we do.'),
        paragraph(bold('Fair'), '\nOne price.'),
      ],
      [
        undefined,
        ['LICENSED.', 'IN CONNECTICUT.'],
        ['INSURED', 'FOR ALL WE DO.'],
        ['FAIR', 'ONE PRICE.'],
      ],
    ],
    [
      'a list with a bold title',
      [list(paragraph(bold('Licensed:'), ' in Connecticut.'), paragraph('Insured'))],
      [undefined, ['LICENSED:', 'IN CONNECTICUT.'], ['INSURED', undefined]],
    ],
    [
      'lines',
      ['Step 1: Call us', 'Step 2: We look'],
      [undefined, ['STEP 1: CALL US', undefined], ['STEP 2: WE LOOK', undefined]],
    ],
    ['paragraphs', ['We look.', 'a'.repeat(81)], [`WE LOOK. ${'A'.repeat(81)}`]],
    ['a paragraph', [paragraph(bold('Call'), ' us first.')], ['CALL US FIRST.']],
  ])('takes the parts that people meant from %s without headings', (_what, content, expected) => {
    expect(partsOf(...content)).toEqual(expected);
  });

  it.each([[undefined], [document()]])('gives nothing for %j', (text) =>
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
  const at = (href: string) => ({ ...SPACE, href: () => href });
  const shownAs = (href: string) =>
    resolveRichText(document(paragraph('', link('Felling an oak', href), ' ')), at(href)).content[0]
      ?.data;

  it.each([
    ['https://youtu.be/Ab_cdef-123?si=x9', YOUTUBE],
    ['https://www.youtube.com/watch?v=Ab_cdef-123&t=30s', `${YOUTUBE}&start=30`],
    [
      'https://www.youtube.com/watch?app=desktop&v=Ab_cdef-123&list=PL1&t=1m5s',
      `${YOUTUBE}&start=65`,
    ],
    ['http://m.youtube.com/watch?v=Ab_cdef-123', YOUTUBE],
    ['https://youtube.com/shorts/Ab_cdef-123?feature=share', YOUTUBE],
    ['https://www.youtube.com/live/Ab_cdef-123', YOUTUBE],
    ['https://www.youtube.com/embed/Ab_cdef-123', YOUTUBE],
    ['https://studio.youtube.com/video/Ab_cdef-123/edit', YOUTUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://vimeo.com/76979871/0a1b2c3d4e?share=copy', `${VIMEO}&h=0a1b2c3d4e`],
    ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e#t=90s', `${VIMEO}&h=0a1b2c3d4e#t=90s`],
  ])('%s in a paragraph of its own is shown as one', (href, player) => {
    const site = player.includes('vimeo') ? 'Vimeo' : 'YouTube';
    expect(shownAs(href)).toEqual({ video: { site, player, href, title: 'Felling an oak' } });
  });

  it.each([
    'https://www.youtube.com/playlist?list=PLAb_cdef-123',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/@oakandsons',
    'https://www.youtube.com/channel/UCAb_cdef-1234567890',
    'https://youtu.be/abc',
    'https://vimeo.com/oakandsons',
    'https://vimeo.com/showcase/76979871',
    'https://example.com/watch?v=Ab_cdef-123',
  ])('%s stays a link', (href) => {
    expect(shownAs(href)).toEqual({});
  });

  it.each([
    ['among words', paragraph('See ', link('this', 'https://youtu.be/Ab_cdef-123'))],
    ['behind a sentence', paragraph('We have videos. https://youtu.be/Ab_cdef-123')],
    ['behind several lines', paragraph('We have\nvideos:\nhttps://youtu.be/Ab_cdef-123')],
    ['beside another', paragraph('https://youtu.be/Ab_cdef-123\nhttps://youtu.be/Ab_cdef-124')],
    [
      'in a list',
      node('unordered-list', [
        node('list-item', [paragraph(link('this', 'https://youtu.be/Ab_cdef-123'))]),
      ]),
    ],
    ['in a heading', node('heading-2', [link('this', 'https://youtu.be/Ab_cdef-123')])],
  ])('stays one %s', (_where, block) => {
    const shown = resolveRichText(document(block), { ...SPACE, href: (uri) => uri });
    expect(JSON.stringify(shown)).not.toContain('"video"');
  });

  it.each(['Felling an oak: ', 'Felling an oak – ', 'Felling an oak\n'])(
    'has the title that stands before its address: “%s”',
    (before) => {
      const shown = resolveRichText(document(`${before}https://youtu.be/Ab_cdef-123`), {
        ...{ ...SPACE, href: (uri: string) => uri },
        report: (fault) => expect(fault).toBe(''),
      });
      expect(shown.content[0]?.data).toMatchObject({ video: { title: 'Felling an oak' } });
    },
  );

  it('that is only its address has no title, which is reported', () => {
    const reported: string[] = [];
    const shown = resolveRichText(document('https://youtu.be/Ab_cdef-123?si=x9'), {
      ...{ ...SPACE, href: (uri: string) => uri },
      report: (fault) => reported.push(fault),
    });
    expect(shown.content[0]?.data).toMatchObject({ video: { title: '', player: YOUTUBE } });
    expect(reported).toEqual([expect.stringContaining('“https://youtu.be/Ab_cdef-123?si=x9”')]);
  });
});
