/** What the content report asks an editor to correct, and what it leaves alone. */
import type { RawAsset, RawContent, RawEntry } from '../../../src/content/mappers/raw';
import type { ContentTypeId } from '../../../src/content/model';
import type { Problem } from '../../../src/content/problems';
import { bundledDefaults, seededSpace, siteOf, type SiteOptions } from '../../support/content';
import { document, linking, node, paragraph, words, type TestNode } from '../../support/richText';

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

/** What the report says of an entry. */
const toldOf = (problems: readonly Problem[], id: string | undefined): readonly string[] =>
  problems
    .filter(({ entryId }) => entryId === id)
    .map(({ severity, message }) => `${severity}: ${message}`);

const reportOf = async (entries: Entries, assets?: readonly RawAsset[]) =>
  toldOf(await problemsIn(entries, assets), Object.values(entries).at(-1)?.at(-1)?.contentful_id);

const richText = (...content: readonly TestNode[]): string => JSON.stringify(document(...content));
const text = richText(paragraph('Words.'));

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
const answered = (...content: readonly TestNode[]) => ({ answer: richText(...content) });
const asked = (words: string) => ({ question: words });
const link = (uri: string, text = 'here') => node('hyperlink', [words(text)], { uri });
const linked = (uri: string) => answered(node('paragraph', [link(uri)]));
const answer = (...content: readonly TestNode[]): Entries => ({
  ...company(),
  faq: [question(answered(...content))],
});
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

/** Questions and answers of one space, by what the report says of each of them: nothing, or one thing. */
const TEXTS: Readonly<Record<string, readonly object[]>> = {
  '': [
    ...['ISA & ANSI A300', 'Call us NOW, day or night'].map(asked),
    asked('Is 2 < 3 * 4 at Oak & Elm; #1 of [all] (or > 5)?'),
    ...['/tree-pruning/', 'tree-pruning', '/services/#main', 'https://example.org/'].map(linked),
    ...['tel:+18025550199', 'mailto:office@example.org', '{{phone}}', 'www.example.org'].map(
      linked,
    ),
    // An old address, which redirects, the same in full, and the address in Contentful of a page's entry.
    ...['/old-pruning/', 'http://trees.example/old-pruning/'].map(linked),
    linked('https://app.contentful.com/spaces/abc/entries/s1?focusedField=a'),
    // What everybody may open.
    linked('https://docs.google.com/document/d/1/pub'),
    linked('https://outlook.office365.com/book/Oak@trees.example/'),
    // What is a link already, or none.
    answered(node('paragraph', [link('https://www.example.org', 'www.example.org')])),
    answered(paragraph('{{phone}}, permit 2024-555-01, 10.000 to 20.000 dollars.')),
    answered(paragraph('Ann <ann@trees.example>')),
  ],
  'warning: “Answer” has the phone number typed in. Write {{phone}} instead': [
    ...['(802) 555-0199', '802.555.0199', '+1 802 555-0199', '802–555–0199', '802 555 0199'],
    ...['802\u2011555\u20110199', '802\u00a0555-0199', '802/555-0199', '802 - 555 - 0199'],
    ...['802-555-0199x3', '8025550199', '1 802 555 0199'],
  ].map((number) => answered(paragraph(`Call ${number} today.`))),
  'error: The link to /punning/ in “Answer” leads to a page that does not exist.': [
    linked('/punning/'),
  ],
  'error: The link to /pinning/ in “Answer” leads to a page that does not exist.': [
    linked('http://trees.example/pinning/'),
  ],
  'error: The link to /panning/ in “Answer” leads to a page that does not exist.': [
    answered(paragraph('See https://trees.example/panning/.')),
  ],
  'error: The link “javascript:alert(1)” in “Answer” is not one a website may use. Its words are shown without a link. An address of this website':
    [linked('javascript:alert(1)')],
  ...Object.fromEntries(
    [
      ...['https://app.contentful.com/spaces/abc/entries/gone', 'http://localhost:8000/about/'],
      'https://deploy-preview-1--oak.netlify.app/about/',
      'https://docs.google.com/document/d/1abc/edit',
      'https://drive.google.com/drive/u/0/my-drive',
      'https://business.google.com/n/1/reviews',
    ].map((typed) => [
      `error: The link “${typed}” in “Answer” opens only for you`,
      [linked(typed)],
    ]),
  ),
  'warning: “Question” is all in capitals.': [asked('CALL US RIGHT NOW!')],
  ...Object.fromEntries(
    ['<b>', '&amp;', '&#8217;', '**now**', '[here](/about/)', '## Prices'].map((typed) => [
      `warning: “Question” has code in it (“${typed}”), which visitors see`,
      [asked(typed.startsWith('#') ? typed : `Do you prune ${typed} or later?`)],
    ]),
  ),
  'error: “Answer” uses “{{fax}}”, which does not exist, so nothing is shown in its place. Use one of: {{phone}}, {{city}}, {{state}}, {{stateCode}}, {{company}}, {{hours}}, {{year}}.':
    [answered(paragraph('Call {{phone}} or {{fax}}.'))],
  'error: “Question” still has filler text': [
    ...['Call [phone]?', 'See [INSERT PHOTO OF CREW] now', 'TBD'],
  ].map(asked),
};

