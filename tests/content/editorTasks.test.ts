import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AddressHistory } from '../../src/content/assemble/addresses';
import { contentTypeIds, fieldsOf, model } from '../../src/content/model';
import { plainText } from '../../src/content/richText/nodes';
import { rawContent, readItems } from '../../src/contentful/space';
import { allPages, bundledDefaults, sectionIn, siteOf, type MadeSite } from '../support/content';
import { assetLink, entryLink, trustIn, type Space } from '../contentful';
import { Editor } from '../support/rehearsal/editor';
import { readGuide } from '../support/rehearsal/guide';
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import { document, node } from '../support/richText';

jest.setTimeout(180_000);

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

/** The site that the space makes, by the very steps of a build without Gatsby. */
const makeSite = async (history: AddressHistory = {}): Promise<MadeSite> => {
  const raw = rawContent(await readItems(offline.contentful.access));
  return siteOf(raw, await bundledDefaults(), { history });
};

const labels = new Set(
  contentTypeIds.flatMap((type) => fieldsOf(type).map(([, field]) => field.name)),
);

/** An editor with the guide open at a task. */
const editorAt = (title: string): Editor => {
  const task = guide.get(title);
  if (!task) throw new Error(`The guide has no task “${title}”.`);
  return new Editor(offline.space, task);
};

/**
 * The site once an editor has followed the guide. Every field that the guide's steps name must have
 * been filled in, else the guide would mislead.
 */
const siteAfter = async ({ task, used }: Editor, history?: AddressHistory): Promise<WholeSite> => {
  expect([...task.names].filter((name) => labels.has(name) && !used.has(name))).toEqual([]);
  const made = await makeSite(history);
  expect(made.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return made.site;
};
/** A file that somebody has uploaded, a photograph unless told otherwise. */
const upload = async (title: string, file = PHOTOGRAPH) =>
  assetLink(await offline.space.createAsset({ file, description: title, title }));

const sectionsOf = (site: WholeSite) => site.pages.find(({ path }) => path === '/')?.sections ?? [];

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
  const editor = editorAt('Change the phone number');
  editor.open('Company and contact details');
  editor.tab('Phone and hours');
  editor.fill('Phone number as shown', '(860) 555-0199');
  editor.fill('Phone number with dashes', '860-555-0199');
  editor.fill('Phone number for dialing', '+18605550199');
  editor.publish();
  const site = await siteAfter(editor);
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
  const editor = editorAt('Add a question');
  editor.add('Question and answer');
  editor.fill('Question', 'Do you plant hedges?');
  editor.fill('Answer', document('Yes, from April to October.'));
  editor.fill('Services it is about', [entryLink('service-tree-planting')]);
  editor.fill('Position', 15);
  editor.publish();
  const site = await siteAfter(editor);
  const faqs = sectionsOf(site).flatMap((part) => (part.look === 'faq' ? part.faqs : []));
  const planting = site.services.find(({ path }) => path === '/tree-planting/');
  expect(sectionIn(planting, 'faq')?.faqs.map(({ question }) => question)).toContain(
    'Do you plant hedges?',
  );
  expect(faqs[1]?.question).toBe('Do you plant hedges?');
  expect(faqs[1] && plainText(faqs[1].answer)).toBe('Yes, from April to October.');
});

it('adds a service with its page, its menu entry and its place in lists', async () => {
  const editor = editorAt('Add a service');
  editor.add('Service');
  editor.tab('Lists and menus');
  editor.fill('Name', 'Hedge trimming');
  editor.fill('Address', 'hedge-trimming');
  editor.fill('One sentence for the home page', 'Hedges cut straight and dense.');
  editor.fill('Text on the services page', 'Straight lines, at the right time of the year.');
  editor.fill('Show on the home page and in menus', 'Featured');
  editor.fill('Position', 25);
  editor.tab('Its page');
  editor.fill('Text under the heading', 'Hedges that stay dense to the ground.');
  editor.fill('Text of the page', document('We cut in the season that is right for the plant.'));
  editor.publish();
  const site = await siteAfter(editor);
  expect(site.services.map(({ path }) => path)).toContain('/hedge-trimming/');
  expect(site.header.services.map(({ href }) => href)).toContain('/hedge-trimming/');
  const list = site.pages.find(({ path }) => path === '/services/');
  expect(JSON.stringify(list?.sections)).toContain('Straight lines, at the right time');
});

