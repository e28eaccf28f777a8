import { contentTypeIds, fieldsOf, model } from '../../src/content/model';
import { plainText } from '../../src/content/text';
import { allPages } from '../support/content';
import { trustIn, type FakeContentful } from '../contentful';
import type { Editor } from '../support/rehearsal/editor';
import { readGuide } from '../support/rehearsal/guide';
import { siteOfSpace } from '../support/rehearsal/siteOfSpace';
import { putUpNotice, tasks, WRITTEN } from '../support/rehearsal/tasks';
import { openWorkshop, type Workshop } from '../support/rehearsal/workshop';
import { filledSpace } from '../support/rehearsal/workshopSpace';

jest.setTimeout(180_000);

let workshop: Workshop;
let contentful: FakeContentful;
let distrust: () => void;
let fresh: ReturnType<FakeContentful['space']['snapshot']>;
const guide = readGuide();

beforeAll(async () => {
  workshop = await openWorkshop('editor-tasks');
  contentful = await filledSpace(workshop);
  distrust = trustIn(contentful);
  fresh = contentful.space.snapshot();
});
afterAll(async () => {
  distrust();
  await contentful.close();
  await workshop.remove();
});
beforeEach(() => contentful.space.restore(fresh));

const labels = new Set(
  contentTypeIds.flatMap((type) => fieldsOf(type).map(([, field]) => field.name)),
);

/** Fields that the guide’s steps name and nobody has filled in: the guide would lead astray. */
const unused = (title: string, ...editors: readonly Editor[]): readonly string[] =>
  [...(guide.get(title)?.names ?? [])].filter(
    (name) => labels.has(name) && !editors.some((editor) => editor.used.has(name)),
  );

/** Everything a site shows, as one text. */
const wordsOf = (site: Awaited<ReturnType<typeof siteOfSpace>>['site']): string =>
  JSON.stringify([allPages(site), site.header, site.footer]);

it('names in its steps only what Contentful shows', () => {
  const shown = new Set([
    ...labels,
    ...contentTypeIds.flatMap((type) => [model[type].name, ...contentful.space.tabsOf(type)]),
    // Words of Contentful's web app.
    ...['Content', 'content type', 'Add entry', 'Publish', 'Unpublish', 'Open preview', 'Versions'],
    ...['Add media', 'Add new media', 'Description', 'Remove', 'Compare to current version'],
    ...['Restore selected fields'],
  ]);
  for (const { title, names } of guide.values()) {
    for (const name of names) expect([title, name, shown.has(name)]).toEqual([title, name, true]);
  }
});

it('changes the phone number everywhere', async () => {
  const before = wordsOf((await siteOfSpace(contentful)).site);
  const editor = await tasks.changePhone(contentful);
  const { site, problems } = await siteOfSpace(contentful);
  expect(site.header.facts.phone).toEqual({
    display: WRITTEN.phone,
    dashed: '860-555-0199',
    href: 'tel:+18605550199',
  });
  const old = /\(860\) 555-\d{4}/.exec(before)?.[0] ?? '';
  expect(old).not.toBe(WRITTEN.phone);
  expect(wordsOf(site)).not.toContain(old);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(unused('Change the phone number', editor)).toEqual([]);
});

it('adds a question at its place', async () => {
  const editor = await tasks.addQuestion(contentful);
  const { site } = await siteOfSpace(contentful);
  const home = site.pages.find(({ path }) => path === '/');
  const faqs = home?.sections.flatMap((part) => (part.layout === 'faq' ? part.faqs : [])) ?? [];
  expect(faqs[1]?.question).toBe(WRITTEN.question);
  expect(faqs[1] && plainText(faqs[1].answer)).toBe(WRITTEN.answer);
  expect(unused('Add a question', editor)).toEqual([]);
});

it('adds a service with its page, its menu entry and its place in lists', async () => {
  const editor = await tasks.addService(contentful);
  const { site, problems } = await siteOfSpace(contentful);
  expect(site.services.map(({ path }) => path)).toContain('/hedge-trimming/');
  expect(site.header.services.map(({ href }) => href)).toContain('/hedge-trimming/');
  const list = site.pages.find(({ path }) => path === '/services/');
  expect(JSON.stringify(list?.sections)).toContain(WRITTEN.serviceOverview);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(unused('Add a service', editor)).toEqual([]);
});

it('writes a post that is the newest', async () => {
  const editor = await tasks.writePost(contentful);
  const { site } = await siteOfSpace(contentful);
  expect(site.blog[0]?.posts[0]).toMatchObject({
    title: WRITTEN.post,
    excerpt: WRITTEN.summary,
    picture: { alt: WRITTEN.alt },
  });
  expect(site.posts[0]?.path).toBe('/blog/how-to-water-a-young-tree/');
  expect(unused('Write a post', editor)).toEqual([]);
});

it('swaps a picture', async () => {
  const editor = await tasks.swapPicture(contentful);
  const { site } = await siteOfSpace(contentful);
  const home = site.pages.find(({ path }) => path === '/');
  const essay = home?.sections.find(({ layout }) => layout === 'essay');
  expect(essay?.picture?.alt).toBe(WRITTEN.alt);
  expect(essay?.pictureCaption).toBe(WRITTEN.caption);
  expect(unused('Swap a picture', editor)).toEqual([]);
});

it('puts up a notice and takes it down', async () => {
  const times = { from: '2030-01-01T08:00:00-05:00', until: '2030-01-02T08:00:00-05:00' };
  const editor = putUpNotice(contentful, times);
  expect((await siteOfSpace(contentful)).site.notices[0]).toMatchObject({
    text: WRITTEN.notice,
    link: { label: 'What to do', href: '/emergency-tree-services/' },
    startsAt: times.from,
    endsAt: times.until,
    emergency: true,
  });
  expect(unused('Put up a storm notice', editor)).toEqual([]);
  contentful.space.unpublish(contentful.space.entries('notice')[0]?.id ?? '');
  expect((await siteOfSpace(contentful)).site.notices).toEqual([]);
});

it('reorders sections and hides one', async () => {
  const reorder = await tasks.reorderSections(contentful);
  const hide = await tasks.hideSection(contentful);
  const { site } = await siteOfSpace(contentful);
  const home = site.pages.find(({ path }) => path === '/');
  expect(home?.sections[0]?.layout).toBe('faq');
  expect(home?.sections.map(({ layout }) => layout)).not.toContain('testimonials');
  expect(unused('Hide and reorder sections', reorder, hide)).toEqual([]);
});

it('changes an address, and links follow', async () => {
  const before = (await siteOfSpace(contentful)).site;
  const editor = await tasks.changeAddress(contentful);
  const { site, problems } = await siteOfSpace(contentful, before.history);
  expect(site.services.map(({ path }) => path)).toContain('/pruning/');
  expect(site.redirects).toContainEqual({ from: '/tree-pruning/', to: '/pruning/' });
  expect(wordsOf(site)).not.toMatch(/"(?:href|uri)":"\/tree-pruning\//);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(unused('Change an address', editor)).toEqual([]);
});
