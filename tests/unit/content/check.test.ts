/** What the content report asks an editor to correct, and what it leaves alone. */
import type { RawAsset, RawContent, RawEntry } from '../../../src/content/mappers/raw';
import type { ContentTypeId } from '../../../src/content/model';
import type { Problem } from '../../../src/content/problems';
import { bundledDefaults, seededSpace, siteOf, type SiteOptions } from '../../support/content';
import { document, node, paragraph, words, type TestNode } from '../../support/richText';

/** Entries of a space; the report is read for the last of them. */
type Entries = { readonly [T in ContentTypeId]?: readonly RawEntry[] };

const NOW = '2024-06-01T12:00:00Z';

/** All problems that a build of the space would report, worst first. */
const problemsIn = async (
  entries: Entries,
  assets: readonly RawAsset[] = [],
  settings: SiteOptions['settings'] = {},
): Promise<readonly Problem[]> => {
  const nodes = Object.entries(entries).map(([type, list]) => [type, { nodes: list }]);
  const raw = { ...(Object.fromEntries(nodes) as RawContent), asset: { nodes: assets } };
  return siteOf(raw, await bundledDefaults(), { now: NOW, settings }).problems;
};

const reportOf = async (entries: Entries, assets?: readonly RawAsset[]) => {
  const last = Object.values(entries).at(-1)?.at(-1)?.contentful_id;
  return (await problemsIn(entries, assets))
    .filter(({ entryId }) => entryId === last)
    .map(({ severity, message }) => `${severity}: ${message}`);
};

const richText = (...content: readonly TestNode[]): string => JSON.stringify(document(...content));
const text = richText(paragraph('Words.'));
const heading = (level: number): TestNode => node(`heading-${level}`, [words('A')]);
const target = (
  nodeType: string,
  linkType: 'Entry' | 'Asset',
  content?: readonly TestNode[],
): TestNode => node(nodeType, content, { target: { sys: { type: 'Link', linkType, id: 'gone' } } });
const inParagraph = (inline: TestNode): TestNode => node('paragraph', [inline]);
const inLink = inParagraph(target('entry-hyperlink', 'Entry', [words('words')]));

const company = (fields: object = {}): Entries => ({
  siteConfig: [
    {
      contentful_id: 'facts',
      company: 'Hartford Tree Care',
      city: 'Elmwood',
      state: 'Vermont',
      phoneDisplay: '(802) 555-0199',
      phoneDashed: '802-555-0199',
      phoneLink: '+18025550199',
      hoursOfOperation: '24/7',
      licenseNumber: '1',
      rating: '4.9 of 5',
      ratingSource: 'https://reviews.example/oak',
      homeUrl: 'https://www.trees.example',
      ...fields,
    },
  ],
});
const question = (fields: object): RawEntry => ({
  contentful_id: 'q1',
  question: 'When do you prune?',
  answer: text,
  ...fields,
});
const asked = (words: string): Entries => ({ faq: [question({ question: words })] });
const answer = (...content: readonly TestNode[]): Entries => ({
  ...company(),
  faq: [question({ answer: richText(...content) })],
});
const link = (uri: string): Entries =>
  answer(inParagraph(node('hyperlink', [words('here')], { uri })));
const services = (...all: readonly object[]): Entries => ({
  service: all.map((fields, index) => ({
    contentful_id: `s${index + 1}`,
    title: `Service s${index + 1}`,
    slug: `service-${index + 1}`,
    body: text,
    ...fields,
  })),
});
const page = (fields: object): Entries => ({
  page: [
    {
      contentful_id: 'p1',
      name: 'Prices',
      kind: 'standard',
      slug: 'prices',
      body: text,
      ...fields,
    },
  ],
});
const post = (fields: object): Entries => ({
  ...company(),
  blogPost: [{ contentful_id: 'b1', title: 'Pruning', slug: 'pruning', body: text, ...fields }],
});
const notices = (...all: readonly object[]): Entries => ({
  notice: all.map((own, index) => ({ contentful_id: `n${index + 1}`, text: 'Storm!', ...own })),
});
const sections = (fields: object): Entries => ({
  section: [
    { contentful_id: 'winter', name: 'Winter', layout: 'text', heading: 'Winter', ...fields },
  ],
});
/** The section on a page. */
const onPage = (fields: object): Entries => ({
  ...page({ sections: ['Entry:winter'] }),
  ...sections(fields),
});
const testimonial = (fields: object): Entries => ({
  testimonial: [{ contentful_id: 't1', name: 'Ann B.', quote: 'They came at once.', ...fields }],
});
const work = (fields: object): Entries => ({
  project: [{ contentful_id: 'w1', title: 'A maple', slug: 'maple', ...fields }],
});
const towns = (...all: readonly object[]): Entries => ({
  town: all.map((fields, index) => ({ contentful_id: `town${index + 1}`, ...fields })),
});
const pictured = page({ picture: ['Asset:photo'] });
const photo = (fields: object = {}): readonly RawAsset[] => [
  {
    contentful_id: 'photo',
    description: 'An oak in a field.',
    url: 'https://images.example/oak.jpg',
    mimeType: 'image/jpeg',
    width: 2400,
    height: 1600,
    size: 900_000,
    ...fields,
  },
];

