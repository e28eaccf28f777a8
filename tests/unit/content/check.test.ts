/** What the content report asks an editor to correct, and what it leaves alone. */
import type { RawAsset } from '../../../src/content/read/raw';
import type { ContentTypeId } from '../../../src/content/model';
import type { Problem } from '../../../src/content/problems';
import {
  addNode,
  bundledDefaults,
  seededSpace,
  siteOf,
  type SiteOptions,
} from '../../support/content';
import {
  linking,
  node,
  paragraph,
  rawRichText,
  words,
  type TestNode,
} from '../../support/richText';
import { seededForEach } from '../../support/seeded';

/** What the report says of an entry. */
const toldOf = (problems: readonly Problem[], id: string): readonly string[] =>
  problems
    .filter(({ entryId }) => entryId === id)
    .map(({ severity, message }) => `${severity}: ${message}`);

/** One entry of a space, and the only thing that the report says of it; '' for nothing. */
type Row = readonly [message: string, type: ContentTypeId, fields?: object];

const TEXT = rawRichText('Words.');
const STEPS = rawRichText(node('heading-2', ['A']), 'Call.');
/** The fields that an entry needs for nothing to be wrong with it. */
const SOUND: { readonly [T in ContentTypeId]?: (id: string) => object } = {
  blogPost: (id) => ({ title: id, slug: id, body: TEXT }),
  faq: (id) => ({ question: `Is this ${id}?`, answer: TEXT }),
  notice: () => ({ text: 'Storm!' }),
  page: (id) => ({ name: id, kind: 'standard', slug: id, body: TEXT }),
  section: (id) => ({ name: id, layout: 'text', heading: 'Winter', body: TEXT }),
  service: (id) => ({ title: id, slug: id, body: TEXT }),
  testimonial: (id) => ({ name: id, quote: 'They came at once.', isSample: false }),
};

const PHOTO: RawAsset = {
  contentful_id: 'photo',
  description: 'An oak in a field.',
  url: 'https://images.example/oak.jpg',
  mimeType: 'image/jpeg',
  width: 2400,
  height: 1600,
  size: 900_000,
};
const photos: RawAsset[] = [];
/** A link to a picture of its own. */
const photo = (more: Partial<RawAsset> = {}): string => {
  const contentful_id = `photo-${photos.length}`;
  photos.push({ ...PHOTO, ...more, contentful_id });
  return `Asset:${contentful_id}`;
};
const embedded = (more: Partial<RawAsset>): object => ({
  body: rawRichText(linking('embedded-asset-block', photo(more).replace('Asset:', ''))),
});

const answered = (...content: readonly (TestNode | string)[]) => ({
  answer: rawRichText(...content),
});
const link = (uri: string, text = 'our words') => node('hyperlink', [words(text)], { uri });
const linked = (uri: string) => answered(paragraph(link(uri)));
const ask = (message: string, ...questions: readonly object[]): readonly Row[] =>
  questions.map((fields) => [message, 'faq', fields]);

const UNDESCRIBED = 'error: The picture “Oak” in “Gallery” has no description';
const gallery = (more: Partial<RawAsset>) => ({ name: 'Gallery', picture: photo(more) });

const ROWS: readonly Row[] = [
  // Texts
  ...ask(
    'error: “Answer” uses “{{fax}}”, which does not exist, so nothing is shown in its place. Use one of: {{phone}}, {{city}}, {{state}}, {{stateCode}}, {{company}}, {{hours}}, {{year}}.',
    answered('Call {{phone}} or {{fax}}.'),
  ),
  ...ask('', answered('Season: 4.15.26-6.30.26, 208 350 4200 lbs.'), answered('(860) 555-0142')),
  ['error: “Pruning” has no text, so its page', 'blogPost', { title: 'Pruning', body: null }],
  ['', 'testimonial'],
  ['', 'service', { layout: 'emergency', body: null, steps: STEPS }],
  [
    'error: The site cuts “Steps” into one part for each heading, so what stands before its first heading is left out (“Call.”).',
    'service',
    { layout: 'emergency', steps: rawRichText('Call.') },
  ],

  // Links
  ['', 'service', { slug: 'root-pruning', previousAddresses: ['/old-pruning/'] }],
  ...ask(
    '',
    ...['/root-pruning/', 'root-pruning', '/services/#main', 'https://example.org/'].map(linked),
    ...['/price-list.pdf', 'tel:+18605550142', 'mailto:office@example.org', '{{phone}}'].map(
      linked,
    ),
    // An old address, which redirects, the same in full.
    ...['/old-pruning/', 'http://trees.example/old-pruning/'].map(linked),
    answered('Ann <ann@trees.example>'),
  ),
  ...Object.entries({
    '/punning/': linked('/punning/'),
    '/pinning/': linked('http://trees.example/pinning/'),
  }).flatMap(([path, fields]) =>
    ask(
      `error: “Answer” has a link that leads nowhere (“our words”). Its words are shown without a link. The link to ${path} leads to a page that does not exist.`,
      fields,
    ),
  ),
  ...['javascript:alert(1)', '#'].flatMap((typed) =>
    ask(`The link “${typed}” is not one a website may use. An address of this`, linked(typed)),
  ),
  [
    'error: Visitors do not see the button or link of “Goes to”. The link to /prices/ leads to a page that does not exist. Choose',
    'navigationLink',
    { title: 'Prices', href: '/prices/' },
  ],
  ['', 'section', { body: null, buttonLabel: 'Contact', buttonHref: '/contact/' }],
  [
    'error: Visitors do not see the button or link of “Button goes to”. The link to /penning/ leads',
    'section',
    { buttonLabel: 'Prices', buttonHref: '/penning/' },
  ],
  ['', 'blogPost', { website: ['trees.example'] }],
  [
    'error: “Elms” is not on this website, because “Only on these websites” says our site. If it belongs here, add trees.example',
    'blogPost',
    { title: 'Elms', website: ['our site'] },
  ],

  // Pictures
  ['', 'page', gallery({})],
  ['', 'page', gallery({ description: 'Bob in 1987' })],
  ...[null, '  ', 'IMG_2041.JPG', 'photo 3'].map((description): Row => [
    UNDESCRIBED,
    'page',
    gallery({ description, title: 'Oak' }),
  ]),
  ['error: The picture “', 'service', embedded({ description: undefined })],
  ['error: The video “', 'service', embedded({ mimeType: 'video/mp4', description: undefined })],
  ['error: The sound “', 'service', embedded({ mimeType: 'audio/mpeg', description: undefined })],
  [
    'embeds “IMG”, which is left out. The photo is a HEIC file',
    'service',
    embedded({ mimeType: 'image/heic', title: 'IMG', description: undefined }),
  ],
  [
    'error: “Picture” cannot be used and is left out: The photo is a HEIC file',
    'page',
    gallery({ mimeType: 'image/heic', description: undefined }),
  ],
  [
    'embeds “Oak”, which is left out. The photo is a HEIC file',
    'service',
    embedded({ mimeType: 'application/octet-stream', filename: 'IMG_1.HEIC', title: 'Oak' }),
  ],
  ['', 'service', embedded({ filename: 'IMG_1.HEIC.jpg' })],
  [
    'embeds a picture or a file that is not published (gone). It is left out.',
    'service',
    { body: rawRichText(linking('embedded-asset-block', 'gone')) },
  ],
  // What a text links to needs no description.
  ['', 'service', embedded({ mimeType: 'application/pdf', description: undefined })],

  // Sections
  ['', 'section'],
  ['', 'section', { layout: 'banner', body: null }],
  ['', 'section', { layout: 'text', body: null, numeral: '20+' }],
  [
    'warning: The section “Done” has nothing to show as “Cards”, so it is left out on the site.',
    'section',
    { name: 'Done', layout: 'cards', body: null },
  ],
];