describe('of questions and answers', () => {
  const rows = Object.entries(TEXTS)
    .flatMap(([message, all]) => all.map((fields) => ({ message, fields })))
    .map((row, index) => ({ ...row, id: `q${index}` }));
  let problems: readonly Problem[];
  beforeAll(async () => {
    problems = await problemsIn({
      ...company(),
      ...services({ slug: 'tree-pruning', previousAddresses: ['/old-pruning/'] }),
      faq: rows.map(({ id, fields }) =>
        question({ contentful_id: id, question: `Is this ${id}?`, ...fields }),
      ),
    });
  });

  it.each(rows)('the report says “$message”: $fields', ({ message, id }) => {
    const told = message === '' ? [] : [expect.stringContaining(message)];
    expect(toldOf(problems, id)).toEqual(told);
  });
});

const LENGTH = 'in search results has';
const UNDESCRIBED = 'error: The picture in “Prices” has no description';

it.each<[string, Entries, (readonly RawAsset[])?]>([
  ['three forms of one phone number', company()],
  ['work with a text alone', work({ text: 'We cabled it.' })],
  ['work with pictures alone', work({ pictures: ['Asset:photo'] }), photo()],
  [
    'search texts of the right length',
    services({ metaTitle: 'Tree '.repeat(12), metaDescription: GOOD_TEXT }),
  ],
  [
    'a title that is too long because of the company’s name',
    {
      ...company({ company: 'Oak '.repeat(15) }),
      ...services({ metaTitle: 'Pruning | {{company}}' }),
    },
  ],
  ['a short description', pictured, photo({ description: 'Bob in 1987' })],
  ['a described picture', pictured, photo()],
  ['a testimonial of a real customer', testimonial({ isSample: false })],
  [
    'an emergency page of steps only',
    services({
      ...{ layout: 'emergency', body: null },
      steps: richText(node('heading-2', [words('A')]), paragraph('Call.')),
    }),
  ],
  ['a notice to come', notices({ endsAt: '2024-06-01T12:01:00Z' })],
  ['a post for this website', post({ website: ['trees.example'] })],
  ['a hidden section on no page', sections({ body: text, hidden: true })],
  ['a section with a text', onPage({ body: text })],
  ['a banner with a heading alone', onPage({ layout: 'callBanner' })],
  ['a heading over a button', onPage({ buttonLabel: 'Contact', buttonHref: '/contact/' })],
  [
    'a section on the page of a service',
    { ...services({ sections: ['Entry:winter'] }), ...sections({ body: text }) },
  ],
])('accepts %s', async (_what, ...space) => {
  expect(await reportOf(...space)).toEqual([]);
});

