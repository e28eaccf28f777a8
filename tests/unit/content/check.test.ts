/** What an editor is told to mend, and what is fine, by every step that can tell a problem. */
import type { TestNode } from '../../support/richText';
import {
  block,
  company,
  linkTo,
  photo,
  problemsIn,
  question,
  richText,
  target,
  type Entries,
  type SpaceByHand,
} from './spaceByHand';

/** What is told about one entry, without what is said about all others. */
const toldAbout = async (id: string, space: SpaceByHand): Promise<readonly string[]> =>
  (await problemsIn(space))
    .filter(({ entryId }) => entryId === id)
    .map(({ severity, message }) => `${severity}: ${message}`);

/** Each message by its beginning. */
const beginnings = (...told: readonly string[]): readonly unknown[] =>
  told.map((words) => expect.stringContaining(words) as unknown);

const text = richText(block('Words.'));
const answer = (...content: readonly TestNode[]): Entries => ({
  siteConfig: [company()],
  faq: [question({ answer: richText(...content) })],
});
const asked = (words: string): Entries => ({ faq: [question({ question: words })] });
const facts = (fields: object): Entries => ({
  siteConfig: [company({ licenseNumber: '1', ...fields })],
});
const service = (id: string, fields: object = {}) => ({
  contentful_id: id,
  title: `Service ${id}`,
  slug: `service-${id}`,
  body: text,
  ...fields,
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
  blogPost: [{ contentful_id: 'b1', title: 'Pruning', slug: 'pruning', body: text, ...fields }],
});
const notices = (...fields: readonly object[]): Entries => ({
  notice: fields.map((own, index) => ({ contentful_id: `n${index + 1}`, text: 'Storm!', ...own })),
});
const testimonial = (isSample: boolean): Entries => ({
  testimonial: [{ contentful_id: 't1', name: 'Ann B.', quote: 'They came at once.', isSample }],
});
const withPicture = (fields: Parameters<typeof photo>[0]): SpaceByHand => ({
  entries: page({ picture: ['Asset:photo'] }),
  assets: [photo(fields)],
});
const draftLink = {
  ...target('entry-hyperlink', 'Entry', 'draft'),
  content: block('words').content,
};

const GOOD_TEXT =
  'We prune oaks, maples and fruit trees in Elmwood, in the season that is right for each.';

describe('nothing is told of', () => {
  it.each<[string, string, SpaceByHand]>([
    ...[
      '/tree-pruning/',
      'tree-pruning',
      '/services/#main',
      'https://example.org/',
      'tel:+18025550199',
      'mailto:office@example.org',
      '{{phone}}',
      'www.example.org',
    ].map((href): [string, string, SpaceByHand] => [
      `a link to ${href}`,
      'q1',
      { entries: answer(linkTo(href)) },
    ]),
    [
      'a link to an old address, which sends visitors on',
      'q1',
      {
        entries: {
          ...answer(linkTo('/old-pruning/')),
          service: [service('s1', { previousAddresses: ['/old-pruning/'] })],
        },
      },
    ],
    [
      'numbers that are no phone numbers',
      'q1',
      { entries: answer(block('{{phone}}, permit 2024-555-01, 10.000 to 20.000 dollars.')) },
    ],
    ['three forms of one phone number', 'facts', { entries: facts({}) }],
    [
      'headings that go down one at a time, from any level',
      'q1',
      {
        entries: answer(
          ...['heading-2', 'heading-3', 'heading-2', 'heading-3'].map((level) => block('A', level)),
        ),
      },
    ],
    ['abbreviations', 'q1', { entries: asked('ISA & ANSI A300') }],
    ['single words in capitals', 'q1', { entries: asked('Call us NOW, day or night') }],
    ['tokens alone', 'q1', { entries: asked('{{company}} {{city}} {{state}}') }],
    [
      'search texts of the right length',
      's1',
      {
        entries: {
          service: [service('s1', { metaTitle: 'Tree '.repeat(12), metaDescription: GOOD_TEXT })],
        },
      },
    ],
    ['a described picture', 'p1', withPicture({})],
    ['a picture of eight megabytes', 'p1', withPicture({ size: 8 * 1024 * 1024 })],
    ['a testimonial of a real customer', 't1', { entries: testimonial(false) }],
    ['a notice to come', 'n1', { entries: notices({ endsAt: '2024-06-01T12:01:00Z' }) }],
    [
      'a post that names this website',
      'b1',
      {
        entries: {
          ...post({ website: ['trees.example'] }),
          siteConfig: [company({ homeUrl: 'https://www.trees.example' })],
        },
      },
    ],
  ])('%s', async (_what, id, space) => {
    expect(await toldAbout(id, space)).toEqual([]);
  });
});

