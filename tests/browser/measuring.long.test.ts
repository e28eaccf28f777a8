/** A site with every third-party ID: what is counted, that nobody who said no is counted, and the map. */
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { useCheckout } from '../support/rehearsal/checkout';
import { CONTACT_PAGE, Form, MARIA, POSTS } from './support/form';
import { BLANK, useSite } from './support/site';

const IDS = {
  GATSBY_ANALYTICS_ID: 'G-TEST',
  GATSBY_TAG_MANAGER_ID: 'GTM-TEST',
  GATSBY_GOOGLE_MAPS_API_KEY: 'key',
};

const checkout = useCheckout('measuring');
beforeAll(() => checkout.build(IDS));
const site = useSite(() => checkout.serve());

/** Opens a page and answers its requests to third parties. */
const open = async (
  address = '/about/',
  prepare: () => void = () => undefined,
): Promise<{ page: Page; foreign: string[] }> => {
  const page = await site.open('phone', BLANK);
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.addInitScript(prepare);
  await page.goto(address);
  return { page, foreign };
};

const bothAsked = (foreign: readonly string[]): Promise<void> =>
  eventually('both are asked for', () => foreign.length >= 2);

/** Answers the question whether visits may be counted, or asks to see it again. */
const answer = (page: Page, answered: 'yes' | 'no' | 'change'): Promise<void> =>
  page
    .locator(answered === 'change' ? '[data-consent-change]' : `[data-answer="${answered}"]`)
    .click();

/** Names of the events that were sent to the tag, with their metric, result or place. */
const events = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []).flatMap((entry) => {
      const call = entry as readonly [unknown, unknown, Record<string, string>?];
      const detail = call[2]?.metric ?? call[2]?.result ?? call[2]?.place ?? '';
      return call[0] === 'event' ? [`${String(call[1])} ${detail}`.trim()] : [];
    }),
  );

/** Names of the forms in the events about forms. */
const formsCounted = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []).flatMap((entry) => {
      const call = entry as readonly [unknown, unknown, { readonly form?: unknown }?];
      return call[1] === 'contact_form' ? [String(call[2]?.form)] : [];
    }),
  );

/** What the browsers of visitors who do not want to be counted send. */
const SIGNALS: readonly Signal[] = [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
];
type Signal = readonly [name: string, value: true | string];

const neitherAsksNorCounts = async (
  signal: Signal,
  agree: (page: Page) => Promise<void>,
): Promise<void> => {
  const { page, foreign } = await open();
  await agree(page);
  await bothAsked(foreign);
  foreign.length = 0;
  await page.addInitScript(
    ([name, value]) => Object.defineProperty(navigator, name, { value }),
    signal,
  );
  await page.reload();
  await page.locator('h1').click();
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  expect(await page.locator('[data-consent]:visible').count()).toBe(0);
  expect(foreign).toEqual([]);
};

it.each(SIGNALS)('counts nothing with %s', (...signal) =>
  neitherAsksNorCounts(signal, () => Promise.resolve()),
);

it('loads both tags and reports calls, texts, e-mails, quotes and web vitals', async () => {
  const { page, foreign } = await open('/about/', () => {
    // Links are clicked but not followed.
    addEventListener('click', (event) => event.preventDefault());
    // Before the page and its tags have loaded.
    addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>('.callbar .call')?.click(),
    );
  });
  await bothAsked(foreign);
  expect(foreign).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST',
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
  ]);
  await page.locator('a[href="/contact/#quote"]:visible').first().click();
  // The built site has neither a number for texts nor an e-mail address.
  await page.locator('h1').evaluate((heading) => {
    heading.insertAdjacentHTML(
      'afterend',
      `<p id="added"><a href="sms:+18605550142">Text us</a>
        <a href="mailto:office@example.com">Write to us</a>
        <a href="mailto:?subject=Oaks">Tell a friend</a></p>`,
    );
  });
  for (const link of await page.locator('#added a').all()) await link.click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  const wanted = [
    ...['quote_click topbar', 'call_click callbar', 'text_click added', 'mail_click added'],
    ...['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((metric) => `web_vitals ${metric}`),
  ];
  await eventually(wanted.join(', '), async () => {
    // The last ones are reported when the visitor leaves.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const seen = await events(page);
    return wanted.every((name) => seen.includes(name));
  });
  // The last link shares the page with somebody else.
  expect((await events(page)).filter((name) => name.startsWith('mail_click'))).toHaveLength(1);
});