it.each<[string, Entries, (readonly RawAsset[])?]>([
  // Phone numbers
  [
    'error: The phone number shown ((802) 555-0111) is not',
    company({ phoneDisplay: '(802) 555-0111' }),
  ],
  ['error: The phone number shown (802-555-0122) is not', company({ phoneDashed: '802-555-0122' })],

  // Links
  [
    'error: The link to /prices/ in “Goes to” leads to a page that does not exist. Visitors do not see that button or link.',
    { navigationLink: [{ contentful_id: 'm1', title: 'Prices', href: '/prices/' }] },
  ],
  // Writing
  ['error: “Pruning” has no text, so its page is a heading over nothing', post({ body: null })],
  ['error: “Summary” still has filler text', post({ excerpt: 'Lorem ipsum dolor.' })],
  [
    'warning: “When do you PRUNE” is there twice, and visitors cannot tell one “Question and answer” from the other. Rename',
    { faq: [question({}), question({ contentful_id: 'q2', question: 'When do you PRUNE' })] },
  ],
  [
    'warning: “Removal” is there twice, and visitors cannot tell one “Service”',
    services({ title: 'Removal' }, { title: 'Removal ' }),
  ],
  [
    'warning: “West Hartford” is there twice, and visitors cannot tell one “Town”',
    {
      ...company({ stateCode: 'VT' }),
      ...towns({ name: 'West Hartford' }, { name: 'West Hartford, VT' }),
    },
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
  ['warning: The notice “Storm!” is over', notices({ endsAt: '2024-06-01T11:59:00Z' })],
  [
    'error: The notice “Storm!” ends before it starts',
    notices({ startsAt: '2024-07-02T08:00+00:00', endsAt: '2024-07-01T08:00+00:00' }),
  ],
  ['warning: The section “Winter” is over', onPage({ body: text, endsAt: '2024-06-01T11:59:00Z' })],
  [
    'warning: “Pruning” has a date in the future, and visitors see it already. Correct it, or',
    post({ lastModified: '2024-07-01' }),
  ],
  [
    'warning: “A maple” has a date in the future',
    work({ text: 'We cabled it.', date: '2024-07-01' }),
  ],
  [
    'warning: “Ann B.” has a date in the future',
    testimonial({ isSample: false, source: 'Google', date: '2024-07-01' }),
  ],
  [
    'error: “Pruning” is not on this website, because “Only on these websites” says our site. If it belongs here, add trees.example',
    post({ website: ['our site'] }),
  ],

  // Pictures
  [UNDESCRIBED, pictured, photo({ description: null })],
  [UNDESCRIBED, pictured, photo({ description: '  ' })],
  ...['IMG_2041.JPG', 'photo 3', '2041'].map(
    (description): [string, Entries, readonly RawAsset[]] => [
      `${UNDESCRIBED} but “${description}”, so people`,
      pictured,
      photo({ description }),
    ],
  ),
  [
    'warning: The film in “Service s1” is a MOV file',
    services({ body: richText(linking('embedded-asset-block', 'gone')) }),
    photo({ contentful_id: 'gone', mimeType: 'video/quicktime' }),
  ],
  [
    'warning: The picture in “Prices” is only 640 pixels wide',
    pictured,
    photo({ width: 640, height: 480 }),
  ],
  [
    'error: The picture in “Service s1” has no description',
    services({ body: richText(linking('embedded-asset-block', 'gone')) }),
    photo({ contentful_id: 'gone', description: undefined }),
  ],
  ...(['video/mp4', 'audio/mpeg'] as const).map(
    (mimeType): [string, Entries, readonly RawAsset[]] => [
      `error: The ${mimeType === 'video/mp4' ? 'film' : 'sound'} in “Service s1” has no description`,
      services({ body: richText(linking('embedded-asset-block', 'gone')) }),
      photo({ contentful_id: 'gone', mimeType, description: undefined }),
    ],
  ),
  [
    'error: The picture oak.jpg in “A maple” has no description',
    work({ pictures: ['Asset:other', 'Asset:photo'] }),
    [
      ...photo({ contentful_id: 'other' }),
      ...photo({ description: undefined, filename: 'oak.jpg' }),
    ],
  ],

  // Sections
  [
    'warning: Nobody sees “Spring”, “Winter”, because no page has it under “Sections”. Add it to a page',
    {
      section: [
        ...(sections({ body: text }).section ?? []),
        { contentful_id: 'spring', name: 'Spring', layout: 'text', heading: 'Spring' },
      ],
    },
  ],
  [
    'warning: The section “Winter” is a heading over nothing. Write “Text”',
    onPage({ kicker: 'Cold' }),
  ],
  [
    'warning: The section “Winter” has nothing to show as “Work we have done”, so it is left out on the site.',
    onPage({ layout: 'projects' }),
  ],
  [
    'error: The site cuts “Steps” into one part for each heading, so what stands before its first heading is left out (“Call.”).',
    services({ layout: 'emergency', steps: richText(paragraph('Call.')) }),
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
])('reports “%s”', async (message, ...space) => {
  expect(await reportOf(...space)).toEqual([expect.stringContaining(message)]);
});

it('says once that several links lead to a page that is gone', async () => {
  const space = {
    faq: [question(linked('/punning/'))],
    ...services({ body: richText(paragraph('Words.')) }),
  };
  const menu = [{ contentful_id: 'm1', title: 'Prices', href: '/punning/#a' }];
  const found = await problemsIn({ ...space, navigationLink: menu });
  expect(found.filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      message:
        'There is no page at /punning/, but 2 links lead to it, and visitors cannot press them. Publish that page, or change its links: they are in “Prices”, “When do you prune?”.',
    },
  ]);
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

it('asks once for the description of a picture in several places', async () => {
  const twice = services({ picture: ['Asset:photo'] }, { picture: ['Asset:photo'] });
  const found = await problemsIn(twice, photo({ description: null }));
  expect(found.filter(({ message }) => message.includes('has no description'))).toHaveLength(1);
});

it('asks for no description of a file that a text links to', async () => {
  const body = richText(linking('embedded-asset-block', 'gone'));
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

it.each([
  ['licensed', 'licenseNumber', 'no license number is filled in'],
  ['top rated', 'ratingSource', 'not where'],
])('asks for the proof where texts say “%s”', async (claim, field, lack) => {
  const messagesWith = async (facts: object) =>
    (await problemsIn({ ...answer(paragraph(`We are ${claim}.`)), ...company(facts) }))
      .filter((problem) => problem.field === field)
      .map(({ message }) => message);
  expect(await messagesWith({ [field]: null })).toEqual([
    expect.stringMatching(new RegExp(`^The site says “${claim}” in \\d+ texts?, but ${lack}`)),
  ]);
  expect(await messagesWith({})).toEqual([]);
});

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
  expect(await problemsIn({ faq: [question({})] })).toContainEqual({
    severity: 'warning',
    contentType: 'highlight',
    place: 'Highlight',
    message:
      'Visitors read “years of experience in {{state}} trees” and 3 more of “Highlight” as the site came with it. Write your own in Contentful, or ask the person who runs the website to put it there.',
  });
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
