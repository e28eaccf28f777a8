/** What the content report asks an editor to correct, and what it leaves alone. */
import type { RawAsset } from '../../../src/content/mappers/raw';
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
const DESCRIPTION =
  'We prune oaks, maples and fruit trees in Elmwood, in the season that is right for each.';

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
const asked = (question: string) => ({ question });
const link = (uri: string, text = 'our words') => node('hyperlink', [words(text)], { uri });
const bold = (text: string) => paragraph(words(text, 'bold'));
const linked = (uri: string) => answered(paragraph(link(uri)));
const ask = (message: string, ...questions: readonly object[]): readonly Row[] =>
  questions.map((fields) => [message, 'faq', fields]);

const LENGTH = 'in search results has';
const UNDESCRIBED = 'error: The picture in “Gallery” has no description';
const gallery = (more: Partial<RawAsset>) => ({ name: 'Gallery', picture: photo(more) });

const ROWS: readonly Row[] = [
  // Writing
  ...ask('', ...['ISA & ANSI A300', 'Call us NOW, day or night'].map(asked)),
  ...ask('', ...['ISA, TCIA, ANSI A300, OSHA', 'ISA TRAQ · CTPA · TCIA · BBB'].map(asked)),
  ...ask('', answered('Workshop: date TBA. Thank you so much xx')),
  ...ask('', asked('Is 2 < 3 * 4 at Oak & Elm; #1 of [all] (or > 5) [sic], [we = 3]?')),
  ...ask(
    'warning: “Question” has words all in capitals (“CALL US RIGHT NOW!”). They are hard to read',
    asked('CALL US RIGHT NOW!'),
  ),
  ...ask(
    'warning: “Answer” has words all in capitals (“WHY CHOOSE US TODAY?”, “BECAUSE WE CARE!”).',
    answered('Because.', node('heading-2', ['WHY CHOOSE US TODAY?']), 'BECAUSE WE CARE!'),
  ),
  ...['Weâ€™re', '20Â°F', 'JalapeÃ±o', 'We\ufffdre'].map((typed): Row => [
    `error: “Question” has letters that were garbled when the text was copied (“${typed}”). Type them again.`,
    ...(['faq', asked(`Is ${typed} right?`)] as const),
  ]),
  ...ask('', answered('NÃO, à Âncora: 20°F, £5.')),
  ...[
    '[caption id="attachment_12" width="300"]',
    '[/gallery]',
    '[vc_row]',
    '<b>',
    '&amp;',
    '&#8217;',
    '**now**',
    '[here](/about/)',
    '## Prices',
  ].flatMap((typed) =>
    ask(
      `warning: “Question” has code in it (“${typed}”), which visitors see`,
      asked(typed.startsWith('#') ? typed : `Do you prune ${typed} or later?`),
    ),
  ),
  ...ask(
    'has code in it (“[vc_row]”, “[/vc_row]”), which',
    answered('[vc_row] Words.[/vc_row]', '[vc_row]'),
  ),
  ...ask('copied (“Weâ€™re”, “Itâ€™s”). Type', asked('Weâ€™re here. Itâ€™s late?')),
  ...ask(
    '(“<iframe src="https://www.youtube.com/embed/Ab_cdef-123?rel=0…”, “</iframe>”), which visitors see as it is typed. Write the words only; in a formatted text, use the buttons for bold, links and lists. Nothing of another website can be embedded, so write a link to it; one to a video',
    answered('<iframe src="https://www.youtube.com/embed/Ab_cdef-123?rel=0"></iframe>'),
  ),
  ...ask(
    'warning: “Answer” has lines of the website that it was copied from (“Posted on May 5, 2023 by admin”, “Share this:”, “Tags: oaks”, “3 Comments”). Delete them.',
    answered(
      'Posted on May 5, 2023 by admin',
      'Share this: it helps.',
      'Share this:',
      'Tags: oaks',
      'Tags on trees are for the crew.',
      '3 Comments',
    ),
  ),
  [
    'warning: “Text of the page” has lines in bold in place of headings (“When to prune”, “What it costs”). Make each of them a Heading 2',
    'service',
    {
      title: 'Climbing',
      body: rawRichText(
        ...[bold('When to prune'), 'In winter.', bold('What it costs'), 'It depends.'],
        bold('Call us.'),
      ),
    },
  ],
  ...ask(
    'error: “Answer” uses “{{fax}}”, which does not exist, so nothing is shown in its place. Use one of: {{phone}}, {{city}}, {{state}}, {{stateCode}}, {{company}}, {{hours}}, {{year}}.',
    answered('Call {{phone}} or {{fax}}.'),
  ),
  ...ask(
    'error: “Question” still has filler text',
    ...['Call [phone]?', 'See [INSERT PHOTO OF CREW] now', 'TBD', 'TODO: price', '19XX', 'N/A'].map(
      asked,
    ),
    ...['XX years', 'TBA'].map(asked),
    asked('Your text goes here'),
  ),
  ['error: “Summary” still has filler text', 'blogPost', { excerpt: 'Lorem ipsum dolor.' }],
  [
    'error: “Pruning” has no text, so its page is a heading',
    'blogPost',
    { title: 'Pruning', body: null },
  ],
  ['', 'faq', asked('When do you PRUNE?')],
  ...ask(
    '',
    ...[
      '¿Lo hacen todo en español?',
      '¿TODO EL DÍA?',
      'LO PODAN TODO',
      'May I text your text?',
    ].map(asked),
  ),
  [
    'warning: “When do you prune” is there twice, and visitors cannot tell one “Question and answer” from the other. Rename',
    'faq',
    asked('When do you prune'),
  ],
  ['warning: “Tree removal” is there twice, and visitors', 'service', { title: 'Tree removal ' }],
  ['', 'testimonial'],
  ['', 'service', { layout: 'emergency', body: null, steps: STEPS }],
  [
    'error: The site cuts “Steps” into one part for each heading, so what stands before its first heading is left out (“Call.”).',
    'service',
    { layout: 'emergency', steps: rawRichText('Call.') },
  ],
  [
    'warning: “Button goes to” is filled in, but “Label of the button” is empty, so there is no link to it. Fill that in',
    'section',
    { buttonHref: '/contact/' },
  ],
  [
    'warning: “Address of the review” is filled in, but “Where they said it” is empty',
    'testimonial',
    { sourceHref: 'https://g.page/r/1' },
  ],
  ['', 'testimonial', { sourceHref: 'https://g.page/r/1', date: '2026-03-04' }],

  // Phone numbers
  ...ask(
    'warning: “Answer” has the phone number typed in. Write {{phone}} instead',
    ...[
      ...['(860) 555-0142', '860.555.0142', '+1 860 555-0142', '860–555–0142', '860 555 0142'],
      ...['860\u2011555\u20110142', '860\u00a0555-0142', '860/555-0142', '860 - 555 - 0142'],
      ...['860-555-0142x3', '8605550142', '1 860 555 0142'],
    ].map((number) => answered(`Call ${number} today.`)),
  ),
  ...ask('', answered('{{phone}}, permit 2024-555-01, 10.000 to 20.000 dollars.')),

  // Links
  ['', 'service', { slug: 'root-pruning', previousAddresses: ['/old-pruning/'] }],
  ...ask(
    '',
    ...['/root-pruning/', 'root-pruning', '/services/#main', 'https://example.org/'].map(linked),
    ...['/Services.php', '/about/index.html', '/price-list.pdf', '/Home', 'home.html'].map(linked),
    ...['tel:+18605550142', 'mailto:office@example.org', '{{phone}}', 'www.example.org'].map(
      linked,
    ),
    // An old address, which redirects, the same in full, and the address in Contentful of a page's entry.
    ...['/old-pruning/', 'http://trees.example/old-pruning/'].map(linked),
    linked('https://app.contentful.com/spaces/abc/entries/page-about?focusedField=a'),
    // Addresses that everybody may open.
    linked('https://docs.google.com/document/d/1/pub'),
    linked('https://docs.google.com/document/d/1/edit?usp=sharing'),
    linked('https://outlook.office365.com/book/Oak@trees.example/'),
    // What is a link already, or none.
    answered(paragraph(link('/services/', 'https://trees.example/punning/'))),
    answered('Ann <ann@trees.example>'),
  ),
  ...Object.entries({
    '/punning/': linked('/punning/'),
    '/pinning/': linked('http://trees.example/pinning/'),
    '/panning/': answered('See https://trees.example/panning/.'),
  }).flatMap(([path, fields]) =>
    ask(`error: The link to ${path} in “Answer” leads to a page that does not exist.`, fields),
  ),
  ...ask(
    'error: The link to /wp-content/uploads/2019/05/coi.pdf in “Answer” leads to a file that does not exist. Its words are shown without a link. Choose another address, or upload that file in Contentful, under Media',
    linked('https://www.trees.example/wp-content/uploads/2019/05/coi.pdf'),
  ),
  ...ask('error: The link to /prices.php in “Answer” leads to a page', linked('prices.php')),
  ...['/?p=12', '/?page_id=12'].flatMap((typed) =>
    ask(
      `error: The link to ${typed} in “Answer” leads to a page`,
      linked(`https://trees.example${typed}#prices`),
    ),
  ),
  ...ask('', linked('/?service=pruning')),
  ...ask(
    'error: The link “javascript:alert(1)” in “Answer” is not one a website may use. Its words are shown without a link. An address of this website',
    linked('javascript:alert(1)'),
  ),
  ...ask(
    'error: The link “#” in “Answer” is not one a website may use. Its words are shown without',
    linked('#'),
  ),
  ...['here', 'Click here!', 'Read more »', 'this page'].flatMap((typed) =>
    ask(
      `warning: The words of a link should say where it leads, because some people hear nothing else of it. In “Answer”, these do not: “${typed}”.`,
      answered(paragraph('See ', link('/services/', typed))),
    ),
  ),
  ...ask(
    'these do not: “here”, “this page”. Make',
    answered(paragraph(...['here', 'this page', 'here'].map((typed) => link('/about/', typed)))),
  ),
  ...ask('', answered(paragraph(link('/services/', 'More about pruning')))),
  ...[
    ...['https://app.contentful.com/spaces/abc/entries/gone', 'http://localhost:8000/about/'],
    'https://deploy-preview-1--oak.netlify.app/about/',
    'https://staging.trees.example/about/',
    'https://docs.google.com/document/d/1abc/edit',
    'https://drive.google.com/drive/u/0/my-drive',
    'https://business.google.com/n/1/reviews',
    'https://studio.youtube.com/video/Ab_cdef-123/edit',
  ].flatMap((typed) =>
    ask(`error: The link “${typed}” in “Answer” opens only for you`, linked(typed)),
  ),
  [
    'error: The link to /prices/ in “Goes to” leads to a page that does not exist. Visitors do not see that button or link.',
    'navigationLink',
    { title: 'Prices', href: '/prices/' },
  ],
  ['', 'section', { body: null, buttonLabel: 'Contact', buttonHref: '/contact/' }],
  [
    'error: The link to /penning/ in “Button goes to” leads to a page that does not exist. Visitors do not see that button or link.',
    'section',
    { buttonLabel: 'Prices', buttonHref: '/penning/' },
  ],
  [
    'warning: “Label of the button” is filled in, but “Button goes to” is empty, so visitors do not see it.',
    'section',
    { buttonLabel: 'Prices' },
  ],
  [
    'warning: “Label of the link” is filled in, but “Link goes to” is empty, so visitors do not see it.',
    'notice',
    { linkLabel: 'Apply' },
  ],

  // Search results
  ['', 'service', { metaTitle: 'Tree '.repeat(12), metaDescription: DESCRIPTION }],
  [
    `warning: The title ${LENGTH} 61 characters`,
    'service',
    { metaTitle: `${'Tree '.repeat(12)}x` },
  ],
  [`warning: The title ${LENGTH} 66`, 'service', { metaTitle: `${'Tree '.repeat(11)}{{state}}` }],
  [`warning: The description ${LENGTH} 164`, 'service', { metaDescription: 'word '.repeat(33) }],
  [`warning: The description ${LENGTH} only 9`, 'service', { metaDescription: 'We cabled' }],
  [`warning: The description ${LENGTH} only 15`, 'service', { metaDescription: 'We prune trees.' }],
  ['', 'service', { title: 'First', metaTitle: 'Pruning in {{city}}' }],
  [
    'warning: The title in search results is the same as that of “First”.',
    'service',
    { metaTitle: 'Pruning in Hartford ' },
  ],
  ['', 'service', { title: 'Second', metaDescription: `${DESCRIPTION} Call.` }],
  [
    'warning: The description in search results is the same as that of “Second”.',
    'service',
    { metaDescription: `${DESCRIPTION} Call.` },
  ],

  // Dates and websites
  ['', 'notice', { endsAt: '2026-05-05T12:01:00Z' }],
  [
    'warning: The notice “Snow!” is over',
    'notice',
    { text: 'Snow!', endsAt: '2026-05-05T11:59:00Z' },
  ],
  [
    'error: The notice “Hail!” ends before it starts',
    'notice',
    { text: 'Hail!', startsAt: '2026-07-02T08:00Z', endsAt: '2026-07-01T08:00Z' },
  ],
  [
    'warning: The section “Fall” is over',
    'section',
    { name: 'Fall', endsAt: '2026-05-05T11:59:00Z' },
  ],
  [
    'warning: “Oaks” has a date in the future, and visitors see it already. Correct it, or',
    'blogPost',
    { title: 'Oaks', lastModified: '2026-07-01' },
  ],
  [
    'warning: “Cy D.” has a date in the future',
    'testimonial',
    { name: 'Cy D.', source: 'Google', date: '2026-07-01' },
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
  [UNDESCRIBED, 'page', gallery({ description: null })],
  [UNDESCRIBED, 'page', gallery({ description: '  ' })],
  ...['IMG_2041.JPG', 'photo 3', '2041'].map((description): Row => [
    `${UNDESCRIBED} but “${description}”, so people`,
    'page',
    gallery({ description }),
  ]),
  [
    'warning: The picture in “Gallery” is only 640 pixels',
    'page',
    gallery({ width: 640, height: 480 }),
  ],
  ['error: The picture in “', 'service', embedded({ description: undefined })],
  ['error: The video in “', 'service', embedded({ mimeType: 'video/mp4', description: undefined })],
  [
    'error: The sound in “',
    'service',
    embedded({ mimeType: 'audio/mpeg', description: undefined }),
  ],
  ['warning: The video in “', 'service', embedded({ mimeType: 'video/quicktime' })],
  [
    'embeds “IMG”, which is left out. The photo is a HEIC file',
    'service',
    embedded({ mimeType: 'image/heic', title: 'IMG' }),
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
  [
    'warning: The section “Spring” is a heading over nothing. Write “Text”',
    'section',
    { name: 'Spring', body: null, kicker: 'Cold' },
  ],
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

const PROOF = { licenseNumber: '1', rating: '4.9 of 5', ratingSource: 'https://a.example/' };

/** What the report says of the company's facts, once some of them are changed. */
const toldOfFacts = (facts: object, options?: SiteOptions): readonly string[] => {
  const node = Object.assign(seeded.node('siteConfig'), facts);
  return toldOf(seeded.made(options).problems, node.contentful_id);
};

it('compares the three forms of the phone number', () => {
  const same = { phoneDisplay: '(802) 555-0199', phoneDashed: '802-555-0199' };
  expect(toldOfFacts({ ...PROOF, ...same, phoneLink: '+18025550199' })).toEqual([]);
  expect(toldOfFacts({ phoneDisplay: '(802) 555-0111' })).toEqual([
    expect.stringContaining('error: The phone number shown ((802) 555-0111) is not'),
  ]);
  expect(toldOfFacts({ ...same, phoneDashed: '802-555-0122' })).toEqual([
    expect.stringContaining('error: The phone number shown (802-555-0122) is not'),
  ]);
});

it('reports a street with the city or the ZIP code, which are shown beside it', () => {
  const toldOfStreet = (streetAddress: string) => toldOfFacts({ ...PROOF, streetAddress });
  for (const street of ['12 Hartford Avenue, Suite 4B', 'P.O. Box 10234'])
    expect(toldOfStreet(street)).toEqual([]);
  for (const street of ['12 Elm Street, Hartford', '12 Elm Street 06103'])
    expect(toldOfStreet(street)).toEqual([
      expect.stringContaining('warning: “Street address” also has the city or the ZIP code'),
    ]);
});

it('accepts a title that only the company’s name makes too long', () => {
  const service = seeded.node('service');
  service.metaTitle = 'Pruning | {{company}}';
  seeded.node('siteConfig').company = 'Oak '.repeat(15);
  expect(toldOf(seeded.made().problems, service.contentful_id)).toEqual([]);
});

it('says that nobody sees sections that are on no page, except hidden ones', () => {
  const add = (name: string, more: object = {}) =>
    addNode(seeded.space, 'section', name, { ...SOUND.section?.(name), ...more });
  for (const name of ['Spring', 'Winter']) add(name);
  add('Summer', { hidden: true });
  const { problems } = seeded.made();
  expect([...toldOf(problems, 'Spring'), ...toldOf(problems, 'Winter')]).toEqual([
    expect.stringContaining(
      'warning: Nobody sees “Spring”, “Winter”, because no page has it under “Sections”. Add it to a page',
    ),
  ]);
  expect(toldOf(problems, 'Summer')).toEqual([]);
});

it('says once that several links lead to a page that is gone', () => {
  Object.assign(seeded.node('faq'), { ...asked('When?'), ...linked('/punning/') });
  addNode(seeded.space, 'navigationLink', 'm1', { title: 'Prices', href: '/punning/#a' });
  const found = seeded.made().problems.filter(({ severity }) => severity === 'error');
  expect(found.map(({ message }) => message)).toEqual([
    'There is no page at /punning/, but 2 links lead to it, and visitors cannot press them. Change these links, or publish that page. The links are in “Prices”, “When?”.',
  ]);
});

it('says once that a page is gone, and nothing of the texts that services have for it', () => {
  seeded.remove('page', { slug: 'services' });
  const found = seeded.made().problems.map(({ message }) => message);
  expect(found.filter((message) => /services page|\/services\//.test(message))).toEqual([
    expect.stringMatching(/^There is no page at \/services\/, but \d+ links lead to it/),
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

it.each(['By appointment', '24/7', '24 hours a day', '24-hour service', '24-7'])(
  'compares the hours “%s” with texts that promise every hour',
  (hoursOfOperation) => {
    const promises =
      /“Hours” says “[^”]+”, but other texts still promise.* Or add “emergencies 24\/7”/;
    const told = toldOfFacts({ hoursOfOperation }).filter((message) => promises.test(message));
    expect(told).toHaveLength(hoursOfOperation === 'By appointment' ? 1 : 0);
  },
);

it.each([
  ['licensed', 'licenseNumber', 'no license number is filled in'],
  ['top rated', 'ratingSource', 'not where'],
])('asks for the proof where texts say “%s”', (claim, field, lack) => {
  Object.assign(seeded.node('faq'), answered(`We are ${claim}.`));
  expect(toldOfFacts({ ...PROOF, [field]: null })).toEqual([
    expect.stringMatching(`The site says “${claim}” in \\d+ texts?, but ${lack}`),
  ]);
  expect(toldOfFacts(PROOF)).toEqual([]);
});

it.each([
  ['goes to visitors', { ownAddress: 'https://trees.example', goesLive: true }, 'error'],
  ['is a preview', { ownAddress: 'https://trees.example', goesLive: false }, 'warning'],
  ['has no address yet', { ownAddress: '', goesLive: true }, 'warning'],
])('unproven claims have their own severity on a site that %s', (_, settings, weight) => {
  const { problems } = seeded.made({ settings });
  for (const field of ['isSample', 'licenseNumber', 'rating'])
    expect(problems.find((problem) => problem.field === field)?.severity).toBe(weight);
});

it('reports lists that visitors still read as the site came with them', async () => {
  const bundled = await bundledDefaults();
  const own = { contentful_id: 'q1', question: 'When?', answer: TEXT };
  expect(siteOf({ faq: { nodes: [own] } }, bundled).problems).toContainEqual({
    severity: 'warning',
    contentType: 'highlight',
    place: 'Highlight',
    message:
      'Visitors read “years of experience in {{state}} trees” and 3 more of “Highlight” as the site came with it. Write your own in Contentful, or ask the person who runs the website to put it there.',
  });
});
