/**
 * One post with everything that people write and paste into a text, built from a space: each part is
 * shown as it was meant, or left out and reported.
 */
import { isBlank } from '../../src/content/text';
import { assetLink, entryLink, richTextNode } from '../contentful';
import { folderForAll } from '../support/folder';
import { attribute, textOf, type Element } from '../support/html';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

jest.setTimeout(600_000);

const OWN_HOST = 'https://www.example.com';

type Node = ReturnType<typeof richTextNode>;

const node = richTextNode;
const words = (value: string, ...marks: readonly string[]): Node => ({
  ...{ nodeType: 'text', value, data: {} },
  marks: marks.map((type) => ({ type })),
});
const paragraph = (text: string): Node => node('paragraph', [text]);
const heading = (level: number, ...content: Node[]): Node => node(`heading-${level}`, content);
const link = (uri: string, text: string): Node => node('hyperlink', [text], { uri });
const asset = (nodeType: string, id: string, ...content: string[]): Node =>
  node(nodeType, content, { target: assetLink(id) });
const entry = (nodeType: string, id: string, ...content: string[]): Node =>
  node(nodeType, content, { target: entryLink(id) });
const item = (...content: Node[]): Node => node('list-item', content);
const cell = (text: string, spans: Node = {}): Node => node('table-cell', [paragraph(text)], spans);
const head = (text: string, spans: Node = {}): Node =>
  node('table-header-cell', [paragraph(text)], spans);
const row = (...cells: Node[]): Node => node('table-row', cells);

const body = node('document', [
  paragraph(''),
  paragraph(' \u00a0\n'),
  heading(2, words('')),
  node('paragraph', [
    words('It began with '),
    words('a crack', 'bold', 'italic'),
    link('https://elsewhere.example', ''),
    words(', see '),
    link(`${OWN_HOST}/contact/`, 'our own page'),
    words(', write to '),
    link('office@example.com', 'the office'),
    words(' or call {{phone}}. Price: '),
    words('$500', 'strikethrough'),
    words(' $400.'),
  ]),
  heading(2, words('  ')),
  heading(3, words('What we '), words('saw', 'code')),
  node('unordered-list', [
    item(paragraph('')),
    item(paragraph('One'), node('ordered-list', [item(paragraph('Deep')), item(paragraph(''))])),
    item(heading(3, words('A heading in a list'))),
  ]),
  node('blockquote', [paragraph('“Two paragraphs'), paragraph('in one quote”')]),
  node('blockquote', [paragraph('')]),
  node('table', [
    row(head('Tree'), head('Year 2025', { colspan: 2 })),
    row(cell('Oak'), cell('five'), cell('six')),
    row(cell('Elm', { rowspan: 2 }), cell('seven'), cell('')),
    row(cell('eight'), cell('nine')),
  ]),
  node('paragraph', [entry('embedded-entry-inline', 'nowhere'), words('A sentence with a gap')]),
  node('paragraph', [
    words('Inline: '),
    entry('entry-hyperlink', 'service-tree-pruning', 'to pruning'),
    words(', '),
    asset('asset-hyperlink', 'plan', 'the plan'),
    words('.'),
  ]),
  asset('embedded-asset-block', 'plan'),
  asset('embedded-asset-block', 'crane'),
  asset('embedded-asset-block', 'missing-file'),
  entry('embedded-entry-block', 'missing-entry'),
  paragraph('Averylongwordwithoutanyspace'.repeat(4)),
  node('paragraph', [words('H'), words('2', 'subscript'), words('O. Line one\nline two.')]),
  heading(2, link('/about', 'A heading that is a link')),
  node('marquee', [words('Words in an unknown part')]),
  paragraph('The end.'),
  paragraph(''),
]);

const site = useSpaceSite('dreadfulPost');
const folder = folderForAll();
let article: Element;
let inside: readonly Element[];

const all = (name: string): readonly Element[] => inside.filter(({ tagName }) => tagName === name);
const linkTo = (text: string): string | undefined =>
  attribute(all('a').find((one) => textOf(one).trim().startsWith(text)) ?? article, 'href');

beforeAll(async () => {
  const { space } = site;
  for (const [id, name, title] of [
    ['plan', 'plan.pdf', 'Site plan'],
    ['crane', 'crane.mp4', 'Crane at work'],
  ] as const) {
    await folder.write({ [name]: 'bytes' });
    await space.createAsset({ id, file: folder.to(name), title, description: 'What it shows' });
  }
  // Past every validation, as other tools leave it behind.
  space.force('post-dreadful', 'blogPost', {
    ...{ title: 'Everything at once', slug: 'dreadful', body },
    excerpt: ' "quoted"\n two lines',
  });
  await site.build({ SITE_URL: OWN_HOST });
  const page = site.checkout.pages().get('/blog/dreadful/');
  const found = page?.elements.find((one) => attribute(one, 'class')?.split(' ').includes('rich'));
  if (!page || !found) throw new Error('The post has no page.');
  article = found;
  const isInside = (one: Element): boolean => {
    for (let up: Element['parentNode'] = one; up; up = 'parentNode' in up ? up.parentNode : null)
      if (up === article) return true;
    return false;
  };
  inside = page.elements.filter(isInside);
});

it('nothing without words is a heading, focusable, or a part of its own', () => {
  const names = ['h2', 'h3', 'h4', 'h5', 'h6', 'a', 'button', 'th', 'p', 'li', 'blockquote'];
  const empty = inside.filter((one) => names.includes(one.tagName) && isBlank(textOf(one)));
  expect(empty.map(({ tagName }) => tagName)).toEqual([]);
});

it('what was written is there in its meaning', () => {
  const text = textOf(article).replace(/\s+/g, ' ');
  for (const shown of ['It began with a crack', 'Deep', 'A heading in a list', 'nine', 'The end.'])
    expect(text).toContain(shown);
  expect(all('s').map(textOf)).toEqual(['$500']);
  expect(all('blockquote')).toHaveLength(1);
  expect(all('th').map((one) => attribute(one, 'colspan') ?? '1')).toContain('2');
  // The first cell of a row is its heading.
  expect(all('th').map((one) => attribute(one, 'rowspan') ?? '1')).toContain('2');
  expect(text).toContain('Site plan');
  expect(text).toContain('Crane at work');
});

it('an address of this very site, an e-mail address, a number, and files lead where they should', () => {
  expect(linkTo('our own page')).toBe('/contact/');
  expect(linkTo('the office')).toBe('mailto:office@example.com');
  expect(linkTo('to pruning')).toBe('/tree-pruning/');
  expect(linkTo('A heading that is a link')).toBe('/about/');
  expect(linkTo('the plan')).toMatch(/plan\.pdf$/);
  expect(all('a').some((one) => attribute(one, 'href')?.startsWith('tel:+'))).toBe(true);
});

it('what cannot be shown is in the report, with its words', async () => {
  const { problems } = await site.checkout.report();
  const told = problems
    .filter(({ entryId }) => entryId === 'post-dreadful')
    .map(({ message }) => message);
  for (const lost of [
    'an entry inside a sentence that is not published or has no page (“A sentence with a gap”)',
    'embeds a picture or a file that is not published',
    'embeds an entry that is not published',
    '(marquee) (“Words in an unknown part”)',
  ])
    expect(told.join('\n')).toContain(lost);
});