describe('it is told that', () => {
  it.each<[string, Entries, ...string[]]>([
    ...[
      '(802) 555-0199',
      '802-555-0199',
      '802.555.0199',
      '+1 802 555 0199',
      '(802)555-0199',
      '+18025550199',
    ].map((number): [string, Entries, string] => [
      'q1',
      answer(block(`Call ${number} today.`)),
      'warning: “Answer” has the phone number typed in. Write {{phone}} instead',
    ]),
    [
      'q1',
      answer(block('Call (802) 555-0100 today.')),
      'error: “Answer” shows (802) 555-0100, which is not the company’s phone number.',
    ],
    [
      'facts',
      facts({ phoneDisplay: '(802) 555-0111' }),
      'error: The phone number shown ((802) 555-0111) is not the one that is dialed (+18025550199).',
    ],
    [
      'facts',
      facts({ phoneDashed: '802-555-0122' }),
      'error: The phone number shown (802-555-0122) is not the one that is dialed (+18025550199).',
    ],
    [
      'q1',
      answer(linkTo('/tree-punning/')),
      'error: The link to /tree-punning/ in “Answer” leads to a page that does not exist.',
    ],
    [
      'q1',
      answer(linkTo('/rss.xml')),
      'warning: The link to /rss.xml in “Answer” leads to a file of this website.',
    ],
    [
      'q1',
      answer(linkTo('/contact/#prices')),
      'warning: The link to /contact/#prices in “Answer” points at a part of the page that is not there.',
    ],
    [
      'q1',
      answer(linkTo('javascript:alert(1)')),
      'error: The link “javascript:alert(1)” in “Answer” is not one a website may use',
    ],
    [
      'm1',
      { navigationLink: [{ contentful_id: 'm1', title: 'Prices', href: '/prices/' }] },
      'error: The link to /prices/ in “Goes to” leads to a page that does not exist.',
    ],
    [
      'p1',
      page({ sections: ['Entry:draft'] }),
      'error: “Sections” links to an entry that is not published (draft).',
    ],
    [
      'p1',
      page({ picture: ['Asset:draft'] }),
      'error: “Picture” links to a picture that is not published (draft).',
    ],
    [
      'q1',
      answer({ nodeType: 'paragraph', data: {}, content: [draftLink] }),
      'error: The text holds a link to an entry that has no page.',
    ],
    [
      'q1',
      answer(block('words'), target('embedded-entry-block', 'Entry', 'draft')),
      'error: The text holds an embedded part that is not published',
    ],
    [
      's2',
      { service: [service('s1', { slug: 'trees' }), service('s2', { slug: 'trees' })] },
      'error: The address /trees/ belongs to “Service s1” already, so “Service s2” is at /trees-2/ for now.',
    ],
    [
      's1',
      { service: [service('s1', { slug: 'about' })] },
      'error: The address /about/ belongs to “About” already',
    ],
    ...['static', 'islands', 'slice-data'].map((slug): [string, Entries, string] => [
      's1',
      { service: [service('s1', { slug })] },
      `error: The address /${slug}/ belongs to a part of the website itself already`,
    ]),
    [
      'b',
      { siteConfig: ['a', 'b'].map((id) => ({ contentful_id: id, company: id })) },
      'warning: There are 2 entries of “Company and contact details”, but the site reads one.',
    ],
    [
      'h2',
      {
        page: ['h1', 'h2'].map((id) => ({
          contentful_id: id,
          name: `Home ${id}`,
          kind: 'home',
          body: text,
        })),
      },
      'warning: “Home h2” says that it is the “home” page, but “Home h1” was first and stays it.',
    ],
    [
      's1',
      { service: [{ contentful_id: 's1', title: 'Pruning' }] },
      'error: “Pruning” is not shown on the site, because it lacks: Address.',
    ],
    [
      'q1',
      answer(block(' ')),
      'error: “When do you prune?” is not shown on the site, because it lacks: Answer.',
    ],
    [
      'q1',
      answer(block('A', 'heading-1'), block('a')),
      'warning: “Answer” uses Heading 1, which belongs to the page’s own title.',
    ],
    [
      'q1',
      answer(block('A', 'heading-2'), block('B', 'heading-4')),
      'warning: “Answer” jumps from Heading 2 to Heading 4.',
    ],
    ['q1', asked('CALL US RIGHT NOW!'), 'warning: “Question” is all in capitals.'],
    [
      'q1',
      answer(block('Call {{phone}} or {{fax}}.')),
      'error: “Answer” uses {{fax}}, which does not exist, so nothing is shown in its place. Use one of: {{phone}}, {{city}}, {{state}}, {{stateCode}}, {{company}}, {{hours}}, {{year}}, {{counting}}.',
    ],
    [
      's1',
      { service: [service('s1', { metaTitle: `${'Tree '.repeat(12)}x` })] },
      'warning: The title in search results has 61 characters. Google cuts it after about 60.',
    ],
    [
      's1',
      { service: [service('s1', { metaTitle: `${'Tree '.repeat(11)}{{state}}` })] },
      'warning: The title in search results has 66 characters.',
    ],
    [
      's1',
      { service: [service('s1', { metaDescription: 'word '.repeat(33).trim() })] },
      'warning: The description in search results has 164 characters. Google cuts it after about 160.',
    ],
    [
      's1',
      { service: [service('s1', { metaDescription: 'We prune trees.' })] },
      'warning: The description in search results has only 15 characters.',
    ],
    [
      's2',
      {
        service: [
          service('s1', { metaTitle: 'Pruning in {{city}}', metaDescription: GOOD_TEXT }),
          service('s2', { metaTitle: 'Pruning in Hartford ', metaDescription: GOOD_TEXT }),
        ],
      },
      'warning: The title in search results is the same as that of “Service s1”.',
      'warning: The description in search results is the same as that of “Service s1”.',
    ],
    [
      't1',
      testimonial(true),
      'warning: The testimonial of “Ann B.” is a sample that came with the site',
    ],
    ['n1', notices({ endsAt: '2024-06-01T11:59:00Z' }), 'warning: The notice is over'],
    [
      'n1',
      notices({ startsAt: '2024-07-02T08:00+00:00', endsAt: '2024-07-01T08:00+00:00' }),
      'error: The notice ends before it starts',
    ],
    [
      'n1',
      notices(
        { startsAt: '2024-12-01T08:00Z', endsAt: '2024-12-27T08:00Z' },
        { text: 'Snow!', startsAt: '2024-12-20T08:00Z', endsAt: '2024-12-21T08:00Z' },
        { text: 'Spring!', startsAt: '2025-03-01T08:00Z' },
      ),
      'warning: The notices “Storm!” and “Snow!” have the same time. Visitors see only the second then, because it is newer. Change “Shown from” or “Shown until”',
    ],
    [
      'n1',
      notices({ startsAt: 'tomorrow' }),
      'error: “Shown from” cannot be used and is left out: The date cannot be read.',
    ],
    [
      'x1',
      { section: [{ contentful_id: 'x1', name: 'Mine', layout: 'circus' }] },
      'error: “Look” cannot be used and is left out: “circus” is not one of the choices.',
      'is not shown on the site, because it lacks: Look.',
    ],
    [
      'b1',
      post({ body: null }),
      'error: “Pruning” has no text, so its page is a heading over nothing. Write “Article”.',
    ],
    [
      's1',
      { service: [service('s1', { body: null })] },
      'error: “Service s1” has no text, so its page is a heading over nothing. Write “Text of the page”.',
    ],
    [
      'b1',
      post({ excerpt: 'Lorem ipsum dolor.' }),
      'error: “Summary” still has filler text (“Lorem ipsum”)',
    ],
    [
      'b1',
      post({ title: 'Pruning '.repeat(30).trim() }),
      'warning: “Title” has 239 characters, far more than fit its place. Write at most 160.',
    ],
    ['b1', post({ lastModified: '2024-07-01' }), 'warning: “Pruning” has a date in the future'],
    [
      'b1',
      {
        ...post({ website: ['our site'] }),
        siteConfig: [company({ homeUrl: 'https://www.trees.example' })],
      },
      'error: “Pruning” is not on this website, because “Only on these websites” says our site. If it belongs here, add trees.example',
    ],
    [
      'q2',
      { faq: [question(), question({ contentful_id: 'q2', question: 'When do you PRUNE' })] },
      'warning: The question “When do you PRUNE” is there twice.',
    ],
  ])('%s %j: %s', async (id, entries, ...told) => {
    expect(await toldAbout(id, { entries })).toEqual(beginnings(...told));
  });
});