it('renames a service wherever the site names it, at its address', async () => {
  const editor = editorAt('Rename a service');
  editor.open('Service', 'Tree trimming');
  editor.tab('Lists and menus');
  editor.fill('Name', 'Hedge trimming');
  editor.fill('Name in menus', undefined);
  editor.tab('Its page');
  editor.fill('Heading', undefined);
  editor.publish();
  const site = await siteAfter(editor);
  const renamed = site.services.find(({ path: at }) => at === '/tree-trimming/');
  expect(renamed?.head.heading).toBe('Hedge trimming');
  expect(site.header.services.map(({ linkTitle }) => linkTitle)).toContain('Hedge trimming');
});

it('adds a page with a section to the menu', async () => {
  const page = (site: WholeSite) => site.pages.find(({ path: at }) => at === '/our-ways/');
  const adding = editorAt('Add a page');
  adding.add('Page');
  adding.fill('Short name', 'Our ways');
  adding.fill('Address', 'our-ways');
  adding.fill('Which page', 'standard');
  adding.fill('Heading', 'How we work');
  adding.fill('Text under the heading', 'Slowly.');
  adding.fill('Text', document('We look first.'));
  adding.publish();
  expect(page(await siteAfter(adding))?.head.heading).toBe('How we work');

  const filling = editorAt('Add a section to a page');
  filling.add('Section of a page');
  filling.fill('Name in this list', 'Our ways: questions');
  filling.fill('Look', 'Questions and answers');
  filling.fill('Heading', 'What people ask');
  const section = filling.publish();
  filling.open('Page', 'Our ways');
  filling.press('Add existing content');
  filling.fill('Sections', [entryLink(section)]);
  filling.publish();
  expect(sectionIn(page(await siteAfter(filling)), 'faq')?.heading).toBe('What people ask');

  const linking = editorAt('Put a page in the menu');
  linking.add('Menu link');
  linking.fill('Label', 'Our ways');
  linking.fill('Goes to', '/our-ways/');
  linking.fill('Position', 35);
  linking.publish();
  const { header } = await siteAfter(linking);
  expect(header.links[3]).toMatchObject({ label: 'Our ways', href: '/our-ways/' });
});

it('writes a post that is the newest', async () => {
  const editor = editorAt('Write a post');
  editor.add('Blog post');
  editor.fill('Title', 'How to water a young tree');
  editor.fill('Address', 'how-to-water-a-young-tree');
  editor.fill('Summary', 'Twice a week, slowly.');
  editor.fill('Picture', assetLink(await editor.addMedia(PHOTOGRAPH, 'A maple in its red.')));
  editor.fill('Article', document(node('heading-2', ['When']), 'In the evening.'));
  editor.publish();
  const site = await siteAfter(editor);
  expect(site.blog[0]?.posts[0]).toMatchObject({
    title: 'How to water a young tree',
    excerpt: 'Twice a week, slowly.',
    picture: { alt: 'A maple in its red.' },
  });
  expect(site.posts[0]?.path).toBe('/blog/how-to-water-a-young-tree/');
});

it('swaps a picture', async () => {
  const editor = editorAt('Swap a picture');
  editor.open('Section of a page', 'Home: how we think about trees');
  editor.press('Remove');
  editor.fill('Picture', undefined);
  editor.fill('Picture', assetLink(await editor.addMedia(PHOTOGRAPH, 'A maple in its red.')));
  editor.fill('Caption of the picture', 'Red maple in October');
  editor.publish();
  const site = await siteAfter(editor);
  expect(sectionsOf(site).find(({ look }) => look === 'essay')).toMatchObject({
    picture: { alt: 'A maple in its red.' },
    pictureCaption: 'Red maple in October',
  });
});