const GOOD_TEXT =
  'We prune oaks, maples and fruit trees in Elmwood, in the season that is right for each.';

it.each<[string, Entries, (readonly RawAsset[])?]>([
  ...[
    ...['/tree-pruning/', 'tree-pruning', '/services/#main', 'https://example.org/'],
    ...['tel:+18025550199', 'mailto:office@example.org', '{{phone}}', 'www.example.org'],
  ].map((href): [string, Entries] => [`a link to ${href}`, link(href)]),
  [
    'a link to an old address, which redirects',
    { ...services({ previousAddresses: ['/old-pruning/'] }), ...link('/old-pruning/') },
  ],
  [
    'the full address of an old one of this site',
    {
      ...services({ previousAddresses: ['/old-pruning/'] }),
      ...link('http://trees.example/old-pruning/'),
    },
  ],
  [
    'a link to the ways to reach us at the end of a service page',
    { ...services({}), ...link('/service-1/#contact') },
  ],
  ...['a', 'recent-posts'].map((id): [string, Entries] => [
    `a link to #${id} on the page of a post`,
    {
      ...post({ body: richText(heading(2), paragraph('Words.')) }),
      ...link(`/blog/pruning/#${id}`),
    },
  ]),
  [
    'the address in Contentful of the entry of a page',
    { ...services({}), ...link('https://app.contentful.com/spaces/abc/entries/s1?focusedField=a') },
  ],
  [
    'a link to a part of the page that it stands on',
    post({
      body: richText(heading(2), inParagraph(node('hyperlink', [words('up')], { uri: '#a' }))),
    }),
  ],
  ['a document that everybody may read', link('https://docs.google.com/document/d/1/pub')],
  [
    'numbers that are not phone numbers',
    answer(paragraph('{{phone}}, permit 2024-555-01, 10.000 to 20.000 dollars.')),
  ],
  [
    'the number of somebody else that can be tapped',
    answer(inParagraph(node('hyperlink', [words('(802) 555-0100')], { uri: 'tel:802-555-0100' }))),
  ],
  [
    'a ZIP code of two towns, and a village of the name of its town',
    towns({ name: 'Avon', zips: ['06001'] }, { name: 'Elm', zips: ['06001'], villages: ['Elm'] }),
  ],
  ...[{ text: 'We cabled it.' }, { pictures: ['Asset:photo'] }].map(
    (fields): [string, Entries, readonly RawAsset[]] => [
      `work with ${Object.keys(fields).join('')} alone`,
      work(fields),
      photo(),
    ],
  ),
  ['three forms of one phone number', company()],
  [
    'the number for text messages',
    {
      ...company({ textNumber: '(802) 555-0100' }),
      faq: [question({ answer: richText(paragraph('Text 802-555-0100.')) })],
    },
  ],
  ['headings that go down one at a time', answer(...[2, 3, 2, 3].map(heading))],
  ['abbreviations', asked('ISA & ANSI A300')],
  ['single words in capitals', asked('Call us NOW, day or night')],
  ['signs that are no code', asked('Is 2 < 3 * 4 at Oak & Elm; #1 of [all] (or > 5)?')],
  [
    'an address that is a link',
    answer(node('hyperlink', [words('www.example.org')], { uri: 'https://www.example.org' })),
  ],
  [
    'search texts of the right length',
    services({ metaTitle: 'Tree '.repeat(12), metaDescription: GOOD_TEXT }),
  ],
  [
    'a short name and a heading of a service',
    services({ title: 'Tree pruning', linkTitle: 'Pruning', heading: 'A tree is no hedge.' }),
  ],
  ['a short description', pictured, photo({ description: 'Bob in 1987' })],
  ['a described picture', pictured, photo({ size: 8 * 1024 * 1024 })],
  ['a testimonial of a real customer', testimonial({ isSample: false })],
  [
    'work on three trees on a street',
    work({ title: 'Cabled 3 Oaks on Elm Street', text: '80 Foot Red Oak in Elmwood, CT' }),
  ],
  ['an e-mail address in angle brackets', answer(paragraph('Ann <ann@trees.example>'))],
  [
    'an emergency page of steps only',
    services({
      ...{ layout: 'emergency', body: null },
      steps: richText(heading(2), paragraph('Call.')),
    }),
  ],
  ['a page to book a visit', link('https://outlook.office365.com/book/Oak@trees.example/')],
  ['a notice to come', notices({ endsAt: '2024-06-01T12:01:00Z' })],
  ['a post for this website', post({ website: ['trees.example'] })],
])('accepts %s', async (_what, ...space) => {
  expect(await reportOf(...space)).toEqual([]);
});

