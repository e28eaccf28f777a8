import { readAsset } from '../../../src/content/read/assets';
import { readValue, type Lookup } from '../../../src/content/read/values';
import type { Field, Meaning } from '../../../src/content/model/fields';
import { document, linking, node, paragraph, rawRichText } from '../../support/richText';

const names = { name: 'Field', help: 'Help' } as const;
const asset = {
  contentful_id: 'oak',
  url: 'https://images.ctfassets.net/oak.jpg',
  width: 1200,
  height: 800,
  mimeType: 'image/jpeg',
};
const assets: Readonly<Record<string, object>> = {
  oak: { ...asset, title: 'IMG_0042', filename: 'img-0042.jpg', description: 'An oak', size: 9 },
  titled: { ...asset, title: 'An old oak', filename: 'x.jpg' },
  replaced: { ...asset, title: 'IMG_0041', filename: 'x.jpg', description: 'An elm' },
  paper: { ...asset, mimeType: 'application/pdf' },
  elsewhere: { ...asset, url: 'http://example.com/oak.jpg' },
  ofPhone: { ...asset, filename: 'IMG_0042.HEIC' },
  huge: { ...asset, size: 21 * 1024 * 1024 },
  unread: { ...asset, width: null },
  nothing: { ...asset, url: null },
};

const read = (field: Partial<Field>, raw: unknown) => {
  const reported: string[] = [];
  const lookup: Lookup = {
    asset: (id) => assets[id] && readAsset({ contentful_id: id, ...assets[id] }),
    entry: (id) => (id === 'faq' || id === 'page' ? { id, type: id } : undefined),
    report: (fault) => reported.push(fault),
  };
  return { value: readValue({ ...names, ...field } as Field, raw, lookup), reported };
};

const text = rawRichText('x');

it.each<[Meaning, string, string]>([
  ['link', 'contact', 'contact'],
  ['pageAddress', 'tree-pruning', 'tree-pruning'],
  ['webAddress', 'https://elicense.ct.gov/x?y=z', 'https://elicense.ct.gov/x?y=z'],
  ['webAddress', 'elicense.ct.gov', 'https://elicense.ct.gov'],
  ['webAddress', 'trees.example/us', 'https://trees.example/us'],
  ['email', 'Office@Example.com', 'Office@Example.com'],
  ['phone', '(860) 555-0142', '(860) 555-0142'],
  ['phone', '860.555.0142', '860.555.0142'],
  ['phone', '(860) 555\u20130142', '(860) 555\u20130142'],
  ['phone', '960-555-0142', '960-555-0142'],
  ['phone', '(860) 555-0142 ext. 2', '(860) 555-0142 ext. 2'],
  ['dialedPhone', '8605550142', '+18605550142'],
])('a field for a %s in which %j was typed has %j', (means, typed, meant) => {
  expect(read({ kind: 'plain', means }, typed)).toEqual({ value: meant, reported: [] });
});

it.each<[Meaning, string]>([
  ['phone', '555-014'],
  ['phone', '555-0142'],
  ['phone', '(XXX) XXX-XXXX'],
  ['phone', '+1 860 555 01422'],
  ['phone', '+44 20 7946 00001'],
  ['dialedPhone', '555-0142'],
  ['dialedPhone', 'none'],
  ['webAddress', 'https://a.example/b, https://c.example'],
  ['webAddress', 'n.a.'],
  ['webAddress', 'see our page'],
  ['webAddress', '@treecare'],
  ['webAddress', 'office@example.com'],
  ['email', 'office at example'],
  ['email', 'Office <office@example.com>'],
  ['phone', 'Call (860) 555-0142'],
  ['phone', '860-555-TREE'],
])('a field for a %s in which %j was typed is missing and is reported', (means, typed) => {
  expect(read({ kind: 'plain', means }, typed)).toEqual({
    value: undefined,
    reported: [expect.stringContaining(`“${typed}” is not of the right form.`)],
  });
});

it.each<[Partial<Field>, unknown, unknown]>([
  [{ kind: 'text' }, ' Oak\u0000 ', 'Oak'],
  [{ kind: 'longText' }, 'a\nb', 'a\nb'],
  [{ kind: 'plain' }, '/about/', '/about/'],
  [{ kind: 'plain', means: 'stateCode' }, 'Conn.', 'Conn.'],
  [{ kind: 'textList' }, ['a', ' ', null, 'b '], ['a', 'b']],
  [{ kind: 'textList' }, 'one', ['one']],
  [{ kind: 'choice', choices: { note: 'Note' } }, 'Note', 'note'],
  [{ kind: 'choice', choices: { note: 'Note' } }, 'note', 'note'],
  [{ kind: 'boolean' }, false, false],
  [{ kind: 'date', means: 'day' }, '2024-01-22', '2024-01-22'],
  [{ kind: 'richText' }, text, JSON.parse(text)],
  ...[
    node('hr'),
    node('blockquote', [paragraph('x')]),
    // Whether an entry is published and can be shown is checked where it is shown.
    linking('embedded-entry-block', 'gone'),
    linking('embedded-asset-block', 'gone'),
    node('embedded-resource-block'),
    paragraph(linking('embedded-entry-inline', 'gone')),
    paragraph(node('embedded-resource-inline')),
  ].map((part): [Partial<Field>, unknown, unknown] => [
    { kind: 'richText' },
    rawRichText(' ', part),
    document(' ', part),
  ]),
  [{ kind: 'link', to: ['faq'] }, ['Entry:faq'], 'faq'],
  [{ kind: 'link', to: ['faq'] }, 'Entry:faq', 'faq'],
  [{ kind: 'linkList', to: ['faq'] }, ['Entry:faq', 'Entry:faq'], ['faq', 'faq']],
])('%j with %j is read as %j', (field, raw, value) => {
  expect(read(field, raw)).toEqual({ value, reported: [] });
});