it('puts up a notice and takes it down', async () => {
  const times = { from: '2030-01-01T08:00:00-05:00', until: '2030-01-02T08:00:00-05:00' };
  const editor = editorAt('Put up a storm notice');
  editor.add('Notice');
  editor.fill('Notice', 'Storm tonight.');
  editor.fill('Label of the link', 'What to do');
  editor.fill('Link goes to', '/emergency-tree-services/');
  editor.fill('Shown from', times.from);
  editor.fill('Shown until', times.until);
  editor.fill('Emergency look', 'Emergency');
  const notice = editor.publish();
  const site = await siteAfter(editor);
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
  const editor = editorAt('Hide and reorder sections');
  editor.open('Page', 'Home');
  const sections = editor.valueOf('Sections');
  if (!Array.isArray(sections)) throw new Error('The home page has no sections.');
  const isFirst = (link: unknown) => JSON.stringify(link).includes('section-home-faq');
  editor.fill('Sections', [
    ...sections.filter(isFirst),
    ...sections.filter((one) => !isFirst(one)),
  ]);
  editor.publish();
  editor.openLinked('Section of a page', 'Home: testimonials');
  editor.fill('Hide', 'Hidden');
  editor.publish();
  const looks = sectionsOf(await siteAfter(editor)).map(({ look }) => look);
  expect(looks[0]).toBe('faq');
  expect(looks).not.toContain('testimonials');
});

it('chooses what a section lists', async () => {
  const editor = editorAt('Choose what a section lists');
  editor.open('Section of a page', 'Home: questions');
  editor.fill('Show only these', [entryLink('faq-lawn'), entryLink('service-land-clearing')]);
  editor.publish();
  const faqs = sectionsOf(await siteAfter(editor)).flatMap((part) =>
    part.look === 'faq' ? part.faqs : [],
  );
  expect(faqs.map(({ anchor }) => anchor)).toEqual([
    'will-machines-ruin-my-lawn',
    'do-i-need-permission-to-take-a-tree-down',
    'what-is-811-and-why-wait-for-it',
  ]);
});

