/** Following the tasks of the editors' guide to the letter does what the guide says. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AddressHistory } from '../../src/content/assemble/input';
import { contentTypeIds, fieldsOf, model } from '../../src/content/model';
import { plainText } from '../../src/content/richText/nodes';
import { rawContent, readItems } from '../../src/contentful/space';
import { allPages, bundledDefaults, sectionIn, siteOf, type MadeSite } from '../support/content';
import { assetLink, entryLink, trustIn, type Space } from '../contentful';
import { Editor, readGuide } from '../support/rehearsal/editor';
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import { document, node } from '../support/richText';

const PHOTOGRAPH = path.resolve('src/images/red-maple.jpg');

type WholeSite = MadeSite['site'];

const offline = useSpaceSite('editor-tasks');
let distrust: () => void;
let fresh: ReturnType<Space['snapshot']>;
const guide = readGuide();

beforeAll(() => {
  distrust = trustIn(offline.contentful);
  fresh = offline.space.snapshot();
});
afterAll(() => distrust());
beforeEach(() => offline.space.restore(fresh));

/** The site made from the space by the steps of a build, without Gatsby. */
const makeSite = async (history: AddressHistory = {}): Promise<MadeSite> => {
  const raw = rawContent(await readItems(offline.contentful.access));
  return siteOf(raw, await bundledDefaults(), { history });
};

const labels = new Set(
  contentTypeIds.flatMap((type) => fieldsOf(type).map(([, field]) => field.name)),
);

/**
 * The site after an editor has followed a task of the guide. Every field that the task's steps name must have
 * been filled in; otherwise the guide would mislead.
 */
