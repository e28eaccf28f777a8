/**
 * A real build of a preview: drafts, links from texts to their fields, the bar, the page for staff, and what an
 * editor types in Contentful. A page that speaks the messages of Contentful's SDK stands in for its web app.
 */
import { parse } from 'flatted';
import type { Browser, Frame, Page, Route } from 'playwright-core';
import type { RunningServer } from '../../src/hosting/server';
import { STAFF_FILE } from '../../src/preview/previewNames';
import type { StaffFile } from '../../src/preview/staffFile';
import { entryLink } from '../contentful';
import { axeComplaints } from '../support/axe';
import { complaintsOf, openBrowser } from './support/site';
import { eventually } from '../support/eventually';
import { PREVIEW_SITE, messagesOf, openPane, sendEntries } from '../support/pane';
import { document, node } from '../support/richText';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

jest.setTimeout(1_200_000);

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Opens a page that gets one pixel for every picture of the space, which would take long to make. */
const openQuietPage = async (): Promise<Page> => {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.route(/^https:\/\/localhost:\d+\//, (route) =>
    route.fulfill({ contentType: 'image/gif', body: PIXEL }),
  );
  return page;
};

/** Closes a page, whatever it is still fetching. */
const closePage = async (page: Page): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
};

const FAQ = 'faq-cost';
const LIVE_SITE = 'https://www.example.com';
const DRAFT = 'A QUESTION NOBODY HAS PUBLISHED?';

const embed = (id: string) => node('embedded-entry-block', [], { target: entryLink(id) });

/** A post that begins with a warning, which its page shows above the text. */
const POST = {
  title: 'A tree on the roof',
  slug: 'a-tree-on-the-roof',
  body: document(
    embed('callout-911'),
    'It fell at night.',
    embed('comparison-pruning'),
    embed('callout-number'),
  ),
};
const NUMBER = { title: 'Not sure?', text: 'Call {{phone}} today.', tone: 'Note' };

const site = useSpaceSite('preview');
let server: RunningServer;
let browser: Browser;
let staff: StaffFile;

