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
  return { content: result.content, reported: leftOut.mock.calls.length };
};

/** The nodes of one paragraph, prepared. */
const inlines = (...content: readonly TestNode[]) => {
  const { content: blocks, reported } = prepared(node('paragraph', content));
  return { content: blocks[0]?.content, reported };
};
const link = (text: string, uri: string) => node('hyperlink', [words(text)], { uri });

describe('preparing', () => {
  it('replaces tokens, keeps known marks and drops foreign data', () => {
    const marked = { ...words('dead wood', 'bold', 'blink'), data: { evil: 1 } };
    const { content, reported } = prepared(node('paragraph', [marked], { style: 'x' }));
    expect(content).toEqual([node('paragraph', [{ ...words('DEAD WOOD', 'bold'), data: {} }])]);
    expect(reported).toBe(0);
  });

  it.each([
    ['a link', link('here', '/about'), link('HERE', '/about/')],
    [
      'a link to an entry',
      linking('entry-hyperlink', 'service', [words('here')]),
      link('HERE', '/tree-pruning/'),
    ],
    [
      'a link whose words hold the phone number',
      link('or {{phone}}', '/contact'),
      link('OR {{PHONE}}', '/contact/'),
    ],
  ])('resolves %s', (_what, given, resolved) => {
    expect(inlines(words('see '), given)).toEqual({
      content: [words('SEE '), resolved],
      reported: 0,
    });
  });

  it('makes the phone number a link, with the marks of the words around it', () => {
    const called = node('hyperlink', [words('{{PHONE}}', 'bold')], { uri: 'tel:+1860' });
    const { content } = inlines(words('Call {{phone}}.', 'bold'));
    expect(content).toEqual([words('CALL ', 'bold'), called, words('.', 'bold')]);
  });

  it('recognizes a token that is formatted in part', () => {
    const { content } = inlines(words('In {{'), words('ci', 'bold'), words('ty}} we do.'));
    expect(content?.filter((part) => 'value' in part && part.value !== '')).toEqual([
      words('IN '),
      words('{{CITY}}', 'bold'),
      words(' WE DO.'),
    ]);
  });

  it.each([
    ['that is not safe', link('here', 'javascript:x'), 0],
    ['without an address', node('hyperlink', [words('here')], {}), 0],
    ['to a draft', linking('entry-hyperlink', 'draft', [words('here')]), 1],
    ['to a file', linking('asset-hyperlink', 'picture', [words('here')]), 1],
    ['to another space', linking('resource-hyperlink', 'x', [words('here')]), 1],
  ])('keeps only the words of a link %s', (_what, given, reported) => {
    expect(inlines(words('see '), given)).toEqual({
      content: [words('SEE '), words('HERE')],
      reported,
    });
  });

  it.each([
    ['embedded-entry-block', 'callout', callout],
    ['embedded-asset-block', 'picture', picture],
  ])('resolves an %s', (type, id, target) => {
    expect(prepared(linking(type, id)).content).toEqual([node(type, [], { target })]);
  });

  it.each([
    ['an embedded draft', linking('embedded-entry-block', 'draft')],
    ['a deleted picture', linking('embedded-asset-block', 'gone')],
    ['an embed of nothing', node('embedded-entry-block')],
    ['an inline embed', linking('embedded-entry-inline', 'callout')],
    ['an unknown node', node('marquee', [paragraph('x')])],
  ])('leaves out and reports %s', (_what, part) => {
    const { content, reported } = prepared(paragraph('before'), part, paragraph('after'));
    expect([content.length, reported]).toEqual([2, 1]);
  });
});

describe('splitting at headings', () => {
  it('gives one part for each heading of any level, and knows of text before the first', () => {
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

  it.each([[undefined], [document()], [document(paragraph(' '))]])('gives nothing for %j', (text) =>
    expect(splitAtHeadings(text)).toEqual({ hasBefore: false, items: [] }),
  );
});

describe('rich text from an API', () => {
  const shaped = (value: unknown) => {
    const broken = jest.fn();
    return { result: shapedRichText(value, broken), broken: broken.mock.calls.length };
  };

  it.each<unknown>([
    ...[null, 'text', [[]], {}],
    ...[{ nodeType: 'paragraph', content: [] }, { nodeType: 'document' }],
  ])('is nothing when it is %j', (value) => expect(shaped(value).result).toBeUndefined());

  it('loses what is not a node and keeps the rest', () => {
    const content = [null, 'x', { nodeType: 7 }, paragraph('kept'), { nodeType: 'text' }];
    const { result, broken } = shaped({ nodeType: 'document', content });
    expect(result).toEqual(document(paragraph('kept'), words('')));
    expect(broken).toBe(3);
  });

  it('is cut off at a depth that nobody needs', () => {
    let deep = paragraph('deep');
    for (let depth = 0; depth < 50; depth += 1) deep = node('unordered-list', [deep]);
    const { result, broken } = shaped(document(deep));
    expect(JSON.stringify(result)).not.toContain('deep');
    expect(broken).toBe(1);
  });
});
