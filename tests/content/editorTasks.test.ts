/** Following the tasks of the editors' guide to the letter does what the guide says. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeIds, fieldsOf, model } from '../../src/content/model';
import { rawContent, readItems } from '../../src/contentful/space';
import { allPages, bundledDefaults, siteOf, type MadeSite } from '../support/content';
import { assetLink, entryLink, trustIn, type Space } from '../contentful';
import { Editor, readGuide } from '../support/rehearsal/editor';
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import { documentOf } from '../support/renderSite';
import { document, node } from '../support/richText';

const PHOTOGRAPH = path.resolve('src/images/red-maple.jpg');
const TIMES = {
  'Shown from': '2030-01-01T08:00:00-05:00',
  'Shown until': '2030-01-02T08:00:00-05:00',
};
const SHOWN_IN_TIME = ['data-from="2030-01-01T13:00:00.000Z"', 'data-until="2030-01-02T13:00'];

const offline = useSpaceSite('editor-tasks');
let distrust: () => void;
let fresh: ReturnType<Space['snapshot']>;
const guide = readGuide();

/** The site made from the space by the steps of a build, without Gatsby. */
const makeSite = async (): Promise<MadeSite> => {
  const raw = rawContent(await readItems(offline.contentful.access));
  return siteOf(raw, await bundledDefaults());
};

beforeAll(() => {
  distrust = trustIn(offline.contentful);
  fresh = offline.space.snapshot();
});
afterAll(() => distrust());
beforeEach(() => offline.space.restore(fresh));

/** An uploaded file, by default a photograph. */
const upload = async (title: string, file = PHOTOGRAPH) =>
  assetLink(await offline.space.createAsset({ file, description: title, title }));

const labels = new Set(
  contentTypeIds.flatMap((type) => fieldsOf(type).map(([, field]) => field.name)),
);

it('names in its steps only what Contentful shows', () => {
  const shown = new Set([
    ...labels,
    ...contentTypeIds.flatMap((type) => [
      model[type].name,
      ...offline.space.tabsOf(type).map(({ name }) => name),
    ]),
    // Words of Contentful's web app.
    ...[
      'Content',
      'content type',
      'Add entry',
      'Publish',
      'Published',
      'Unpublish',
      'Open preview',
    ],
    ...['Versions'],
    ...['Add media', 'Add new media', 'Description', 'Remove', 'Compare to current version'],
    ...['Restore selected fields', 'Add existing content'],
  ]);
  for (const { title, names } of guide.values()) {
    for (const name of names) expect([title, name, shown.has(name)]).toEqual([title, name, true]);
  }
});

interface Task {
  /** What an editor does. */
  readonly follow: (editor: Editor) => unknown;
  /** What the HTML of pages has afterwards, by their addresses. */
  readonly shows: Readonly<Record<string, readonly (string | RegExp)[]>>;
  /** What these pages no longer have. */
  readonly lacks?: string;
  readonly redirect?: readonly [from: string, to: string];
}