const LENGTH = 'in search results has';
const NO_PICTURE = 'error: “Picture” cannot be used and is left out: ';
const UNDESCRIBED = 'error: The picture in “Prices” has no description';

it.each<[string, Entries, (readonly RawAsset[])?]>([
  // Phone numbers
  ...[
    ...[
      '(802) 555-0199',
      '802.555.0199',
      '+1 802 555 0199',
      '802–555–0199',
      '802\u2011555\u20110199',
    ],
    ...['802\u00a0555\u00a00199', '802/555-0199', '802 - 555 - 0199', '802-555-0199x3'],
  ].map((number): [string, Entries] => [
    'warning: “Answer” has the phone number typed in. Write {{phone}} instead',
    answer(paragraph(`Call ${number} today.`)),
  ]),
  [
    'warning: (802) 555-0100 is not the company’s phone number, but stands in “When do you prune?”. If it is yours, write {{phone}}.',
    answer(paragraph('Call (802) 555-0100 or 802 555 0100 today.')),
  ],
  [
    'warning: The company is called “Oak & Sons”, but the drawn logo still says “Hartford Tree Care”.',
    company({ company: 'Oak & Sons' }),
  ],
  [
    'error: The phone number shown ((802) 555-0111) is not',
    company({ phoneDisplay: '(802) 555-0111' }),
  ],
  ['error: The phone number shown (802-555-0122) is not', company({ phoneDashed: '802-555-0122' })],

  // Links
  [
    'error: The link to /punning/ in “Answer” leads to a page that does not exist.',
    link('http://trees.example/punning/'),
  ],
  [
    'error: The link to /punning/ in “Answer” leads to a page that does not exist.',
    link('/punning/'),
  ],
  [
    'error: The link to /punning/ in “Answer” leads to a page that does not exist.',
    answer(paragraph('See https://trees.example/punning/.')),
  ],
  ['warning: The link to /rss.xml in “Answer” leads to a file of this website.', link('/rss.xml')],
  [
    'warning: The link to /contact/#prices in “Answer” points at a part of the page',
    link('/contact/#prices'),
  ],
  [
    'error: The link “javascript:alert(1)” in “Answer” is not one a website may use. Its words are shown without a link. An address of this website begins with /',
    link('javascript:alert(1)'),
  ],
  ...['file:///C:/prices.docx', 'C:\\prices.docx'].map((typed): [string, Entries] => [
    `error: The link “${typed}” in “Answer” is not one a website may use. Its words are shown without a link. It is a file on your computer`,
    link(typed),
  ]),
  ...[
    ...['https://app.contentful.com/spaces/abc/entries/gone', 'http://localhost:8000/about/'],
    'https://deploy-preview-1--oak.netlify.app/about/',
    'https://docs.google.com/document/d/1abc/edit',
    'https://drive.google.com/drive/u/0/my-drive',
    'https://business.google.com/n/1/reviews',
  ].map((typed): [string, Entries] => [
    `error: The link “${typed}” in “Answer” opens only for you`,
    link(typed),
  ]),
  [
    'warning: The link to #prices in “Text” points at a part of the page that is not there.',
    page({
      body: richText(inParagraph(node('hyperlink', [words('Prices')], { uri: '#prices' }))),
    }),
  ],
  [
    'error: The link to /prices/ in “Goes to” leads to a page that does not exist. Visitors do not see that button or link.',
    { navigationLink: [{ contentful_id: 'm1', title: 'Prices', href: '/prices/' }] },
  ],
  [
    'error: “Sections” links to an entry that is not published (draft).',
    page({ sections: ['Entry:draft'] }),
  ],
  [
    'error: “Answer” links to an entry that is not published or has no page (“words”)',
    answer(inLink),
  ],
  [
    'error: “Answer” embeds an entry that is not published',
    answer(paragraph('words'), target('embedded-entry-block', 'Entry')),
  ],

  // Addresses and entries
  [
    'error: The address /trees/ belongs to “Service s1” already, so “Service s2” is at /trees-2/ for now.',
    services({ slug: 'trees' }, { slug: 'trees' }),
  ],
  ['error: The address /about/ belongs to “About” already', services({ slug: 'about' })],
  ['error: “When do you prune?” is not shown on the site', answer(paragraph(' '))],
  [
    'error: “Look” cannot be used and is left out: “circus” is not one of the choices.',
    { section: [{ contentful_id: 'x1', name: 'Mine', layout: 'circus' }] },
  ],

  // Writing
  ['warning: “Answer” uses Heading 1', answer(heading(1), paragraph('a'))],
  ['warning: “Answer” jumps from Heading 2 to Heading 4.', answer(heading(2), heading(4))],
  ['warning: “Question” is all in capitals.', asked('CALL US RIGHT NOW!')],
  ...['<b>', '&amp;', '&#8217;', '**now**', '[here](/about/)', '## Prices'].map(
    (typed): [string, Entries] => [
      `warning: “Question” has code in it (“${typed}”), which visitors see`,
      asked(typed.startsWith('#') ? typed : `Do you prune ${typed} or later?`),
    ],
  ),
  [
    'error: “Answer” uses “{{fax}}”, which does not exist, so nothing is shown in its place. Use one of: {{phone}}, {{city}}, {{state}}, {{stateCode}}, {{company}}, {{hours}}, {{year}}.',
    answer(paragraph('Call {{phone}} or {{fax}}.')),
  ],
  ['error: “Pruning” has no text, so its page is a heading over nothing', post({ body: null })],
  ['error: “Summary” still has filler text', post({ excerpt: 'Lorem ipsum dolor.' })],
  ...['[phone]', '[INSERT PHOTO OF CREW]', 'TBD'].map((typed): [string, Entries] => [
    `error: “Question” still has filler text (“${typed}”)`,
    asked(`Call ${typed} now?`),
  ]),
  ...['Big oak - 123 Main Street, Elmwood', 'Big oak at 44 Ridge Rd'].map(
    (title): [string, Entries] => [
      `warning: “Title” of the work “${title}” tells where a customer lives`,
      work({ title, text: 'We cabled it.' }),
    ],
  ),
  [
    'warning: There are two towns named “West Hartford”',
    {
      ...company({ stateCode: 'VT' }),
      ...towns({ name: 'West Hartford' }, { name: 'West Hartford, VT' }),
    },
  ],
  ['warning: “Title” has 239 characters', post({ title: 'Pruning '.repeat(30).trim() })],
  [
    'warning: The question “When do you PRUNE” is there twice.',
    { faq: [question({}), question({ contentful_id: 'q2', question: 'When do you PRUNE' })] },
  ],
  [
    'warning: There are two services named “Removal”',
    {
      service: [
        { contentful_id: 's1', title: 'Removal', slug: 'removal', body: text },
        { contentful_id: 's2', title: 'Removal ', slug: 'removal-2', body: text },
      ],
    },
  ],
  [
    'warning: The service “Hedges and shrubs” is called “Tree trimming” in “Name in menus”',
    services({ title: 'Hedges and shrubs', linkTitle: 'Tree trimming' }),
  ],
  [
    'warning: There are two towns named “avon”, and visitors cannot tell them apart',
    towns({ name: 'Avon' }, { name: 'avon ' }),
  ],
  [
    'warning: “Unionville” belongs to “Farmington” already, so the question above the map names that town only. Take it away from one of the two',
    towns(
      { name: 'Farmington', villages: ['Unionville'] },
      { name: 'Elm', villages: ['Unionville'] },
    ),
  ],
  [
    'error: The work “A maple” has neither pictures nor a text, so its page is a heading over nothing',
    work({ metaDescription: GOOD_TEXT }),
  ],
  [
    'warning: The testimonial of “Ann B.” is a sample that came with the site',
    testimonial({ isSample: true }),
  ],

  // Search results
  [`warning: The title ${LENGTH} 61 characters`, services({ metaTitle: `${'Tree '.repeat(12)}x` })],
  [
    `warning: The title ${LENGTH} 66 characters`,
    services({ metaTitle: `${'Tree '.repeat(11)}{{state}}` }),
  ],
  [`warning: The title ${LENGTH} 66 characters`, services({ metaTitle: '{{counting}}' })],
  [
    `warning: The title ${LENGTH} 63 characters`,
    services({ metaTitle: `${'Tree '.repeat(9)}{{company}}` }),
  ],
  [
    `warning: The description ${LENGTH} 164`,
    services({ metaDescription: 'word '.repeat(33).trim() }),
  ],
  [
    `warning: The description ${LENGTH} only 9`,
    work({ text: 'We cabled it.', metaDescription: 'We cabled' }),
  ],
  [`warning: The description ${LENGTH} only 15`, services({ metaDescription: 'We prune trees.' })],
  [
    'warning: The title in search results is the same as that of “Service s1”.',
    services({ metaTitle: 'Pruning in {{city}}' }, { metaTitle: 'Pruning in Hartford ' }),
  ],
  [
    'warning: The description in search results is the same as that of “Service s1”.',
    services({ metaDescription: GOOD_TEXT }, { metaDescription: GOOD_TEXT }),
  ],

  // Dates and websites
  ['warning: The notice is over', notices({ endsAt: '2024-06-01T11:59:00Z' })],
  [
    'error: The notice ends before it starts',
    notices({ startsAt: '2024-07-02T08:00+00:00', endsAt: '2024-07-01T08:00+00:00' }),
  ],
  [
    'warning: The notices “Storm!” and “Snow!” have the same time. Visitors see only the second then, because it is newer. Change “Shown from” or “Shown until”',
    notices(
      { text: 'Snow!', startsAt: '2024-12-20T08:00Z', endsAt: '2024-12-21T08:00Z' },
      { text: 'Spring!', startsAt: '2025-03-01T08:00Z' },
      { startsAt: '2024-12-01T08:00Z', endsAt: '2024-12-27T08:00Z' },
    ),
  ],
  [
    'error: “Shown from” cannot be used and is left out: The date',
    notices({ startsAt: 'tomorrow' }),
  ],
  ['warning: “Pruning” has a date in the future', post({ lastModified: '2024-07-01' })],
  [
    'warning: “A maple” has a date in the future, and visitors see it. Correct “When it was done”.',
    work({ text: 'We cabled it.', date: '2024-07-01' }),
  ],
  [
    'warning: “Ann B.” has a date in the future, and visitors see it. Correct “When they said it”.',
    testimonial({ isSample: false, source: 'Google', date: '2024-07-01' }),
  ],
  [
    'warning: “Address of the review” of “Ann B.” is filled in, but there are no words to press. Fill in “Where they said it”.',
    testimonial({ isSample: false, sourceHref: 'https://reviews.example/ann' }),
  ],
  [
    'error: “Pruning” is not on this website, because “Only on these websites” says our site. If it belongs here, add trees.example',
    post({ website: ['our site'] }),
  ],

  // Pictures
  [UNDESCRIBED, pictured, photo({ description: null })],
  [UNDESCRIBED, pictured, photo({ description: '  ' })],
  ...['IMG_2041.JPG', 'photo 3', '2041', 'image', 'A picture'].map(
    (description): [string, Entries, readonly RawAsset[]] => [
      `error: The picture in “Prices” is described as “${description}”, which tells`,
      pictured,
      photo({ description }),
    ],
  ),
  [
    'error: The pictures before and after of “A maple” are the same one.',
    work({ pictureBefore: ['Asset:photo'], pictureAfter: ['Asset:photo'] }),
    photo(),
  ],
  [
    'warning: The film in “Service s1” is a MOV file',
    services({ body: richText(target('embedded-asset-block', 'Asset')) }),
    photo({ contentful_id: 'gone', mimeType: 'video/quicktime' }),
  ],
  ['warning: The picture in “Prices” is 12 MB.', pictured, photo({ size: 12 * 1024 * 1024 })],
  [
    'warning: The picture in “Prices” is only 640 pixels wide',
    pictured,
    photo({ width: 640, height: 480 }),
  ],
  [
    `${NO_PICTURE}The photo is a HEIC file`,
    pictured,
    photo({ mimeType: 'image/heic', width: null, height: null }),
  ],
  [`${NO_PICTURE}The file is not a picture`, pictured, photo({ mimeType: 'application/pdf' })],
  [
    'error: The picture in “Service s1” has no description',
    services({ body: richText(target('embedded-asset-block', 'Asset')) }),
    photo({ contentful_id: 'gone', description: undefined }),
  ],
  [
    'error: “Text of the page” embeds a picture or a file that is not published (gone). It is left out. Publish it',
    services({ body: richText(paragraph('Words.'), target('embedded-asset-block', 'Asset')) }),
  ],
  [
    'error: “Text of the page” embeds “Brochure”, which is left out. It holds no file. Choose one',
    services({ body: richText(paragraph('Words.'), target('embedded-asset-block', 'Asset')) }),
    photo({ contentful_id: 'gone', title: 'Brochure', url: null }),
  ],
  [
    'error: “Text of the page” links to a file that is not published or was never uploaded (“words”). Its words are shown without a link. Upload',
    services({ body: richText(inParagraph(target('asset-hyperlink', 'Asset', [words('words')]))) }),
    photo({ contentful_id: 'gone', url: null }),
  ],
  ...(['video/mp4', 'audio/mpeg'] as const).map(
    (mimeType): [string, Entries, readonly RawAsset[]] => [
      `error: The ${mimeType === 'video/mp4' ? 'film' : 'sound'} in “Service s1” has no description`,
      services({ body: richText(target('embedded-asset-block', 'Asset')) }),
      photo({ contentful_id: 'gone', mimeType, description: undefined }),
    ],
  ),
  [
    'error: The 2nd picture (oak.jpg) in “A maple” has no description',
    work({ pictures: ['Asset:other', 'Asset:photo'] }),
    [
      ...photo({ contentful_id: 'other' }),
      ...photo({ description: undefined, filename: 'oak.jpg' }),
    ],
  ],
  [
    'error: The 2nd picture (An oak) in “Service s1” has no description',
    services({
      body: richText(
        node('embedded-asset-block', [], {
          target: { sys: { type: 'Link', linkType: 'Asset', id: 'photo' } },
        }),
        target('embedded-asset-block', 'Asset'),
      ),
    }),
    [...photo(), ...photo({ contentful_id: 'gone', title: 'An oak', description: undefined })],
  ],
  ['warning: The picture in “Prices” is a GIF', pictured, photo({ mimeType: 'image/gif' })],
  [
    `${NO_PICTURE}The picture has 25 MB, and Contentful makes no smaller copies of files above 20 MB. Save it`,
    pictured,
    photo({ size: 25 * 1024 * 1024 }),
  ],
])('reports “%s”', async (message, ...space) => {
  const [first, ...others] = await reportOf(...space);
  expect(first).toContain(message);
  // An unknown look also leaves the section out.
  expect(others).toHaveLength('section' in space[0] ? 1 : 0);
});