const siteAfter = async (
  title: string,
  follow: (editor: Editor) => unknown,
  history?: AddressHistory,
): Promise<WholeSite> => {
  const task = guide.get(title);
  if (!task) throw new Error(`The guide has no task “${title}”.`);
  const editor = new Editor(offline.space, task);
  await follow(editor);
  expect([...task.names].filter((name) => labels.has(name) && !editor.used.has(name))).toEqual([]);
  const made = await makeSite(history);
  expect(made.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return made.site;
};

/** An uploaded file, by default a photograph. */
const upload = async (title: string, file = PHOTOGRAPH) =>
  assetLink(await offline.space.createAsset({ file, description: title, title }));

const pageAt = (site: WholeSite, address: string) =>
  [...site.pages, ...site.services].find((page) => page.path === address);
const sectionsOf = (site: WholeSite) => pageAt(site, '/')?.sections ?? [];
/** The links in all lists of the menu at the top. */
const listedLinks = (site: WholeSite) => site.header.links.flatMap(({ below }) => below);
const questionsOn = (site: WholeSite, address: string) =>
  sectionIn(pageAt(site, address), 'faq')?.faqs ?? [];

/** Everything a site shows, as one text. */
const wordsOf = (site: WholeSite): string =>
  JSON.stringify([allPages(site), site.header, site.footer]);

it('names in its steps only what Contentful shows', () => {
  const shown = new Set([
    ...labels,
    ...contentTypeIds.flatMap((type) => [
      model[type].name,
      ...offline.space.tabsOf(type).map(({ name }) => name),
    ]),
    // Words of Contentful's web app.
    ...['Content', 'content type', 'Add entry', 'Publish', 'Unpublish', 'Open preview', 'Versions'],
    ...['Add media', 'Add new media', 'Description', 'Remove', 'Compare to current version'],
    ...['Restore selected fields', 'Add existing content'],
  ]);
  for (const { title, names } of guide.values()) {
    for (const name of names) expect([title, name, shown.has(name)]).toEqual([title, name, true]);
  }
});

it('changes the phone number everywhere', async () => {
  const before = wordsOf((await makeSite()).site);
  const site = await siteAfter('Change the phone number', (editor) =>
    editor.change('Company and contact details', undefined, {
      'Phone number as shown': '(860) 555-0199',
      'Phone number with dashes': '860-555-0199',
      'Phone number for dialing': '+18605550199',
    }),
  );
  expect(site.texts.facts.phone).toEqual({
    display: '(860) 555-0199',
    dashed: '860-555-0199',
    href: 'tel:+18605550199',
    long: false,
  });
  const old = /\(860\) 555-\d{4}/.exec(before)?.[0] ?? '';
  expect(old).not.toBe('(860) 555-0199');
  expect(wordsOf(site)).not.toContain(old);
});

it('adds a question at its place', async () => {
  const site = await siteAfter('Add a question', (editor) =>
    editor.add('Question and answer', {
      Question: 'Do you plant hedges?',
      Answer: document('Yes, from April to October.'),
      'Services it is about': [entryLink('service-tree-planting')],
      Position: 15,
    }),
  );
  const planting = questionsOn(site, '/tree-planting/').map(({ question }) => question);
  expect(planting).toContain('Do you plant hedges?');
  const [, second] = questionsOn(site, '/');
  expect(second?.question).toBe('Do you plant hedges?');
  expect(second && plainText(second.answer)).toBe('Yes, from April to October.');
});

it('adds a service with its page, its menu entry and its place in lists', async () => {
  const site = await siteAfter('Add a service', (editor) =>
    editor.add('Service', {
      Name: 'Hedge trimming',
      Address: 'hedge-trimming',
      'One sentence for the home page': 'Hedges cut straight and dense.',
      'Text on the services page': 'Straight lines, at the right time of the year.',
      'Show on the home page and in menus': 'Featured',
      Position: 25,
      'Text under the heading': 'Hedges that stay dense to the ground.',
      'Text of the page': document('We cut in the season that is right for the plant.'),
    }),
  );
  expect(pageAt(site, '/hedge-trimming/')).toBeDefined();
  expect(listedLinks(site)).toContainEqual(expect.objectContaining({ href: '/hedge-trimming/' }));
  expect(JSON.stringify(pageAt(site, '/services/'))).toContain('Straight lines, at the right time');
});

it('renames a service wherever the site names it, at its address', async () => {
  const site = await siteAfter('Rename a service', (editor) =>
    editor.change('Service', 'Tree trimming', {
      Name: 'Hedge trimming',
      'Name in menus': undefined,
      Heading: undefined,
    }),
  );
  expect(pageAt(site, '/tree-trimming/')?.top.heading).toBe('Hedge trimming');
  expect(listedLinks(site)).toContainEqual(expect.objectContaining({ label: 'Hedge trimming' }));
});

it('adds a page with a section to the menu', async () => {
  const added = await siteAfter('Add a page', (editor) =>
    editor.add('Page', {
      'Short name': 'Our ways',
      Address: 'our-ways',
      'Which page': 'standard',
      Heading: 'How we work',
      'Text under the heading': 'Slowly.',
      Text: document('We look first.'),
    }),
  );
  expect(pageAt(added, '/our-ways/')?.top.heading).toBe('How we work');

  const filled = await siteAfter('Add a section to a page', (editor) => {
    const section = editor.add('Section of a page', {
      'Name in this list': 'Our ways: questions',
      Look: 'Questions and answers',
      Heading: 'What people ask',
    });
    editor.press('Add existing content');
    editor.change('Page', 'Our ways', { Sections: [entryLink(section)] });
  });
  expect(sectionIn(pageAt(filled, '/our-ways/'), 'faq')?.heading).toBe('What people ask');

  const linked = await siteAfter('Put a page in the menu', (editor) =>
    editor.add('Menu link', { Label: 'Our ways', 'Goes to': '/our-ways/', Position: 35 }),
  );
  expect(linked.header.links[3]).toMatchObject({ label: 'Our ways', href: '/our-ways/' });

  const grouped = await siteAfter('Group links of the menu', (editor) => {
    editor.press('Add existing content');
    editor.change('Menu link', 'Careers', {
      'Below which link': entryLink('nav-about'),
      'Hide in the top menu': 'Shown at the top',
    });
  });
  expect(grouped.header.links[1]).toMatchObject({ label: 'About', below: [{ label: 'Careers' }] });

  const lower = await siteAfter(
    'Put a page below another',
    (editor) => {
      editor.press('Add existing content');
      editor.change('Page', 'Our ways', { 'Below which page': entryLink('page-about') });
    },
    grouped.history,
  );
  expect(pageAt(lower, '/about/our-ways/')?.crumbs[1]).toMatchObject({ href: '/about/' });
  expect(lower.redirects.get('/our-ways/')).toBe('/about/our-ways/');
});

it('writes a post that is the newest', async () => {
  const site = await siteAfter('Write a post', async (editor) =>
    editor.add('Blog post', {
      Title: 'How to water a young tree',
      Address: 'how-to-water-a-young-tree',
      Summary: 'Twice a week, slowly.',
      Picture: assetLink(await editor.addMedia(PHOTOGRAPH, 'A maple in its red.')),
      Article: document(node('heading-2', ['When']), 'In the evening.'),
    }),
  );
  expect(site.blog[0]?.posts[0]).toMatchObject({
    title: 'How to water a young tree',
    excerpt: 'Twice a week, slowly.',
    picture: { alt: 'A maple in its red.' },
  });
  expect(site.posts[0]?.path).toBe('/blog/how-to-water-a-young-tree/');
});

it('swaps a picture', async () => {
  const site = await siteAfter('Swap a picture', async (editor) => {
    editor.press('Remove');
    editor.change('Section of a page', 'Home: how we think about trees', {
      Picture: assetLink(await editor.addMedia(PHOTOGRAPH, 'A maple in its red.')),
      'Caption of the picture': 'Red maple in October',
    });
  });
  expect(sectionsOf(site).find(({ look }) => look === 'essay')).toMatchObject({
    picture: { alt: 'A maple in its red.' },
    pictureCaption: 'Red maple in October',
  });
});

it('puts up a notice and takes it down', async () => {
  const times = { from: '2030-01-01T08:00:00-05:00', until: '2030-01-02T08:00:00-05:00' };
  let notice = '';
  const site = await siteAfter('Put up a storm notice', (editor) => {
    notice = editor.add('Notice', {
      Notice: 'Storm tonight.',
      'Label of the link': 'What to do',
      'Link goes to': '/emergency-tree-services/',
      'Shown from': times.from,
      'Shown until': times.until,
      'Emergency look': 'Emergency',
    });
  });
  expect(site.notices[0]).toMatchObject({
    text: 'Storm tonight.',
    link: { label: 'What to do', href: '/emergency-tree-services/' },
    startsAt: new Date(times.from).toISOString(),
    endsAt: new Date(times.until).toISOString(),
    emergency: true,
  });
  offline.space.unpublish(notice);
  expect((await makeSite()).site.notices).toEqual([]);
});

it('reorders sections and hides one', async () => {
  const first = entryLink('section-home-faq');
  const { sections } = offline.space.fieldsOf('page-home');
  const others = (sections as (typeof first)[]).filter(({ sys }) => sys.id !== first.sys.id);
  const site = await siteAfter('Hide and reorder sections', (editor) => {
    editor.change('Page', 'Home', { Sections: [first, ...others] });
    editor.changeLinked('Section of a page', 'Home: testimonials', { Hide: 'Hidden' });
  });
  const looks = sectionsOf(site).map(({ look }) => look);
  expect(looks[0]).toBe('faq');
  expect(looks).not.toContain('testimonials');
});

it('chooses what a section lists', async () => {
  const site = await siteAfter('Choose what a section lists', (editor) =>
    editor.change('Section of a page', 'Home: questions', {
      'Show only these': [entryLink('faq-lawn'), entryLink('service-land-clearing')],
    }),
  );
  expect(questionsOn(site, '/').map(({ anchor }) => anchor)).toEqual([
    'will-machines-ruin-my-lawn',
    'do-i-need-permission-to-take-a-tree-down',
    'what-is-811-and-why-wait-for-it',
  ]);
});

it('changes an address, and links follow', async () => {
  const { history } = (await makeSite()).site;
  const change = (editor: Editor) =>
    editor.change('Service', 'Tree pruning', { Address: 'pruning' });
  const site = await siteAfter('Change an address', change, history);
  expect(pageAt(site, '/pruning/')).toBeDefined();
  expect(site.redirects.get('/tree-pruning/')).toBe('/pruning/');
  expect(wordsOf(site)).not.toMatch(/"(?:href|uri)":"\/tree-pruning\//);
});

it('shows a section for a time', async () => {
  const site = await siteAfter('Show a section for a time', (editor) =>
    editor.change('Section of a page', 'Home: call banner', {
      'Shown from': '2030-01-01T08:00:00-05:00',
      'Shown until': '2030-01-02T08:00:00-05:00',
    }),
  );
  const banner = sectionsOf(site).find(({ look }) => look === 'callBanner');
  expect(banner?.times).toMatchObject({
    startsAt: '2030-01-01T13:00:00.000Z',
    endsAt: '2030-01-02T13:00:00.000Z',
  });
});

it('changes a small text', async () => {
  const site = await siteAfter('Change a small text', (editor) => {
    editor.press('Where it stands', 'What to know');
    editor.change('Small text', 'Header and menu: quote link', { Text: 'Ask for a price' });
  });
  expect(site.texts.ui.quoteLabel).toBe('Ask for a price');
});

it('adds an office beside the forms', async () => {
  const site = await siteAfter('Add an office or a number', (editor) =>
    editor.add('Contact block', {
      Heading: 'Meriden office',
      'First line': '240 Colony Street',
      'Second line': '(203) 555-0133',
      'The second line goes to': '(203) 555-0133',
      'Third line': 'Monday to Friday, 7 to 4',
      Position: 1,
    }),
  );
  const blocks = sectionIn(pageAt(site, '/contact/'), 'contactForm')?.contactInfo ?? [];
  expect(blocks[0]).toMatchObject({ heading: 'Meriden office', href: 'tel:+12035550133' });
});

it('chooses the form of a section', async () => {
  const site = await siteAfter('Choose which form a page has', (editor) => {
    editor.press('Look');
    editor.change('Section of a page', 'Contact: form and contact blocks', {
      'Which form': 'Application for a job',
    });
  });
  expect(sectionIn(pageAt(site, '/contact/'), 'contactForm')?.form.name).toBe('application');
});

it('adds a town to the map', async () => {
  const site = await siteAfter('Say where you work', (editor) =>
    editor.add('Town', {
      Name: 'Granby',
      'ZIP codes': ['06035'],
      Villages: ['North Granby'],
      'On the drawn map: from the left': 20,
      'On the drawn map: from the top': 15,
    }),
  );
  const towns = sectionIn(pageAt(site, '/contact/'), 'map')?.map.towns ?? [];
  expect(towns.at(-1)).toMatchObject({ name: 'Granby', zips: ['06035'], at: { down: 15 } });
});

it('shows work that was done', async () => {
  const photograph = await upload('A maple in its red.');
  const site = await siteAfter('Show work you have done', (editor) =>
    editor.add('Work', {
      Title: 'A split maple',
      Address: 'a-split-maple',
      Service: entryLink('service-tree-pruning'),
      Town: entryLink('town-avon'),
      'When it was done': '2026-05-04',
      'What was done': 'Two cuts and a cable.',
      Before: photograph,
      After: photograph,
      'More pictures': [photograph],
      'Words of the customer': entryLink('testimonial-sample-1'),
    }),
  );
  expect(site.projects.map(({ path: at }) => at)).toEqual(['/projects/a-split-maple/']);
  const work = sectionIn(pageAt(site, '/tree-pruning/'), 'projects')?.projects;
  expect(work?.map(({ title }) => title)).toEqual(['A split maple']);
});

it('advertises an open position', async () => {
  const site = await siteAfter('Advertise an open position', (editor) =>
    editor.add('Open position', {
      Title: 'Climber',
      Address: 'climber',
      'Kind of employment': 'Full-time',
      'Pay from': 28,
      'Pay up to': 38.5,
      'Pay per': 'Hour',
      'Town or place': 'Avon',
      'Applications until': '2999-01-01',
      Summary: 'You climb.',
      'Text of the page': document('Ropes and saws.'),
    }),
  );
  const [{ path: address, about } = { path: '', about: [] }] = site.positions;
  expect(address).toBe('/careers/climber/');
  expect(about.map(({ label }) => label)).toContain('$28–$38.50 an hour');
});

it('adds a review that says where it was written', async () => {
  const site = await siteAfter('Add a review, and your pages elsewhere', (editor) =>
    editor.add('Testimonial', {
      Name: 'Ana P.',
      'Where they live': 'Avon',
      'What they said': 'They came when they said they would.',
      'Where they said it': 'Google',
      'When they said it': '2026-05-04',
      'Address of the review': 'https://www.example.com/review',
    }),
  );
  const { testimonials } = sectionIn(pageAt(site, '/'), 'testimonials') ?? {};
  expect(testimonials?.at(-1)).toMatchObject({
    name: 'Ana P.',
    evidence: { label: 'Google, May 2026', href: 'https://www.example.com/review' },
  });
});

it('introduces somebody who answers the phone', async () => {
  const portrait = await upload('Ana');
  const site = await siteAfter('Introduce the people', (editor) =>
    editor.add('Person', {
      Name: 'Ana P.',
      Portrait: portrait,
      'What they do': 'Runs the office',
      'License or certification': 'Arborist license S-1234',
      'License or certification in the public register': 'https://www.example.com/register',
      'Answers the phone': 'Named on the emergency page',
    }),
  );
  expect(JSON.stringify(pageAt(site, '/emergency-tree-services/'))).toContain('Runs the office');
});

it('shows a membership in a section', async () => {
  const logo = await upload('TCIA');
  const site = await siteAfter('Show memberships', (editor) => {
    editor.add('Membership', {
      Name: 'TCIA Accredited Company',
      Logo: logo,
      'Where it can be checked': 'https://www.example.com/members',
    });
    const section = { name: 'About: memberships', layout: 'Memberships' };
    const sections = [entryLink(offline.space.createEntry('section', section))];
    offline.space.updateFields('page-about', { sections }, { publish: true });
  });
  expect(wordsOf(site)).toContain('https://www.example.com/members');
});

it('shows proof where visitors decide', async () => {
  const certificate = offline.to('certificate.pdf');
  await writeFile(certificate, '%PDF-1.7');
  const uploaded = await upload('Certificate', certificate);
  const site = await siteAfter('Show proof', (editor) =>
    editor.change('Company and contact details', undefined, {
      'Arborist license number': 'S-1234',
      'License in the public register': 'https://www.example.com/register',
      'Insurance company': 'Example Mutual',
      'Insurance certificate': uploaded,
      Rating: '4.8 of 5 from 61 Google reviews, May 2026',
      'Where the rating can be seen': 'https://www.example.com/reviews',
    }),
  );
  const proof = JSON.stringify(site.texts.facts);
  for (const shown of ['S-1234', 'Example Mutual', 'certificate.pdf', '4.8 of 5'])
    expect(proof).toContain(shown);
});