const UNDESCRIBED = 'error: The picture in “Prices” has no description';
const NO_PICTURE = 'error: “Picture” cannot be used and is left out: ';

it.each<[Parameters<typeof photo>[0], string]>([
  [{ description: null }, UNDESCRIBED],
  [{ description: '' }, UNDESCRIBED],
  [{ description: '  ' }, UNDESCRIBED],
  [{ size: 12 * 1024 * 1024 }, 'warning: The picture in “Prices” is 12 MB.'],
  [
    { width: 640, height: 480 },
    'warning: The picture in “Prices” is only 640 pixels wide, too small for its place, so it looks blurred. Upload one that is at least 900 pixels wide.',
  ],
  [
    { mimeType: 'image/heic', filename: 'IMG_1.HEIC', width: null, height: null },
    `${NO_PICTURE}The photo is a HEIC file, as iPhones make them`,
  ],
  [{ mimeType: 'application/pdf' }, `${NO_PICTURE}The file is not a picture`],
])('a picture with %j is told', async (fields, told) => {
  expect(await toldAbout('p1', withPicture(fields))).toEqual(beginnings(told));
});

it('a picture inside a text is told as well', async () => {
  const embed = target('embedded-asset-block', 'Asset', 'photo');
  const assets = [photo({ description: undefined })];
  const entries = { service: [service('s1', { body: richText(block('Look:'), embed) })] };
  expect(await toldAbout('s1', { entries, assets })).toEqual(
    beginnings('error: The picture in “Service s1” has no description'),
  );
});

it('“licensed” needs a license number that visitors can check', async () => {
  const messages = async (fields: object) =>
    (
      await problemsIn({
        entries: { ...answer(block('We are licensed.')), siteConfig: [company(fields)] },
      })
    )
      .filter(({ field }) => field === 'licenseNumber')
      .map(({ message }) => message);
  expect(await messages({})).toEqual([
    expect.stringMatching(
      /^The site says “licensed” in \d+ texts, but no license number is filled in/,
    ),
  ]);
  expect(await messages({ licenseNumber: 'S-1234' })).toEqual([]);
});

it('lists that are still those the site came with are told', async () => {
  const told = await problemsIn({ entries: { faq: [question()] } });
  expect(told).toContainEqual({
    severity: 'warning',
    contentType: 'highlight',
    message:
      'Visitors read “years of experience in {{state}} trees” and 3 more of “Highlight” as the site came with it. Write your own in Contentful, or have it put there by npm run contentful:seed.',
  });
});
