/** The page for staff in a browser: what is live, the search, and the way from an entry to its page. */
import type { Browser, Page } from 'playwright-core';
import type { StaffFile, StaffView } from '../../src/preview/staffView';
import StaffTemplate from '../../src/preview/staffPage';
import { PREVIEW_FILE, STAFF_FILE } from '../../src/preview/previewFile';
import { page as pageView } from '../support/fixtures';
import { render } from '../support/html';
import { PREVIEW_SITE, previewDocument, servePreview } from './support/previewSite';
import { openBrowser } from './support/site';

jest.mock('gatsby', () => jest.requireActual<object>('../support/gatsby'));

const LIVE_SITE = 'https://trees.example';
const URL_OF_FIELD =
  'https://app.contentful.com/spaces/s/environments/e/entries/faq-1?focusedField=question';

const VIEW: StaffView = {
  ...pageView('standard'),
  liveSite: LIVE_SITE,
  problems: [],
  notices: [],
  timed: [],
};

const file: StaffFile = {
  liveSite: LIVE_SITE,
  changes: [
    { name: 'Storm notice', type: 'Notice', savedAt: '2026-11-20T12:00:00Z', url: URL_OF_FIELD },
    { name: 'Old text', type: 'Section', savedAt: '2026-11-19T12:00:00Z', url: URL_OF_FIELD },
  ],
  texts: [
    {
      text: 'Don’t <wait>.',
      shownOn: { name: 'Home', href: '/' },
      field: 'Question',
      url: URL_OF_FIELD,
    },
    { text: 'Something else', shownOn: { name: 'Every page' }, field: 'Menu' },
  ],
  pageOf: { 'faq-1': '/' },
};

let browser: Browser;
let page: Page;
let live: string | undefined;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  const { html } = await render(<StaffTemplate pageContext={{ page: VIEW }} />);
  const answer = `<main style="padding-top: 300vh"><details><summary>Question</summary><p data-contentful-entry-id="faq-1" data-contentful-field-id="answer">Here</p></details></main>`;
  await servePreview(page, {
    '/staff/': () => previewDocument(html),
    '/': () => previewDocument(answer),
    [`/${PREVIEW_FILE}`]: () => JSON.stringify({ targets: [], config: {} }),
    [`/${STAFF_FILE}`]: () => JSON.stringify(file),
  });
  await page.route(`${LIVE_SITE}/build.json`, (route) =>
    live === undefined
      ? route.abort()
      : route.fulfill({ body: live, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
});
afterAll(() => browser.close());

const open = (address = '/staff/'): Promise<unknown> => page.goto(`${PREVIEW_SITE}${address}`);

it.each([
  ['the live site has everything', '2026-11-20T12:00:00Z', /^Yes\. Nothing has been saved since/],
  [
    'something was saved later',
    '2026-11-20T11:00:00Z',
    /^Not everything.*Storm notice \(Notice\)/s,
  ],
  ['the live site does not read Contentful', null, /^No\. The live site shows the texts it came/],
  ['the live site does not answer', undefined, /^The live site does not say\./],
])('says what is live: %s', async (_, contentUpdatedAt, words) => {
  live =
    contentUpdatedAt === undefined
      ? undefined
      : JSON.stringify({ contentUpdatedAt, builtAt: '2026-11-20T12:02:00Z' });
  await open();
  const box = page.locator('#staff-live');
  await box.filter({ hasText: /^(Yes|No|Not|The live site)/ }).waitFor();
  expect(await box.innerText()).toMatch(words);
  expect(await box.innerText()).not.toContain('Old text');
});

it('finds a text as it is typed, whatever its quotes and case, with page and field', async () => {
  await open();
  await page.getByLabel('Words of the text').fill("DON'T wait");
  const results = page.locator('#staff-results li');
  await results.first().waitFor();
  expect(await results.count()).toBe(1);
  expect(await results.innerText()).toContain('Don’t <wait>.');
  expect(await results.getByRole('link', { name: 'Question' }).getAttribute('href')).toBe(
    URL_OF_FIELD,
  );
  expect(await page.locator('#staff-found').innerText()).toBe('1 text');
});

it('leads from an entry to the place that shows it, and opens what it is folded in', async () => {
  await open('/staff/?entry=faq-1');
  await page.waitForURL(`${PREVIEW_SITE}/?entry=faq-1`);
  const text = page.locator('[data-contentful-entry-id=faq-1]');
  await text.waitFor();
  expect(await text.isVisible()).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await open('/staff/?entry=unknown');
  await page.getByText('No page shows this entry yet.').waitFor();
});