it.each([
  ['warning: The section “Winter” is over', { endsAt: '2024-06-01T11:59:00Z' }],
  [
    'error: The section “Winter” ends before it starts',
    { startsAt: '2024-07-02T08:00+00:00', endsAt: '2024-07-01T08:00+00:00' },
  ],
])('reports “%s”', async (message, times) => {
  const found = await reportOf(onPage({ body: text, ...times }));
  expect(found.map((one) => one.startsWith(message))).toEqual([true]);
});

it('says once that several links lead to a page that is gone', async () => {
  const space = { ...link('/punning/'), ...services({ body: richText(paragraph('Words.')) }) };
  const menu = [{ contentful_id: 'm1', title: 'Prices', href: '/punning/#a' }];
  const found = await problemsIn({ ...space, navigationLink: menu });
  expect(found.filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      message:
        'There is no page at /punning/, but 2 links lead to it, and visitors cannot press them. Publish that page, or change its links: they are in “Prices”, “When do you prune?”.',
    },
  ]);
});

it.each([
  [7, 'Our work', 0],
  [5, 'What to do after a storm', 0],
  [9, 'Our work', 1],
  [7, 'What to do after a storm', 1],
])('says when a menu of %j links as long as “%s” fits no row', async (count, title, found) => {
  const links = Array.from({ length: count }, (_, index) => ({
    contentful_id: `link-${index}`,
    title: index < 4 ? 'Home' : title,
    href: '/services/',
  }));
  const full = await reportOf({ navigationLink: links });
  expect(full).toEqual(found ? [expect.stringMatching(/^warning: The links of the top menu/)] : []);
});

