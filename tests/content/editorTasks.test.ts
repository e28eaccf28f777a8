import type { AddressHistory } from '../../src/content/assemble/addresses';
import { contentTypeIds, fieldsOf, model } from '../../src/content/model';
import { plainText } from '../../src/content/richText/nodes';
import { rawContent, readItems } from '../../src/contentful/space';
import { allPages, bundledDefaults, sectionIn, siteOf, type MadeSite } from '../support/content';
import { trustIn, type Space } from '../contentful';
import type { Editor } from '../support/rehearsal/editor';
import { readGuide } from '../support/rehearsal/guide';
import { putUpNotice, tasks, WRITTEN } from '../support/rehearsal/tasks';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

jest.setTimeout(180_000);

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

/**
 * The site once an editor has followed the guide. Every field that the guide's steps name must have
 * been filled in, else the guide would mislead.
 */
const siteAfter = async (
  title: string,
  work: Pick<Editor, 'used'> | Promise<Pick<Editor, 'used'>>,
  history?: AddressHistory,
): Promise<WholeSite> => {
  const { used } = await work;
  const named = [...(guide.get(title)?.names ?? [])];
  expect(named.filter((name) => labels.has(name) && !used.has(name))).toEqual([]);
  const made = await makeSite(history);
  expect(made.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return made.site;
};
const sectionsOf = (site: WholeSite) => site.pages.find(({ path }) => path === '/')?.sections ?? [];

/** Everything a site shows, as one text. */
const wordsOf = (site: WholeSite): string =>
  JSON.stringify([allPages(site), site.header, site.footer]);

it('names in its steps only what Contentful shows', () => {
  const shown = new Set([
    ...labels,
    ...contentTypeIds.flatMap((type) => [model[type].name, ...offline.space.tabsOf(type)]),
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
  const site = await siteAfter('Change the phone number', tasks.changePhone(offline.contentful));
  expect(site.texts.facts.phone).toEqual({
    display: WRITTEN.phone,
    dashed: '860-555-0199',
    href: 'tel:+18605550199',
    long: false,
  });
  const old = /\(860\) 555-\d{4}/.exec(before)?.[0] ?? '';
  expect(old).not.toBe(WRITTEN.phone);
  expect(wordsOf(site)).not.toContain(old);
});

it('adds a question at its place', async () => {
  const site = await siteAfter('Add a question', tasks.addQuestion(offline.contentful));
  const faqs = sectionsOf(site).flatMap((part) => (part.look === 'faq' ? part.faqs : []));
  const planting = site.services.find(({ path }) => path === '/tree-planting/');
  expect(sectionIn(planting, 'faq')?.faqs.map(({ question }) => question)).toContain(
    WRITTEN.question,
  );
  expect(faqs[1]?.question).toBe(WRITTEN.question);
  expect(faqs[1] && plainText(faqs[1].answer)).toBe(WRITTEN.answer);
});

it('adds a service with its page, its menu entry and its place in lists', async () => {
  const site = await siteAfter('Add a service', tasks.addService(offline.contentful));
  expect(site.services.map(({ path }) => path)).toContain('/hedge-trimming/');
  expect(site.header.services.map(({ href }) => href)).toContain('/hedge-trimming/');
  const list = site.pages.find(({ path }) => path === '/services/');
  expect(JSON.stringify(list?.sections)).toContain(WRITTEN.serviceOverview);
});

it('renames a service wherever the site names it, at its address', async () => {
  const site = await siteAfter('Rename a service', tasks.renameService(offline.contentful));
  const renamed = site.services.find(({ path: at }) => at === '/tree-trimming/');
  expect(renamed?.head.heading).toBe(WRITTEN.service);
  expect(site.header.services.map(({ linkTitle }) => linkTitle)).toContain(WRITTEN.service);
});

it('adds a page with a section to the menu', async () => {
  const page = (site: WholeSite) => site.pages.find(({ path: at }) => at === '/our-ways/');
  const added = await siteAfter('Add a page', tasks.addPage(offline.contentful));
  expect(page(added)?.head.heading).toBe('How we work');
  const filled = await siteAfter('Add a section to a page', tasks.addSection(offline.contentful));
  expect(sectionIn(page(filled), 'faq')?.heading).toBe('What people ask');
  const linked = await siteAfter('Put a page in the menu', tasks.linkInMenu(offline.contentful));
  expect(linked.header.links[3]).toMatchObject({ label: WRITTEN.page, href: '/our-ways/' });
});

it('writes a post that is the newest', async () => {
  const site = await siteAfter('Write a post', tasks.writePost(offline.contentful));
  expect(site.blog[0]?.posts[0]).toMatchObject({
    title: WRITTEN.post,
    excerpt: WRITTEN.summary,
    picture: { alt: WRITTEN.alt },
  });
  expect(site.posts[0]?.path).toBe('/blog/how-to-water-a-young-tree/');
});

it('swaps a picture', async () => {
  const site = await siteAfter('Swap a picture', tasks.swapPicture(offline.contentful));
  expect(sectionsOf(site).find(({ look }) => look === 'essay')).toMatchObject({
    picture: { alt: WRITTEN.alt },
    pictureCaption: WRITTEN.caption,
  });
});

it('puts up a notice and takes it down', async () => {
  const times = { from: '2030-01-01T08:00:00-05:00', until: '2030-01-02T08:00:00-05:00' };
  const site = await siteAfter('Put up a storm notice', putUpNotice(offline.contentful, times));
  expect(site.notices[0]).toMatchObject({
    text: WRITTEN.notice,
    link: { label: 'What to do', href: '/emergency-tree-services/' },
    startsAt: new Date(times.from).toISOString(),
    endsAt: new Date(times.until).toISOString(),
    emergency: true,
  });
  offline.space.unpublish(offline.space.entries('notice')[0]?.id ?? '');
  expect((await makeSite()).site.notices).toEqual([]);
});

it('reorders sections and hides one', async () => {
  const reorder = await tasks.reorderSections(offline.contentful);
  const hide = await tasks.hideSection(offline.contentful);
  const used = new Set([...reorder.used, ...hide.used]);
  const site = await siteAfter('Hide and reorder sections', { used });
  const looks = sectionsOf(site).map(({ look }) => look);
  expect(looks[0]).toBe('faq');
  expect(looks).not.toContain('testimonials');
});

it('chooses what a section lists', async () => {
  const work = tasks.chooseQuestions(offline.contentful);
  const site = await siteAfter('Choose what a section lists', work);
  const faqs = sectionsOf(site).flatMap((part) => (part.look === 'faq' ? part.faqs : []));
  expect(faqs.map(({ anchor }) => anchor)).toEqual([
    'will-machines-ruin-my-lawn',
    'do-i-need-permission-to-take-a-tree-down',
    'what-is-811-and-why-wait-for-it',
  ]);
});

it('changes an address, and links follow', async () => {
  const { history } = (await makeSite()).site;
  const site = await siteAfter(
    'Change an address',
    tasks.changeAddress(offline.contentful),
    history,
  );
  expect(site.services.map(({ path }) => path)).toContain('/pruning/');
  expect(site.redirects).toContainEqual({ from: '/tree-pruning/', to: '/pruning/' });
  expect(wordsOf(site)).not.toMatch(/"(?:href|uri)":"\/tree-pruning\//);
});
