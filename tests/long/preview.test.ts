/** A real build of a preview: drafts, links from texts to their fields, the bar, and Contentful's frame. */
import type { Browser, Page } from 'playwright-core';
import type { RunningServer } from '../../src/hosting/server';
import { parse } from 'flatted';
import { axeComplaints } from '../support/axe';
import { PREVIEW_SITE, messagesOf, openPane, sendEntries } from '../browser/support/previewSite';
import { complaintsOf, openBrowser } from '../browser/support/site';
import { eventually } from '../support/eventually';
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

const FAQ = 'faq-cost';
const LIVE_SITE = 'https://www.example.com';
const DRAFT = 'A QUESTION NOBODY HAS PUBLISHED?';

const site = useSpaceSite('preview');
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  site.space.updateFields(FAQ, { question: DRAFT });
  await site.build({ ...site.contentful.env('preview'), SITE_URL: LIVE_SITE });
  server = await site.checkout.serve();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const openPreview = async (address: string): Promise<{ page: Page; complaints: string[] }> => {
  const page = await openQuietPage();
  const complaints = complaintsOf(page);
  await page.goto(`${server.url}${address}`);
  await page.mouse.move(5, 5);
  await page.locator('#preview-bar .bar').waitFor();
  return { page, complaints };
};

const editLink = (entryId: string, fieldId: string): string =>
  `https://app.contentful.com/spaces/offlinespace/environments/master/entries/${entryId}?focusedField=${fieldId}`;

describe('the pages of a preview', () => {
  it('show drafts, each text with its entry and field', async () => {
    const { page } = await openPreview('/');
    const label = `[data-contentful-entry-id="${FAQ}"][data-contentful-field-id="question"]`;
    expect(await page.locator(label).first().textContent()).toContain(DRAFT);
    await page.close();
  });
});

describe('the bar of a preview', () => {
  it('says what it is and offers each text’s field on hover', async () => {
    const { page, complaints } = await openPreview('/');
    await expect(page.locator('#preview-bar aside').innerText()).resolves.toContain('Preview.');
    await page.locator('h1').hover();
    const edit = page.locator('#preview-bar .edit');
    expect(await edit.getAttribute('href')).toBe(editLink('page-home', 'heading'));
    expect(await edit.isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('offers it to the keyboard, and leads to the page for staff', async () => {
    const { page } = await openPreview('/');
    const link = page.locator('nav a[data-contentful-entry-id="nav-about"]').first();
    await link.focus();
    expect(await page.locator('#preview-bar .edit').getAttribute('href')).toBe(
      editLink('nav-about', 'title'),
    );
    await page.locator('#preview-bar summary').press('Enter');
    const forStaff = page.locator('#preview-bar a', { hasText: 'For staff' });
    await forStaff.waitFor();
    expect(await forStaff.getAttribute('href')).toBe('/staff/');
    await page.close();
  });
});

describe('the page for staff', () => {
  it('is accessible, and says what is live and where a text is', async () => {
    const page = await openQuietPage();
    await page.route(`${LIVE_SITE}/build.json`, (route) =>
      route.fulfill({
        json: { contentUpdatedAt: '2020-01-01T00:00:00Z', builtAt: '2020-01-01T00:02:00Z' },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    const complaints = complaintsOf(page);
    await page.goto(`${server.url}/staff/`);
    await page.locator('#staff-live', { hasText: DRAFT }).waitFor();
    await page.getByLabel('Words of the text').fill(DRAFT);
    await page.locator('#staff-results a').first().waitFor();
    expect(await axeComplaints(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

/** A page in which another site shows the preview in a frame, under an address of its own. */
const openFrame = async (): Promise<Page> => {
  const page = await openQuietPage();
  await page.route(`${PREVIEW_SITE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${server.url}${pathname}${search}` });
    await route.fulfill({ response });
  });
  return page;
};

describe('a frame', () => {
  it('of Contentful’s web app shows what is typed there', async () => {
    const page = await openFrame();
    await openPane(page);
    const subscriptions = () => messagesOf(page, 'SUBSCRIBED');
    await eventually('a subscription', async () => (await subscriptions()).length === 1);
    const [subscription] = await subscriptions();
    const { data } = parse(subscription?.config ?? '') as {
      data: { sys: { id: string }; fields: object }[];
    };
    const question = 'Cheaper than a new roof?';
    await sendEntries(
      page,
      data.map((entry) =>
        entry.sys.id === FAQ ? { ...entry, fields: { ...entry.fields, question } } : entry,
      ),
    );
    const frame = page.frameLocator('iframe');
    await frame.locator('summary', { hasText: question }).first().waitFor();
    await frame.locator('#preview-bar .bar').waitFor();
    await page.close();
  });

  it('of any other site stays empty', async () => {
    const page = await openFrame();
    const refused = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('frame-ancestors'),
    });
    await openPane(page, 'https://www.example.org');
    expect((await refused).text()).toContain('https://app.contentful.com');
    expect(await page.frameLocator('iframe').locator('main').count()).toBe(0);
    await page.close();
  });
});