it.each<[string, Entries]>([
  [
    'warning: The section “Winter” is on no page, so nobody sees it. Add it to “Sections” of a page',
    sections({ body: text }),
  ],
  [
    'warning: 2 sections are on no page, so nobody sees them: “Winter”, “Winter”.',
    { section: [...(sections({ body: text }).section ?? []), ...(sections({}).section ?? [])] },
  ],
  [
    'warning: The section “Winter” is a heading over nothing. Write “Text”',
    onPage({ kicker: 'Cold' }),
  ],
  [
    'warning: The section “Winter” has nothing to show as “Work we have done”, so it is left out on the site. It lists each “Work”, and none is published.',
    onPage({ layout: 'projects' }),
  ],
  [
    'warning: “Label of the button” is filled in, but “Button goes to” is empty, so visitors do not see it.',
    onPage({ body: text, buttonLabel: 'Prices' }),
  ],
  [
    'error: The link to /punning/ in “Button goes to” leads to a page that does not exist. Visitors do not see that button or link.',
    onPage({ body: text, buttonLabel: 'Prices', buttonHref: '/punning/' }),
  ],
  [
    'warning: “Label of the link” is filled in, but “Link goes to” is empty, so visitors do not see it.',
    notices({ linkLabel: 'Apply' }),
  ],
])('reports “%s”', async (message, entries) => {
  expect((await reportOf(entries)).map((one) => one.startsWith(message))).toEqual([true]);
});

