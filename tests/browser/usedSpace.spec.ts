/**
 * A site that staff have used for a while, with every third-party id: cards, a notice and a video of theirs, what is
 * counted and with whose consent, and the map of the maps service.
 */
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../src/hosting/server';
import { assetLink, entryLink, type FakeContentful } from '../contentful';
import { Checkout } from '../support/rehearsal/checkout';
import { filledSpace } from '../support/rehearsal/filledSpace';
import { document as richText, node, paragraph } from '../support/richText';
import { axeFaultsInBothModes, faultsOf } from './support/faults';
import { expect, test } from './support/test';

// One worker, because each would build the site.
test.describe.configure({ mode: 'default', timeout: 1_200_000 });
test.use({ ignoreHTTPSErrors: true });

const IDS = {
  GATSBY_ANALYTICS_ID: 'G-TEST',
  GATSBY_TAG_MANAGER_ID: 'GTM-TEST',
  GATSBY_GOOGLE_MAPS_API_KEY: 'key',
  GATSBY_ASK_CONSENT: 'true',
};
const VIDEO = 'https://youtu.be/Ab_cdef-123';

const checkout = new Checkout('usedSpace');
let contentful: FakeContentful;
let server: RunningServer;

const fill = async (): Promise<void> => {
  const { space } = contentful;
  const file = { file: 'src/images/red-maple.jpg', description: 'Leaves' };
  const picture = assetLink(await space.createAsset(file));
  const cards = ['Ann Birch', 'Tree Guild', 'A split maple'].map((title) =>
    entryLink(
      space.createEntry('card', { title, note: 'Since May', text: 'Two cables.', picture }),
    ),
  );
  const section = { name: 'us', layout: 'Cards', heading: 'About us all', chosen: cards };
  const body = richText(paragraph(node('hyperlink', ['Felling an oak'], { uri: VIDEO })));
  const sections = [entryLink(space.createEntry('section', section))];
  space.createEntry('page', { name: 'Us', kind: 'standard', slug: 'us', body, sections });
  space.createEntry('notice', { text: 'A storm is near.' });
};

test.beforeAll(async () => {
  contentful = await filledSpace();
  await fill();
  await checkout.create();
  await checkout.build({ ...contentful.env(), ...IDS, SITE_URL: 'https://www.example.com' });
  server = await checkout.serve();
});
test.afterAll(async () => {
  await server.close();
  await contentful.close();
  await checkout.remove();
});

/** Opens a page and answers its requests to other sites; returns their addresses. */
const open = async (page: Page, address: string): Promise<string[]> => {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== server.url && !url.hostname.includes('localhost'),
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>It plays.</p>' });
    },
  );
  await page.goto(server.url + address);
  return foreign;
};

/** Names of the events that were given to the tag. */
const events = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).flatMap((entry) =>
      entry[0] === 'event' ? [String(entry[1])] : [],
    ),
  );

const question = (page: Page) => page.getByRole('button', { name: 'Yes, count it' });

for (const width of [390, 1440])
  test(`a page of cards is in order in ${width} pixels @long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/us/');
    await expect(page.getByRole('heading', { name: 'Ann Birch' })).toBeVisible();
    const faults = await faultsOf(page, 'overlappingTargets', 'partedWords', 'sidewaysScrolling');
    expect([...faults, ...(await axeFaultsInBothModes(page))]).toEqual([]);
  });

test('a notice stays closed on this device once it is closed @long', async ({ page }) => {
  await open(page, '/about/');
  const notice = page.getByText('A storm is near.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Close this notice' }).filter({ visible: true }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(notice).toBeHidden();
});

test('a video asks its site for nothing before it is played @long', async ({ page }) => {
  const foreign = await open(page, '/us/');
  await page.getByRole('link', { name: /Felling an oak/ }).click();
  await expect(page.frameLocator('iframe').getByText('It plays.')).toBeVisible();
  expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/Ab_cdef-123?autoplay=1']);
});

test('the map of the maps service is loaded on request only @long', async ({ page }) => {
  const foreign = await open(page, '/about/');
  const button = page.getByRole('button', { name: 'Load the map' });
  await button.focus();
  expect(foreign).toEqual([]);
  await button.press('Enter');
  await expect
    .poll(() => foreign.filter((url) => url.includes('/maps/embed/v1/place')).length)
    .toBe(1);
  expect(new URL(foreign[0] ?? '').searchParams.get('q')).toContain('Hartford');
});

test('nothing is counted before a yes, nor after a no @long', async ({ page }) => {
  const foreign = await open(page, '/about/');
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: /^No/ }).filter({ visible: true }).click();
  await page.reload();
  await expect(question(page)).toBeHidden();
  expect([foreign, await events(page)]).toEqual([[], []]);
});

test('after a yes, calls and quotes are counted, on later pages too @long', async ({ page }) => {
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));
  const foreign = await open(page, '/about/');
  await question(page).click();
  const tags = [
    'https://www.googletagmanager.com/gtag/js?id=G-TEST',
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
  ];
  await expect.poll(() => foreign).toEqual(tags);
  await page.reload();
  await expect.poll(() => foreign).toEqual([...tags, ...tags]);
  await page.locator('a[href^="tel:"]').filter({ visible: true }).first().click();
  await page.getByRole('link', { name: /quote/i }).filter({ visible: true }).first().click();
  await expect
    .poll(() => events(page))
    .toEqual(expect.arrayContaining(['call_click', 'quote_click']));
});

for (const [name, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  test(`whoever sends ${name} is neither asked nor counted @long`, async ({ page }) => {
    await page.addInitScript(
      ([signal, given]) => Object.defineProperty(navigator, signal, { value: given }),
      [name, value] as const,
    );
    const foreign = await open(page, '/about/');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(question(page)).toBeHidden();
    expect(foreign).toEqual([]);
  });