/** By their titles in the guide. */
const TASKS: Readonly<Record<string, Task>> = {
  'Change the phone number': {
    follow: (editor) =>
      editor.change('Company and contact details', undefined, {
        'Phone number as shown': '(860) 555-0199',
        'Phone number with dashes': '860-555-0199',
        'Phone number for dialing': '+18605550199',
      }),
    shows: { '/': ['(860) 555-0199', 'tel:+18605550199'], '/contact/': ['(860) 555-0199'] },
    lacks: '555-0142',
  },
  'Change the name or the logo': {
    follow: async (editor) =>
      editor.change('Company and contact details', undefined, {
        'Company name': 'Oak and Elm',
        Logo: await upload('Oak and Elm'),
        'Logo on dark ground': await upload('Oak and Elm'),
      }),
    shows: { '/about/': ['Oak and Elm', /<header[^]*<img[^>]*red-maple[^]*<\/header>/] },
    lacks: 'Hartford Tree Care',
  },
  'Add a question': {
    follow: (editor) =>
      editor.add('Question and answer', {
        Question: 'Do you plant hedges?',
        Answer: document('Yes, from April to October.'),
        'Services it is about': [entryLink('service-tree-planting')],
      }),
    shows: {
      '/': [/will the work cost\?[^]*really free\?[^]*plant hedges\?[^]*from April to October/],
      '/tree-planting/': ['Do you plant hedges?'],
    },
  },
  'Add a service': {
    follow: (editor) => {
      const service = editor.add('Service', {
        Name: 'Hedge trimming',
        Address: 'hedge-trimming',
        'One sentence for the home page': 'Hedges cut straight and dense.',
        'Text on the services page': 'Straight lines, at the right time of the year.',
        'Text under the heading': 'Hedges that stay dense to the ground.',
        'Text of the page': document('We cut in the season that is right for the plant.'),
      });
      const { services } = offline.space.fieldsOf('site-config');
      editor.change('Company and contact details', undefined, {
        'Services in menus': [entryLink(service), ...(services as ReturnType<typeof entryLink>[])],
      });
    },
    shows: {
      '/': ['Hedges cut straight and dense.'],
      '/about/': ['href="/hedge-trimming/"'],
      '/services/': ['Straight lines, at the right time'],
      '/hedge-trimming/': ['Hedges that stay dense', 'We cut in the season'],
    },
  },
  'Rename a service': {
    follow: (editor) =>
      editor.change('Service', 'Tree trimming', {
        Name: 'Hedge trimming',
        'Name in menus': undefined,
        Heading: undefined,
      }),
    shows: { '/tree-trimming/': [/<h1[^>]*>Hedge trimming/], '/about/': ['Hedge trimming</a>'] },
  },
  'Add a page': {
    follow: (editor) =>
      editor.add('Page', {
        'Short name': 'Our ways',
        Address: 'our-ways',
        'Which page': 'standard',
        Heading: 'How we work',
        'Text under the heading': 'Slowly.',
        Text: document('We look first.'),
      }),
    shows: { '/our-ways/': [/<h1[^>]*>How we work[^]*Slowly\.[^]*We look first\./] },
  },
  'Add a section to a page': {
    follow: (editor) => {
      const section = editor.add('Section of a page', {
        'Name in this list': 'Privacy: questions',
        Look: 'Questions',
        Heading: 'What people ask',
      });
      editor.press('Add existing content');
      editor.change('Page', 'Privacy', { Sections: [entryLink(section)] });
    },
    shows: { '/privacy/': [/What people ask[^]*Is the estimate really free\?/] },
  },
  'Put a page in the menu': {
    follow: (editor) => {
      const link = editor.add('Menu link', { Label: 'Our rules', 'Goes to': '/privacy/' });
      editor.change('Company and contact details', undefined, {
        'Menu links in their order': [entryLink(link)],
      });
    },
    shows: { '/about/': [/<nav[^]*href="\/privacy\/"[^>]*>Our rules[^]*<\/nav>[^]*<main/] },
  },
  'Group links of the menu': {
    follow: (editor) => {
      editor.press('Add existing content');
      editor.change('Menu link', 'Careers', {
        'Below which link': entryLink('nav-about'),
        'Hide in the top menu': 'Shown at the top',
      });
    },
    shows: { '/about/': [/Show pages under About[^]*<a[^>]*href="\/careers\/"[^]*<main/] },
  },
  'Put a page below another': {
    follow: (editor) => {
      editor.press('Add existing content');
      editor.change('Page', 'Privacy', {
        'Below which page': entryLink('page-about'),
        'Old addresses': ['/privacy/'],
      });
    },
    shows: { '/about/privacy/': [/breadcrumbs[^]*href="\/about\/"/] },
    redirect: ['/privacy/', '/about/privacy/'],
  },
  'Write a post': {
    follow: async (editor) =>
      editor.add('Blog post', {
        Title: 'How to water a young tree',
        Address: 'how-to-water-a-young-tree',
        Summary: 'Twice a week, slowly.',
        Picture: assetLink(await editor.addMedia(PHOTOGRAPH, 'A maple in its red.')),
        Article: document(node('heading-2', ['When']), 'In the evening.'),
      }),
    shows: {
      '/blog/': [/<article[^]*water a young tree[^]*Twice a week[^]*<li/, 'A maple in its red'],
      '/blog/how-to-water-a-young-tree/': ['In the evening.'],
    },
  },
  'Swap a picture': {
    follow: async (editor) => {
      editor.press('Remove');
      editor.change('Section of a page', 'Home: how we think about trees', {
        Picture: assetLink(await editor.addMedia(PHOTOGRAPH, 'A maple in its red.')),
        'Caption of the picture': 'Red maple in October',
      });
    },
    shows: { '/': [/A maple in its red\.[^]*Red maple in October/] },
  },
  'Put up a storm notice': {
    follow: (editor) =>
      editor.add('Notice', {
        Notice: 'Storm tonight.',
        'Label of the link': 'What to do',
        'Link goes to': '/emergency-tree-services/',
        ...TIMES,
        'Emergency look': 'Emergency',
      }),
    shows: {
      '/about/': [/notice ruled emergency[^]*Storm tonight\.[^]*What to do/, ...SHOWN_IN_TIME],
    },
  },
  'Hide and reorder sections': {
    follow: (editor) => {
      const first = entryLink('section-home-questions');
      const { sections } = offline.space.fieldsOf('page-home');
      const others = (sections as (typeof first)[]).filter(({ sys }) => sys.id !== first.sys.id);
      editor.change('Page', 'Home', { Sections: [first, ...others] });
      editor.changeLinked('Section of a page', 'Home: testimonials', { Hide: 'Hidden' });
    },
    shows: { '/': [/Questions we hear most\.[^]*How we can help\./] },
    lacks: 'They still wave when we drive by.',
  },
  'Choose what a section lists': {
    follow: (editor) =>
      editor.change('Section of a page', 'Home: questions', {
        'These first': [entryLink('faq-lawn'), entryLink('service-land-clearing')],
        'And all others after them': 'Only these',
      }),
    shows: { '/': [/will-machines-ruin[^]*permission-to-take-a-tree-down[^]*what-is-811/] },
    lacks: 'Is the estimate really free?',
  },
  'Change an address': {
    follow: (editor) =>
      editor.change('Service', 'Tree pruning', {
        Address: 'pruning',
        'Old addresses': ['/tree-pruning/'],
      }),
    shows: { '/pruning/': [], '/': ['href="/pruning/"'] },
    lacks: 'href="/tree-pruning/',
    redirect: ['/tree-pruning/', '/pruning/'],
  },
  'Change a small text': {
    follow: (editor) => {
      editor.press('Where it stands', 'What to know');
      editor.change('Small text', 'Header and menu: quote link', { Text: 'Ask for a price' });
    },
    shows: { '/about/': ['Ask for a price'] },
  },
  'Add an office or a number': {
    follow: (editor) =>
      editor.add('Contact block', {
        Heading: 'Meriden office',
        'First line': '240 Colony Street',
        'Second line': '(203) 555-0133',
        'The second line goes to': '(203) 555-0133',
        'Third line': 'Monday to Friday, 7 to 4',
      }),
    shows: { '/contact/': [/Meriden office[^]*240 Colony[^]*tel:\+12035550133[^]*7 to 4/] },
  },
  'Choose which form a page has': {
    follow: (editor) => {
      editor.press('Look');
      editor.change('Section of a page', 'Contact: form and contact blocks', {
        'Which form': 'Application for a job',
      });
    },
    shows: { '/contact/': [/<form[^>]* name="application"/] },
  },
  'Say where you work': {
    follow: (editor) =>
      editor.change('Company and contact details', undefined, {
        'Towns where you work': ['Granby', 'Canton'],
      }),
    shows: { '/contact/': ['Hartford, Granby, Canton'] },
  },
  'Show people, badges, work, or open positions': {
    follow: async (editor) => {
      const { space } = offline;
      const card = editor.add('Card', {
        Title: 'Ana P.',
        'Small line': 'Climber, Connecticut arborist license S-1234',
        Text: 'Up since March.',
        Picture: await upload('Ana'),
        'Goes to': 'https://www.example.com/register',
      });
      const section = editor.add('Section of a page', {
        'Name in this list': 'About: the crew',
        Look: 'Cards',
        'These first': [entryLink(card)],
      });
      space.updateFields('page-about', { sections: [entryLink(section)] }, { publish: true });
    },
    shows: { '/about/': [/Ana P\.[^]*Connecticut arborist[^]*Up since March/, '/register'] },
  },
  'Add a review, and your pages elsewhere': {
    follow: (editor) =>
      editor.add('Testimonial', {
        Name: 'Ana P.',
        'Where they live': 'Avon',
        'What they said': 'They came when they said they would.',
        'Where they said it': 'Google',
        'When they said it': '2026-05-04',
        'Address of the review': 'https://www.example.com/review',
      }),
    shows: {
      '/': [/when they said[^]*Ana P\./, 'https://www.example.com/review', 'Google, May 2026'],
    },
  },
  'Show proof': {
    follow: async (editor) => {
      const certificate = offline.to('certificate.pdf');
      await writeFile(certificate, '%PDF-1.7');
      editor.change('Company and contact details', undefined, {
        'Arborist license number': 'S-1234',
        'License in the public register': 'https://www.example.com/register',
        'Insurance company': 'Example Mutual',
        'Insurance certificate': await upload('Certificate', certificate),
        Rating: '4.8 of 5 from 61 Google reviews, May 2026',
        'Where the rating can be seen': 'https://www.example.com/reviews',
      });
    },
    shows: { '/': ['S-1234', 'Example Mutual', 'certificate.pdf', '4.8 of 5'] },
  },
};