it('changes an address, and links follow', async () => {
  const { history } = (await makeSite()).site;
  const editor = editorAt('Change an address');
  editor.open('Service', 'Tree pruning');
  editor.fill('Address', 'pruning');
  editor.publish();
  const site = await siteAfter(editor, history);
  expect(site.services.map(({ path }) => path)).toContain('/pruning/');
  expect(site.redirects.get('/tree-pruning/')).toBe('/pruning/');
  expect(wordsOf(site)).not.toMatch(/"(?:href|uri)":"\/tree-pruning\//);
});

it('shows a section for a time', async () => {
  const editor = editorAt('Show a section for a time');
  editor.open('Section of a page', 'Home: call banner');
  editor.fill('Shown from', '2030-01-01T08:00:00-05:00');
  editor.fill('Shown until', '2030-01-02T08:00:00-05:00');
  editor.publish();
  const banner = sectionsOf(await siteAfter(editor)).find(({ look }) => look === 'callBanner');
  expect(banner?.times).toMatchObject({
    startsAt: '2030-01-01T13:00:00.000Z',
    endsAt: '2030-01-02T13:00:00.000Z',
  });
});

it('changes a small text', async () => {
  const editor = editorAt('Change a small text');
  editor.press('Where it stands');
  editor.open('Small text', 'Header and menu: quote link');
  editor.press('What to know');
  editor.fill('Text', 'Ask for a price');
  editor.publish();
  expect((await siteAfter(editor)).texts.ui.quoteLabel).toBe('Ask for a price');
});

it('chooses the form of a section', async () => {
  const editor = editorAt('Choose which form a page has');
  editor.press('Look');
  editor.open('Section of a page', 'Contact: form and contact blocks');
  editor.fill('Which form', 'Application for a job');
  editor.publish();
  const contact = (await siteAfter(editor)).pages.find(({ path: at }) => at === '/contact/');
  expect(sectionIn(contact, 'contactForm')?.form.name).toBe('application');
});

it('adds a town to the map', async () => {
  const editor = editorAt('Say where you work');
  editor.add('Town');
  editor.tab('List and map');
  editor.fill('Name', 'Granby');
  editor.fill('ZIP codes', ['06035']);
  editor.fill('Villages', ['North Granby']);
  editor.fill('On the drawn map: from the left', 20);
  editor.fill('On the drawn map: from the top', 15);
  editor.publish();
  const contact = (await siteAfter(editor)).pages.find(({ path: at }) => at === '/contact/');
  const towns = sectionIn(contact, 'map')?.map.towns ?? [];
  expect(towns.at(-1)).toMatchObject({ name: 'Granby', zips: ['06035'], at: { down: 15 } });
});

it('shows work that was done', async () => {
  const editor = editorAt('Show work you have done');
  const photograph = await upload('A maple in its red.');
  editor.add('Work');
  editor.tab('The work');
  editor.fill('Title', 'A split maple');
  editor.fill('Address', 'a-split-maple');
  editor.fill('Service', entryLink('service-tree-pruning'));
  editor.fill('Town', entryLink('town-avon'));
  editor.fill('When it was done', '2026-05-04');
  editor.fill('What was done', 'Two cuts and a cable.');
  editor.tab('Pictures');
  editor.fill('Before', photograph);
  editor.fill('After', photograph);
  editor.fill('More pictures', [photograph]);
  editor.fill('Words of the customer', entryLink('testimonial-sample-1'));
  editor.publish();
  const site = await siteAfter(editor);
  expect(site.projects.map(({ path: at }) => at)).toEqual(['/projects/a-split-maple/']);
  const pruning = site.services.find(({ path: at }) => at === '/tree-pruning/');
  expect(sectionIn(pruning, 'projects')?.projects.map(({ title }) => title)).toEqual([
    'A split maple',
  ]);
});

it('adds a review that says where it was written', async () => {
  const editor = editorAt('Add a review, and your pages elsewhere');
  editor.add('Testimonial');
  editor.fill('Name', 'Ana P.');
  editor.fill('Where they live', 'Avon');
  editor.fill('What they said', 'They came when they said they would.');
  editor.fill('Where they said it', 'Google');
  editor.fill('When they said it', '2026-05-04');
  editor.fill('Address of the review', 'https://www.example.com/review');
  editor.publish();
  const { testimonials } =
    sectionIn({ sections: sectionsOf(await siteAfter(editor)) }, 'testimonials') ?? {};
  expect(testimonials?.at(-1)).toMatchObject({
    name: 'Ana P.',
    source: { label: 'Google, May 2026', href: 'https://www.example.com/review' },
  });
});

it('introduces somebody who answers the phone', async () => {
  const editor = editorAt('Introduce the people');
  editor.add('Person');
  editor.fill('Name', 'Ana P.');
  editor.fill('Portrait', await upload('Ana'));
  editor.fill('What they do', 'Runs the office');
  editor.fill('License or certification', 'Arborist license S-1234');
  editor.fill(
    'License or certification in the public register',
    'https://www.example.com/register',
  );
  editor.fill('Answers the phone', 'Named on the emergency page');
  editor.publish();
  const emergency = (await siteAfter(editor)).services.find(
    ({ path: at }) => at === '/emergency-tree-services/',
  );
  expect(JSON.stringify(emergency)).toContain('Runs the office');
});

it('shows a membership in a section', async () => {
  const editor = editorAt('Show memberships');
  editor.add('Membership');
  editor.fill('Name', 'TCIA Accredited Company');
  editor.fill('Logo', await upload('TCIA'));
  editor.fill('Where it can be checked', 'https://www.example.com/members');
  editor.publish();
  const section = { name: 'About: memberships', layout: 'Memberships' };
  const sections = [entryLink(offline.space.createEntry('section', section))];
  offline.space.updateFields('page-about', { sections }, { publish: true });
  expect(wordsOf(await siteAfter(editor))).toContain('https://www.example.com/members');
});

it('shows proof where visitors decide', async () => {
  const editor = editorAt('Show proof');
  editor.open('Company and contact details');
  editor.tab('License and insurance');
  editor.fill('Arborist license number', 'S-1234');
  editor.fill('License in the public register', 'https://www.example.com/register');
  editor.fill('Insurance company', 'Example Mutual');
  const certificate = offline.to('certificate.pdf');
  await writeFile(certificate, '%PDF-1.7');
  editor.fill('Insurance certificate', await upload('Certificate', certificate));
  editor.fill('Rating', '4.8 of 5 from 61 Google reviews, May 2026');
  editor.fill('Where the rating can be seen', 'https://www.example.com/reviews');
  editor.publish();
  const proof = JSON.stringify((await siteAfter(editor)).texts.facts);
  for (const shown of ['S-1234', 'Example Mutual', 'certificate.pdf', '4.8 of 5'])
    expect(proof).toContain(shown);
});