it('reports a tap on a link to the form for several trees as one for a quote', async () => {
  const { page } = await open('/boards-and-managers/');
  await page.locator('main a[href="#several-trees"]:visible').first().click();
  expect(await events(page)).toContainEqual(expect.stringMatching(/^quote_click/));
});

it('reports that a message was begun, that it failed and that it was sent', async () => {
  const { page } = await open(CONTACT_PAGE);
  const form = new Form(page);
  await form.hydrated();
  await form.fill(MARIA);
  const told = async (result: string): Promise<void> => {
    await form.submit.click();
    await eventually(result, async () => (await events(page)).includes(`contact_form ${result}`));
  };
  await page.route(POSTS, (route) => route.fulfill({ status: 500 }));
  await told('failed');
  await page.unroute(POSTS);
  await told('sent');
  const messages = (await events(page)).filter((name) => name.startsWith('contact_form'));
  expect(messages).toEqual(['opened', 'failed', 'sent'].map((result) => `contact_form ${result}`));
  expect(await formsCounted(page)).toEqual(['contact', 'contact', 'contact']);
});

it('replaces the drawing with the map of the maps service on request', async () => {
  const { page, foreign } = await open();
  const maps = () => foreign.filter((address) => address.includes('/maps/embed/'));
  const button = page.locator('[data-load-frame]');
  // Reaching the button brings it into sight; from then on nothing may move.
  await button.focus();
  const layout = async () => [
    await page.locator('.map-frame .view').boundingBox(),
    await page.evaluate(() => document.body.scrollHeight),
  ];
  const before = await layout();
  expect(maps()).toEqual([]);
  await button.press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'IFRAME');
  await eventually('the map is asked for', () => maps().length > 0);
  expect(await layout()).toEqual(before);
});

describe('where consent is required', () => {
  beforeAll(() => checkout.build({ ...IDS, GATSBY_ASK_CONSENT: 'true' }));

  it.each(SIGNALS)('it asks nothing and counts nothing with %s, even after a yes', (...signal) =>
    neitherAsksNorCounts(signal, (page) => answer(page, 'yes')),
  );

  it('it asks first, keeps the answer, and asks again on request', async () => {
    const { page, foreign } = await open();
    const question = page.locator('[data-consent]');
    await page.locator('h1').click();
    expect(await question.isVisible()).toBe(true);
    await answer(page, 'no');
    await page.reload();
    expect(await question.isVisible()).toBe(false);
    expect([foreign, await events(page)]).toEqual([[], []]);
    await answer(page, 'change');
    await answer(page, 'yes');
    await bothAsked(foreign);
    await page.reload();
    await eventually('both are asked for again', () => foreign.length >= 4);
    foreign.length = 0;
    await answer(page, 'change');
    await Promise.all([page.waitForEvent('load'), answer(page, 'no')]);
    expect(foreign).toEqual([]);
  });

  it('it respects an answer even if the device cannot store it', async () => {
    const blockStorage = (): void => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('Storage is blocked');
        },
      });
    };
    const { page, foreign } = await open('/about/', blockStorage);
    await answer(page, 'yes');
    await bothAsked(foreign);
    await answer(page, 'change');
    await answer(page, 'yes');
    expect(foreign).toHaveLength(2);
    await answer(page, 'change');
    await Promise.all([page.waitForEvent('load'), answer(page, 'no')]);
    expect(foreign).toHaveLength(2);
  });
});