it('reports a section that is on a page twice', async () => {
  const twice = services({ sections: ['Entry:winter', 'Entry:winter'] });
  expect(await reportOf({ ...sections({ body: text }), ...twice })).toEqual([
    expect.stringMatching(/^warning: The section “Winter” is on “Service s1” more than once/),
  ]);
});

it.each<[string, Entries]>([
  ['a hidden section on no page', sections({ body: text, hidden: true })],
  ['a section with a text', onPage({ body: text })],
  ['a banner with a heading alone', onPage({ layout: 'callBanner' })],
  ['a heading over a button', onPage({ buttonLabel: 'Contact', buttonHref: '/contact/' })],
  [
    'a section on the page of a service',
    { ...services({ sections: ['Entry:winter'] }), ...sections({ body: text }) },
  ],
])('accepts %s', async (_what, entries) => {
  expect(await reportOf(entries)).toEqual([]);
});

it('says once that a long name makes titles long', async () => {
  const name = 'Hartford Tree Care, Landscaping & Snow Removal, LLC';
  const space = {
    ...services({ metaTitle: 'Pruning | {{company}}' }, { metaTitle: 'Removal | {{company}}' }),
    ...company({ company: name, stateCode: 'VT' }),
  };
  const found = (await problemsIn(space)).filter(({ message }) => message.includes('Google cuts'));
  expect(found).toMatchObject([{ field: 'company' }]);
  expect(found[0]?.message).toMatch(
    /^The name “Hartford .* of \d+ pages .*“Service s1”, “Service s2”/,
  );
});

