/** What is counted in a build with analytics ids, and that nobody is counted who said no. */
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { CONTACT_PAGE, Form, MARIA, POSTS } from './support/form';
import { bootOf, serveBoot } from './support/part';
import { BLANK, useSite } from './support/site';
import { eventually } from '../support/eventually';

jest.setTimeout(60_000);

const site = useSite();

/** The consent question of the footer, without its texts. */
const QUESTION = `<div data-consent hidden><button data-answer="no">No</button>
  <button data-answer="yes">Yes</button></div><button data-consent-change hidden>Change</button>`;

let vitals: string;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/browser/vitals.ts'],
    bundle: true,
    format: 'esm',
    write: false,
  });
  vitals = outputFiles[0]?.text ?? '';
});

/** Opens a page of a build with both ids, and waits until it is loaded. */
const open = async (
  prepare: () => void = () => undefined,
  asksConsent = false,
  address = '/about/',
): Promise<{ page: Page; foreign: string[] }> => {
  const page = await site.open('phone', BLANK, { bypassCSP: true });
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route('/vitals.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: vitals }),
  );
  await serveBoot(page, await bootOf(asksConsent), asksConsent ? QUESTION : '', address);
  await page.addInitScript(prepare);
  await page.goto(address);
  return { page, foreign };
};

const bothAsked = (foreign: readonly string[]): Promise<void> =>
  eventually('both are asked for', () => foreign.length >= 2);

/** Presses one of the answers to the question whether visits may be counted. */
const answer = (page: Page, words: 'Yes' | 'No' | 'Change'): Promise<void> =>
  page.getByRole('button', { name: words, exact: true }).click();

/** Names of the events that were handed to the tag, with their metric, result or place. */
const events = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []).flatMap((entry) => {
      const call = entry as readonly [unknown, unknown, Record<string, string>?];
      const detail = call[2]?.metric ?? call[2]?.result ?? call[2]?.place ?? '';
      return call[0] === 'event' ? [`${String(call[1])} ${detail}`.trim()] : [];
    }),
  );

/** What a browser says for visitors who do not want to be counted. */
const SIGNALS = [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const;

it.each(SIGNALS.flatMap((signal) => [false, true].map((asksConsent) => ({ signal, asksConsent }))))(
  'asks nobody and counts nothing with $signal, also after a yes: $asksConsent',
  async ({ signal, asksConsent }) => {
    const { page, foreign } = await open(() => undefined, asksConsent);
    if (asksConsent) await answer(page, 'Yes');
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
    await expect(page.locator('[data-consent]:visible').count()).resolves.toBe(0);
    expect(foreign).toEqual([]);
  },
);

it('loads both tags and reports calls, texts, e-mails, quotes and web vitals', async () => {
  const { page, foreign } = await open(() => {
    // Links that lead away are only looked at.
    addEventListener('click', (event) => event.preventDefault());
    // Before the page has loaded, and with it the tags.
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

it('reports that a message was begun, that it failed and that it was sent', async () => {
  const { page } = await open(() => undefined, false, CONTACT_PAGE);
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
});

it('asks first where consent is required, keeps the answer, and asks again on request', async () => {
  const { page, foreign } = await open(() => undefined, true);
  const question = page.locator('[data-consent]');
  await page.locator('h1').click();
  await expect(question.isVisible()).resolves.toBe(true);
  await answer(page, 'No');
  await page.reload();
  await expect(question.isVisible()).resolves.toBe(false);
  expect([foreign, await events(page)]).toEqual([[], []]);
  await answer(page, 'Change');
  await answer(page, 'Yes');
  await bothAsked(foreign);
  await page.reload();
  await eventually('both are asked for again', () => foreign.length >= 4);
  foreign.length = 0;
  await answer(page, 'Change');
  await Promise.all([page.waitForEvent('load'), answer(page, 'No')]);
  expect(foreign).toEqual([]);
});

it('follows an answer also where the device stores none', async () => {
  const blockStorage = (): void => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('Storage is blocked');
      },
    });
  };
  const { page, foreign } = await open(blockStorage, true);
  await answer(page, 'Yes');
  await bothAsked(foreign);
  await answer(page, 'Change');
  await answer(page, 'Yes');
  expect(foreign).toHaveLength(2);
  await answer(page, 'Change');
  await Promise.all([page.waitForEvent('load'), answer(page, 'No')]);
  expect(foreign).toHaveLength(2);
});