beforeAll(async () => {
  site.space.createEntry('callout', NUMBER, { id: 'callout-number' });
  site.space.createEntry('blogPost', POST, { id: 'post-roof' });
  site.space.updateFields(FAQ, { question: DRAFT });
  await site.build({ ...site.contentful.env('preview'), SITE_URL: LIVE_SITE });
  staff = JSON.parse(await site.read(STAFF_FILE)) as StaffFile;
  server = await site.serve();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const editLink = (entryId: string, fieldId: string): string =>
  `https://app.contentful.com/spaces/offlinespace/environments/master/entries/${entryId}?focusedField=${fieldId}`;

it('a page shows drafts, offers the field of each text to mouse and keyboard, and leads to the page for staff', async () => {
  const page = await openQuietPage();
  const complaints = complaintsOf(page);
  await page.goto(`${server.url}/`);
  await page.mouse.move(5, 5);
  const bar = page.locator('#preview-bar');
  await bar.locator('.bar', { hasText: 'Preview.' }).waitFor();
  const label = `[data-contentful-entry-id="${FAQ}"][data-contentful-field-id="question"]`;
  expect(await page.locator(label).first().textContent()).toContain(DRAFT);

  const edit = bar.locator('.edit');
  await page.locator('h1').hover();
  expect(await edit.getAttribute('href')).toBe(editLink('page-home', 'heading'));
  expect(await edit.isVisible()).toBe(true);
  await page.locator('nav a[data-contentful-entry-id="nav-about"]').first().focus();
  expect(await edit.getAttribute('href')).toBe(editLink('nav-about', 'title'));

  await bar.locator('summary').press('Enter');
  const forStaff = bar.locator('a', { hasText: 'For staff' });
  await forStaff.waitFor();
  expect(await forStaff.getAttribute('href')).toBe('/staff/');
  expect(complaints).toEqual([]);
  await closePage(page);
});

describe('the page for staff', () => {
  let page: Page;
  let live: ((route: Route) => Promise<void>) | undefined;
  beforeAll(async () => {
    page = await openQuietPage();
    await page.route(`${LIVE_SITE}/build.json`, (route) => live?.(route));
  });
  afterAll(() => closePage(page));

  /** The newest of the changes that are older than the last one. */
  const older = () => staff.changes.find(({ savedAt }) => savedAt !== staff.changes[0]?.savedAt);

  const open = (address = '/staff/'): Promise<unknown> => page.goto(`${server.url}${address}`);

  const answer = (contentUpdatedAt: string | null) => (route: Route) =>
    route.fulfill({
      json: { contentUpdatedAt, builtAt: '2026-11-20T12:02:00Z' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    });

  it.each([
    [
      'the live site has everything',
      () => answer(staff.changes[0]?.savedAt ?? ''),
      /^Yes\. Nothing has been saved since/,
    ],
    [
      'something was saved later',
      () => answer(older()?.savedAt ?? ''),
      new RegExp(
        `^Not everything.*${DRAFT.replace('?', '\\?')}\\s+Question and answer, saved`,
        's',
      ),
    ],
    ['the live site does not read Contentful', () => answer(null), /^No\. The live site shows the/],
    [
      'the live site does not answer',
      () => (route: Route) => route.abort(),
      /^The live site does not say\./,
    ],
  ])('says what is live: %s', async (_, answerOf, words) => {
    live = answerOf();
    await open();
    const box = page.locator('#staff-live');
    await box.filter({ hasText: /^(Yes|No|Not|The live site)/ }).waitFor();
    expect(await box.innerText()).toMatch(words);
    expect(await box.innerText()).not.toContain(older()?.text);
  });

  it('finds a text as it is typed, whatever its quotes and case, and is accessible', async () => {
    live = answer('2020-01-01T00:00:00Z');
    const complaints = complaintsOf(page);
    await open();
    const quoted = staff.texts.find(({ text, url }) => /^[^“]{9,40}’/.test(text) && url);
    const words = quoted?.text.slice(0, 40).toUpperCase().replaceAll('’', "'") ?? '';
    await page.getByLabel('Words of the text').fill(words);
    const result = page.locator('#staff-results li').first();
    await result.waitFor();
    expect(await result.innerText()).toContain(quoted?.text.slice(0, 40));
    expect(await result.locator('a').last().getAttribute('href')).toBe(quoted?.url);
    expect(await page.locator('#staff-found').innerText()).toMatch(/^\d+ texts?$/);
    expect(await axeComplaints(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('leads from an entry to the place that shows it, and opens the fold around it', async () => {
    await open(`/staff/?entry=${FAQ}`);
    await page.waitForURL(`${server.url}/?entry=${FAQ}`);
    const text = page.locator(`main details [data-contentful-entry-id=${FAQ}]`).last();
    await eventually('the answer is unfolded', () => text.isVisible());
    await eventually('it is reached', () => page.evaluate(() => window.scrollY > 1000));
    await open('/staff/?entry=unknown');
    await page.getByText('No page shows this entry yet.').waitFor();
  });
});

/** A page in which another site can show the preview in a frame, under an address of its own. */
const pageForFrame = async (): Promise<Page> => {
  const page = await openQuietPage();
  await page.route(`${PREVIEW_SITE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${server.url}${pathname}${search}` });
    await route.fulfill({ response });
  });
  return page;
};

it('a frame of any other site than Contentful’s stays empty', async () => {
  const page = await pageForFrame();
  const refused = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('frame-ancestors'),
  });
  await openPane(page, '/', 'https://www.example.org');
  expect((await refused).text()).toContain('https://app.contentful.com');
  expect(await page.frameLocator('iframe').locator('main').count()).toBe(0);
  await closePage(page);
});

describe('a page beside the entry that is edited', () => {
  let page: Page;
  let frame: Frame;
  /** The entries of the page with what has been typed so far. */
  let typed: readonly { readonly sys: { readonly id: string }; readonly fields: object }[];

  const subscriptions = () => messagesOf(page, 'SUBSCRIBED');

  beforeAll(async () => {
    page = await pageForFrame();
    await openPane(page, `/blog/${POST.slug}/`);
    await eventually('a subscription', async () => (await subscriptions()).length === 1);
    frame = page.frames().find((one) => one.url().startsWith(PREVIEW_SITE)) as Frame;
    const [subscription] = await subscriptions();
    ({ data: typed } = parse(subscription?.config ?? '') as { data: typeof typed });
  });
  afterAll(() => closePage(page));

  /** Changes fields of an entry as an editor does. */
  const typeInto = async (id: string, fields: object): Promise<void> => {
    typed = typed.map((entry) =>
      entry.sys.id === id ? { ...entry, fields: { ...entry.fields, ...fields } } : entry,
    );
    await sendEntries(page, typed);
  };

  const bar = (): Promise<string> => frame.locator('#preview-bar [role=status]').innerText();

  it('reports to the app which entries it shows, as the API delivered them', async () => {
    const [connected] = await messagesOf(page, 'CONNECTED');
    expect(connected).toMatchObject({ isInspectorEnabled: true, isLiveUpdatesEnabled: true });
    expect(typed.find(({ sys }) => sys.id === 'post-roof')).toMatchObject({ fields: POST });
    const ids = typed.map(({ sys }) => sys.id);
    const embedded = ['callout-911', 'comparison-pruning', 'callout-number'];
    expect(ids).toEqual(expect.arrayContaining([...embedded, 'text-footerLabel', 'site-config']));
    expect(ids).not.toContain('page-careers');
  });

  it('shows a changed text, also in a script or an attribute of the page; markup stays text', async () => {
    await typeInto('post-roof', { title: '<b>Trees</b> & {{company}}' });
    const title = `<b>Trees</b> & ${site.space.textOf('site-config', 'company')}`;
    await frame.locator('h1', { hasText: title }).waitFor();
    expect(await frame.locator('h1 b').count()).toBe(0);
    const props = frame.locator('[data-island=share] + script');
    expect(await props.textContent()).toContain('\\u003cb>Trees\\u003c/b>');
    await typeInto('text-footerLabel', { text: 'At the foot' });
    await frame.locator('nav[aria-label^="At the foot"]').waitFor();
    expect(await bar()).toBe('');
  });

  it('says what cannot be shown', async () => {
    const says = (words: string) => () => bar().then((text) => text.startsWith(words));
    await typeInto('post-roof', { slug: 'a-tree-on-a-roof', title: 'It has moved' });
    await eventually('it has another address', says('This page has another address now.'));
    await frame.locator('h1', { hasText: 'It has moved' }).waitFor();
    await typeInto('post-roof', { slug: POST.slug });
    const { phoneDisplay, phoneDashed, phoneLink } = site.space.fieldsOf('site-config');
    await typeInto('site-config', { phoneDisplay: '', phoneDashed: '', phoneLink: '' });
    await eventually('there is no number', says('This cannot be shown:'));
    await typeInto('site-config', { phoneDisplay, phoneDashed, phoneLink });
    await eventually('it is shown', async () => (await bar()) === '');
  });
});