it.each(['services', 'contact', 'home'])(
  'says that a page without sections is bare: %s',
  async (kind) => {
    const bundled = await bundledDefaults();
    const space = seededSpace(bundled);
    const id = bundled.entries.page.find(({ fields }) => fields.kind === kind)?.id;
    const bare = space.page.nodes.find(({ contentful_id }) => contentful_id === id);
    Object.assign(bare ?? {}, { sections: null, body: null });
    expect(siteOf(space, bundled).problems).toContainEqual(
      expect.objectContaining({ entryId: id, field: 'body', severity: 'error' }),
    );
  },
);

it('says once of which towns the same is told', async () => {
  const body = (name: string) => richText(paragraph(`We work in ${name}. Call us in ${name}!`));
  const [avon, canton, own] = [body('Avon'), body('Canton'), body('the hills')];
  const found = await problemsIn(
    towns(
      { name: 'Avon', body: avon },
      { name: 'Canton', body: canton },
      { name: 'Elm', body: own },
    ),
  );
  expect(
    found.filter(({ field, message }) => field === 'body' && /same/.test(message)),
  ).toMatchObject([
    {
      message: expect.stringMatching(
        /^The pages of the towns “Avon”, “Canton” have the same/,
      ) as string,
    },
  ]);
});

it('asks once for the description of a picture in several places', async () => {
  const twice = services({ picture: ['Asset:photo'] }, { picture: ['Asset:photo'] });
  const found = await problemsIn(twice, photo({ description: null }));
  expect(found.filter(({ message }) => message.includes('has no description'))).toHaveLength(1);
});

it('asks for no description of a file that a text links to', async () => {
  const body = richText(target('embedded-asset-block', 'Asset'));
  const file = { contentful_id: 'gone', mimeType: 'application/pdf', description: undefined };
  expect(await reportOf(services({ body }), photo(file))).toEqual([]);
});