const KINDS = [
  ...(['text', 'longText', 'plain', 'textList', 'plainList', 'choice'] as const),
  ...(['boolean', 'date', 'richText', 'picture', 'link', 'linkList'] as const),
];

it.each(KINDS)('an empty field of the kind %s is missing, which is not reported', (kind) => {
  for (const raw of [null, undefined, '', ' \u200b', []])
    expect(read({ kind }, raw)).toEqual({ value: undefined, reported: [] });
});

it.each([
  document(),
  document(' ', '\u200b'),
  document(node('unordered-list', [node('list-item')])),
  document(paragraph(linking('entry-hyperlink', 'gone'))),
  document(paragraph(linking('asset-hyperlink', 'gone'))),
])('a formatted text without words is missing, which is not reported', (blank) => {
  expect(read({ kind: 'richText' }, JSON.stringify(blank))).toEqual({
    value: undefined,
    reported: [],
  });
});

it.each<[Partial<Field>, unknown, readonly string[]]>([
  [{ kind: 'choice', choices: { note: 'Note' } }, 'shout', ['cannot be used']],
  [
    { kind: 'plain', means: 'phone' },
    'Call us',
    ['cannot be used and is left out: “Call us” is not of the right form. A phone number with'],
  ],
  [{ kind: 'date' }, 'soon', ['cannot be used']],
  [{ kind: 'date' }, 'May 5, 2024', ['cannot be used']],
  [{ kind: 'richText' }, '2026', ['It is plain text, but the site needs formatted text']],
  [{ kind: 'document' }, ['Asset:nothing'], ['left out: It holds no file. Choose one']],
  [{ kind: 'link', to: ['faq'] }, ['Entry:draft'], ['not published (draft)']],
  [{ kind: 'link', to: ['faq'] }, ['Asset:oak'], ['not published (oak)']],
  [{ kind: 'link', to: ['faq'] }, ['Entry:page'], ['does not fit there (page)']],
  [{ kind: 'boolean' }, 'yes', ['cannot be used']],
  [{ kind: 'date' }, 7, ['cannot be used']],
  [{ kind: 'text' }, { raw: '{}' }, ['cannot be used']],
  [{ kind: 'longText' }, ['Entry:faq'], ['cannot be used']],
  [{ kind: 'plain' }, 7, ['cannot be used']],
  [{ kind: 'choice', choices: { note: 'Note' } }, true, ['cannot be used']],
  [{ kind: 'richText' }, '# Oaks', ['It is plain text, but the site needs formatted text']],
  [{ kind: 'richText' }, ['Entry:faq'], ['cannot be used']],
  [{ kind: 'picture' }, 'https://example.com/oak.jpg', ['cannot be used']],
  [{ kind: 'linkList', to: ['faq'] }, ['faq', 'page'], ['cannot be used', 'cannot be used']],
  // Words choose nothing, and so limit nothing.
  [{ kind: 'linkList', to: ['faq'], limits: true }, ['Oaks'], ['cannot be used']],
  [
    { kind: 'linkList', to: ['faq'] },
    ['Entry:draft', 'Entry:gone'],
    ['not published (draft)', 'not published (gone)'],
  ],
  [{ kind: 'picture' }, ['Asset:gone'], ['not published (gone)']],
  [{ kind: 'picture' }, ['Entry:faq'], ['not published (faq)']],
  [{ kind: 'picture' }, ['Asset:elsewhere'], ['cannot be used']],
  [{ kind: 'picture' }, ['Asset:paper'], ['not a picture that browsers can show']],
  [{ kind: 'picture' }, ['Asset:ofPhone'], ['a HEIC file']],
  [{ kind: 'picture' }, ['Asset:huge'], ['has 21 MB']],
  [{ kind: 'picture' }, ['Asset:unread'], ['has not read the picture']],
])('%j with %j is missing and is reported', (field, raw, reported) => {
  const faults = reported.map((part) => expect.stringContaining(part) as unknown);
  expect(read(field, raw)).toEqual({ value: undefined, reported: faults });
});

it.each([
  ['oak', 'An oak', undefined],
  ['titled', 'An old oak', 'An old oak'],
  ['replaced', 'An elm', undefined],
])('the picture %s is described as %j, under the caption %j', (id, alt, caption) => {
  const { value } = read({ kind: 'picture' }, [`Asset:${id}`]);
  expect(value).toMatchObject({ url: asset.url, alt });
  expect((value as { caption?: string }).caption).toBe(caption);
});

it('a list keeps the links that resolve', () => {
  const { value, reported } = read({ kind: 'linkList', to: ['faq'] }, ['Entry:draft', 'Entry:faq']);
  expect(value).toEqual(['faq']);
  expect(reported).toEqual([expect.stringContaining('not published (draft)')]);
});
