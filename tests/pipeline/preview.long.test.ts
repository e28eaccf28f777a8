/** A real build of a preview: its pages show drafts, name their entries, and follow what an editor types. */
import { chromium, type Browser } from '@playwright/test';
import { contentfulApp } from '../../src/contentful/entryUrl';
import type { RunningServer } from '../../src/hosting/server';
import { chromiumPath } from '../support/chromium';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

jest.setTimeout(1_200_000);

const FAQ = 'faq-cost';
const DRAFT = 'A QUESTION NOBODY HAS PUBLISHED?';
const PREVIEW_SITE = 'https://preview.example.net';

/** Contentful's web app: shows a page in a frame, keeps what its SDK says, and can answer. */
const PANE = `<iframe src="${PREVIEW_SITE}/" width="900" height="700"></iframe>
<script>
  addEventListener('message', ({ data }) => {
    if (data.source === 'live-preview-sdk' && data.method === 'SUBSCRIBED') window.subscription = data.id;
  });
  window.send = (data) =>
    document.querySelector('iframe').contentWindow.postMessage(
      { source: 'live-preview-editor', method: 'ENTRY_UPDATED', subscriptionId: window.subscription, data },
      '${PREVIEW_SITE}');
</script>`;

interface Pane extends Window {
  readonly subscription?: string;
  readonly send: (entries: readonly object[]) => void;
}

const site = useSpaceSite('preview');
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  site.space.updateFields(FAQ, { question: DRAFT });
  await site.build(site.contentful.env('preview'));
  server = await site.serve();
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('a page shows drafts, names their entries, is not indexed, and works', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const response = await page.goto(`${server.url}/`);
  expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect(await page.locator(`[data-contentful-entry-id="${FAQ}"]`).first().innerText()).toContain(
    DRAFT,
  );
  expect(errors).toEqual([]);
  await page.close();
});

it('a page in the pane of Contentful shows what is typed', async () => {
  const page = await browser.newPage();
  await page.route(`${PREVIEW_SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ response: await route.fetch({ url: server.url + pathname }) });
  });
  await page.route(`${contentfulApp()}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: PANE }),
  );
  await page.goto(contentfulApp());
  await page.waitForFunction(() => (window as unknown as Pane).subscription !== undefined);
  const home = { sys: { id: 'page-home' }, fields: { ...site.space.fieldsOf('page-home') } };
  const typed = [{ ...home, fields: { ...home.fields, heading: 'Trees & more trees' } }];
  await page.evaluate((entries) => (window as unknown as Pane).send(entries), typed);
  await page.frameLocator('iframe').locator('h1', { hasText: 'Trees & more trees' }).waitFor();
  await page.close();
});