describe('the report', () => {
  const rows = ROWS.map(([message, type, fields = {}], index) => ({
    ...{ message, type, fields, id: `row-${index}` },
  }));
  let problems: readonly Problem[];
  beforeAll(async () => {
    const bundled = await bundledDefaults();
    const space = seededSpace(bundled);
    Object.assign(space.siteConfig.nodes[0] ?? {}, { homeUrl: 'https://www.trees.example' });
    for (const { id, type, fields } of rows)
      addNode(space, type, id, { ...SOUND[type]?.(id), ...fields });
    const sections = rows.filter(({ type }) => type === 'section').map(({ id }) => `Entry:${id}`);
    addNode(space, 'page', 'all', { ...SOUND.page?.('all'), sections });
    space.asset.nodes.push(...photos);
    ({ problems } = siteOf(space, bundled));
  });

  it.each(rows)('says “$message” of a $type: $fields', ({ message, id }) => {
    const told = message === '' ? [] : [expect.stringContaining(message)];
    expect(toldOf(problems, id)).toEqual(told);
  });
});

const seeded = seededForEach();

/** What the report says of the company's facts, once some of them are changed. */
const toldOfFacts = (facts: object, options?: SiteOptions): readonly string[] => {
  const node = Object.assign(seeded.node('siteConfig'), facts);
  return toldOf(seeded.made(options).problems, node.contentful_id);
};

it('compares the three forms of the phone number', () => {
  const same = { phoneDisplay: '(802) 555-0199', phoneDashed: '802-555-0199' };
  expect(toldOfFacts({ ...same, phoneLink: '+18025550199' })).toEqual([]);
  expect(toldOfFacts({ phoneDisplay: '(802) 555-0111' })).toEqual([
    expect.stringContaining('error: The phone number shown ((802) 555-0111) is not'),
  ]);
  expect(toldOfFacts({ ...same, phoneDashed: '802-555-0122' })).toEqual([
    expect.stringContaining('error: The phone number shown (802-555-0122) is not'),
  ]);
});

it.each(['services', 'contact', 'home'])(
  'says that a page without sections is bare: %s',
  (kind) => {
    const page = Object.assign(seeded.node('page', { kind }), { sections: null, body: null });
    expect(seeded.made().problems).toContainEqual(
      expect.objectContaining({ entryId: page.contentful_id, field: 'body', severity: 'error' }),
    );
  },
);

it('asks once for the description of a picture in several places', () => {
  seeded.space.asset.nodes.push({ ...PHOTO, description: null });
  for (const node of seeded.space.service.nodes) node.picture = ['Asset:photo'];
  const asking = seeded.made().problems.filter(({ message }) => message.includes('no description'));
  expect(asking).toHaveLength(1);
});

it('reports lists that visitors still read as the site came with them', async () => {
  const bundled = await bundledDefaults();
  const own = { contentful_id: 'q1', question: 'When?', answer: TEXT };
  expect(siteOf({ faq: { nodes: [own] } }, bundled).problems).toContainEqual({
    severity: 'warning',
    contentType: 'highlight',
    place: 'Highlight',
    message:
      'Visitors read “years of experience in Connecticut trees” and 3 more of “Highlight” as the site came with it. Write your own in Contentful, or ask the person who runs the website to put it there.',
  });
});