it.each(['By appointment', '24/7', '24 hours a day', '24-hour service', '24-7'])(
  'compares the hours “%s” with texts that promise every hour',
  async (hoursOfOperation) => {
    const space = {
      ...answer(paragraph('Call us now, any hour.')),
      ...company({ hoursOfOperation }),
    };
    const found = (await problemsIn(space))
      .filter(({ field }) => field === 'hoursOfOperation')
      .map(({ message }) => message);
    expect(found).toEqual(
      hoursOfOperation === 'By appointment'
        ? [
            expect.stringMatching(
              /^“Hours” says “By appointment”, but other texts still promise.*“When do you prune\?”/,
            ),
          ]
        : [],
    );
  },
);

it('asks for a license number where texts say “licensed”', async () => {
  const problemsWith = async (licenseNumber: string | null) =>
    (await problemsIn({ ...answer(paragraph('We are licensed.')), ...company({ licenseNumber }) }))
      .filter(({ field }) => field === 'licenseNumber')
      .map(({ message }) => message);
  expect(await problemsWith(null)).toEqual([
    expect.stringMatching(
      /^The site says “licensed” in \d+ texts, but no license number is filled in/,
    ),
  ]);
  expect(await problemsWith('S-1234')).toEqual([]);
});

it('reports facts with more or less in them than their place needs', async () => {
  const fieldsOf = async (fields: object) =>
    (await problemsIn(company(fields))).flatMap(({ field = '', message }) =>
      /which the site writes|in sentences|is no number/.test(message) ? [field] : [],
    );
  const odd = {
    streetAddress: '99 Oak Street, Elmwood, VT 06106',
    ...{ state: 'VT', licenseNumber: 'Licensed' },
  };
  expect(await fieldsOf(odd)).toEqual(['streetAddress', 'state', 'licenseNumber']);
  for (const streetAddress of ['99 Elmwood Street, Suite 4', 'P.O. Box 12045'])
    expect(await fieldsOf({ streetAddress })).toEqual([]);
});

it.each(['S-1234', null])(
  'asks where the rating can be seen that texts claim: %s',
  async (source) => {
    const claim = answer(paragraph('We are top rated.'));
    const ratingSource = source && 'https://reviews.example/oak';
    const problems = await problemsIn({
      ...claim,
      ...company({ rating: '4.9 of 5', ratingSource }),
    });
    const found = problems.filter(({ field }) => field === 'ratingSource');
    expect(found.map(({ message }) => message)).toEqual(
      source
        ? []
        : [expect.stringMatching(/^The site says “top rated” in \d+ texts?, but not where/)],
    );
  },
);

it.each([
  ['goes to visitors', { ownAddress: 'https://trees.example', goesLive: true }, 'error'],
  ['is a preview', { ownAddress: 'https://trees.example', goesLive: false }, 'warning'],
  ['has no address yet', { ownAddress: '', goesLive: true }, 'warning'],
])(
  'what visitors take for true is of another weight on a site that %s',
  async (_, settings, weight) => {
    const space = {
      ...testimonial({ isSample: true }),
      ...company({ licenseNumber: null, rating: null }),
    };
    const found = await problemsIn(space, [], settings);
    for (const field of ['isSample', 'licenseNumber', 'rating'])
      expect(found.find((problem) => problem.field === field)?.severity).toBe(weight);
  },
);

it('reports lists that visitors still read as the site came with them', async () => {
  expect(await problemsIn(asked('When?'))).toContainEqual({
    severity: 'warning',
    contentType: 'highlight',
    message:
      'Visitors read “years of experience in {{state}} trees” and 3 more of “Highlight” as the site came with it. Write your own in Contentful, or ask the person who runs the website to put it there.',
  });
});

it('says once that staff have removed all links of the menu, which is no section', async () => {
  const bundled = await bundledDefaults();
  const space = seededSpace(bundled);
  space.navigationLink.nodes = [];
  const found = siteOf(space, bundled).problems;
  expect(found.filter(({ contentType }) => contentType === 'navigationLink')).toMatchObject([
    {
      message:
        'There is no “Menu link” any more, so the site shows what it came with. Publish one.',
    },
  ]);
});

it('says once that a page is gone, and nothing of the texts that services have for it', async () => {
  const bundled = await bundledDefaults();
  const space = seededSpace(bundled);
  space.page.nodes = space.page.nodes.filter(({ slug }) => slug !== 'services');
  const found = siteOf(space, bundled).problems.map(({ message }) => message);
  const about = found.filter((message) => /services page|\/services\//.test(message));
  expect(about).toEqual([
    expect.stringMatching(/^There is no page at \/services\/, but \d+ links lead to it/),
  ]);
});
