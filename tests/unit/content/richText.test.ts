import {
  prepareRichText,
  splitAtHeadings,
  type RichTextContext,
} from '../../../src/content/assemble/richText';
import { shapedRichText } from '../../../src/content/mappers/richTextShape';
import { document, linking, node, paragraph, words, type TestNode } from '../../support/richText';

const callout = { type: 'callout', title: 'Wires', tone: 'warning' } as const;
const picture = {
  type: 'picture',
  picture: { alt: '', src: '/a.webp', width: 1, height: 1, sources: [] },
} as const;

const prepared = (...content: readonly TestNode[]) => {
  const leftOut = jest.fn<undefined, [string]>();
  const context: RichTextContext = {
    href: (uri) =>
      uri === '{{phone}}' ? 'tel:+1860' : uri.startsWith('/') ? `${uri}/` : undefined,
    entryHref: (id) => (id === 'service' ? '/tree-pruning/' : undefined),
    embeddedEntry: (id) => (id === 'callout' ? callout : undefined),
    embeddedAsset: (id) => (id === 'picture' ? picture : undefined),
    value: (text) => text.toUpperCase(),
    leftOut,
  };
  const result = prepareRichText(document(...content), context);
  return { content: result.content, told: leftOut.mock.calls.map(([reason]) => reason) };
};

const inParagraph = (inline: TestNode): TestNode => node('paragraph', [words('see '), inline]);

describe('a text that is made ready', () => {
  it('has its values changed, its known marks kept and foreign data dropped', () => {
    const marked = { ...words('dead wood', 'bold', 'blink'), data: { evil: 1 } };
    const { content, told } = prepared(node('paragraph', [marked], { style: 'x' }));
    expect(content).toEqual([node('paragraph', [{ ...words('DEAD WOOD', 'bold'), data: {} }])]);
    expect(told).toEqual([]);
  });

  it.each([
    ['a link', node('hyperlink', [words('here')], { uri: '/about' }), '/about/'],
    [
      'a link to an entry',
      linking('entry-hyperlink', 'service', [words('here')]),
      '/tree-pruning/',
    ],
  ])('has %s in its final form', (_what, link, uri) => {
    const { content, told } = prepared(inParagraph(link));
    expect(content[0]?.content[1]).toEqual(node('hyperlink', [words('HERE')], { uri }));
    expect(told).toEqual([]);
  });

  it('has the company’s number as a link that calls it, with the marks of the words around', () => {
    const { content } = prepared(node('paragraph', [words('Call {{phone}}.', 'bold')]));
    const called = node('hyperlink', [words('{{PHONE}}', 'bold')], { uri: 'tel:+1860' });
    expect(content[0]?.content).toEqual([words('CALL ', 'bold'), called, words('.', 'bold')]);
  });

  it('puts a token together that somebody has formatted in part', () => {
    const cut = node('paragraph', [words('In {{'), words('ci', 'bold'), words('ty}} we do.')]);
    const [first] = prepared(cut).content;
    expect(first?.content.filter((part) => 'value' in part && part.value !== '')).toEqual([
      words('IN '),
      words('{{CITY}}', 'bold'),
      words(' WE DO.'),
    ]);
  });

  it('keeps a link whose words hold the company’s number in one piece', () => {
    const link = node('hyperlink', [words('or {{phone}}')], { uri: '/contact' });
    expect(prepared(inParagraph(link)).content[0]?.content[1]).toEqual(
      node('hyperlink', [words('OR {{PHONE}}')], { uri: '/contact/' }),
    );
  });

  it.each([
    ['a link that is not safe', node('hyperlink', [words('here')], { uri: 'javascript:x' }), 0],
    ['a link without an address', node('hyperlink', [words('here')], {}), 0],
    ['a link to a draft', linking('entry-hyperlink', 'draft', [words('here')]), 1],
    ['a link to a file', linking('asset-hyperlink', 'picture', [words('here')]), 1],
    ['a link to another space', linking('resource-hyperlink', 'x', [words('here')]), 1],
  ])('keeps the words of %s', (_what, link, problems) => {
    const { content, told } = prepared(inParagraph(link));
    expect(content).toEqual([node('paragraph', [words('SEE '), words('HERE')])]);
    expect(told).toHaveLength(problems);
  });

  it.each([
    ['embedded-entry-block', 'callout', callout],
    ['embedded-asset-block', 'picture', picture],
  ])('has %s with what it shows', (type, id, target) => {
    expect(prepared(linking(type, id)).content).toEqual([node(type, [], { target })]);
  });

  it.each([
    ['an embedded draft', linking('embedded-entry-block', 'draft')],
    ['a deleted picture', linking('embedded-asset-block', 'gone')],
    ['an embed of nothing', node('embedded-entry-block')],
    ['an inline embed', linking('embedded-entry-inline', 'callout')],
    ['something unknown', node('marquee', [paragraph('x')])],
  ])('leaves out %s and tells it', (_what, part) => {
    const { content, told } = prepared(paragraph('before'), part, paragraph('after'));
    expect(content).toHaveLength(2);
    expect(told).toHaveLength(1);
  });
});

describe('a text that is cut at its headings', () => {
  it('has one part a heading of any level, and knows what stands before the first', () => {
    const { hasBefore, items } = splitAtHeadings(
      document(
        paragraph('Before'),
        node('heading-2', [words('One')]),
        paragraph('a'),
        paragraph('b'),
        node('heading-3', [words('Two')]),
      ),
    );
    expect(hasBefore).toBe(true);
    expect(items.map(({ heading, body }) => [heading, body?.content.length])).toEqual([
      ['One', 2],
      ['Two', undefined],
    ]);
  });

  it.each([[undefined], [document()], [document(paragraph(' '))]])(
    'is nothing when there is nothing',
    (text) => {
      expect(splitAtHeadings(text)).toEqual({ hasBefore: false, items: [] });
    },
  );
});

describe('what an API sent as text', () => {
  const shaped = (value: unknown) => {
    const broken = jest.fn();
    return { result: shapedRichText(value, broken), broken: broken.mock.calls.length };
  };

  it.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [{ nodeType: 'paragraph', content: [] }],
    [{ nodeType: 'document' }],
  ])('is no text when it is %j', (value) => {
    expect(shaped(value).result).toBeUndefined();
  });

  it('loses what is no node and keeps the rest', () => {
    const content = [null, 'x', { nodeType: 7 }, paragraph('kept'), { nodeType: 'text' }];
    const { result, broken } = shaped({ nodeType: 'document', content });
    expect(result).toEqual(document(paragraph('kept'), words('')));
    expect(broken).toBe(3);
  });

  it('is cut where nobody nests any more', () => {
    let deep = paragraph('deep');
    for (let depth = 0; depth < 50; depth += 1) deep = node('unordered-list', [deep]);
    const { result, broken } = shaped(document(deep));
    expect(JSON.stringify(result)).not.toContain('deep');
    expect(broken).toBe(1);
  });
});