it.each(Object.entries(TASKS))('“%s”', async (title, { follow, shows, lacks, redirect }) => {
  const task = guide.get(title);
  if (!task) throw new Error(`The guide has no task “${title}”.`);
  const editor = new Editor(offline.space, task);
  await follow(editor);
  // A field that the steps name, but that nobody has to fill in, would mislead.
  expect([...task.names].filter((name) => labels.has(name) && !editor.used.has(name))).toEqual([]);
  const { site, problems } = await makeSite();
  const errors = problems.filter(({ severity }) => severity === 'error');
  // A space holds the samples until a customer has written.
  expect(errors.filter(({ field }) => field !== 'isSample')).toEqual([]);
  for (const [address, words] of Object.entries(shows)) {
    const html = (await documentOf(site, address)).replace(/<style.*?<\/style>/gs, '');
    const missing = words.filter((shown) =>
      typeof shown === 'string' ? !html.includes(shown) : !shown.test(html),
    );
    expect([address, missing, lacks !== undefined && html.includes(lacks)]).toEqual([
      address,
      [],
      false,
    ]);
  }
  if (redirect) expect(site.redirects.get(redirect[0])).toBe(redirect[1]);
});

it('what staff take away is gone from every page, and the report names the places where they had chosen it', async () => {
  const { space } = offline;
  const post = 'post-why-late-winter-is-pruning-season';
  space.createEntry('card', { title: 'Ann Birch' }, { id: 'ann' });
  space.createEntry('testimonial', { name: 'Bo C.', quote: 'It still stands.' }, { id: 'bo' });
  space.updateFields(post, { authorCard: entryLink('ann') }, { publish: true });
  const chosen = [entryLink('bo'), entryLink('testimonial-sample-1')];
  space.updateFields('section-home-testimonials', { chosen }, { publish: true });

  const traces = ['Ann Birch', 'Bo C.'];
  /** The traces that any page still has, and the fields in which the report finds links to nothing. */
  const left = async () => {
    const { site, problems } = await makeSite();
    const pages = await Promise.all(allPages(site).map(({ path: at }) => documentOf(site, at)));
    const fields = problems.flatMap(({ message, entryId, field }) =>
      message.includes('is not published') ? `${entryId} ${field}` : [],
    );
    return { traces: traces.filter((trace) => pages.join('').includes(trace)), fields };
  };
  expect(await left()).toEqual({ traces, fields: [] });
  for (const id of ['ann', 'bo']) space.unpublish(id);
  const after = await left();
  expect(after.traces).toEqual([]);
  expect([...after.fields].sort()).toEqual(
    [`${post} authorCard`, 'section-home-testimonials chosen'].sort(),
  );
});
