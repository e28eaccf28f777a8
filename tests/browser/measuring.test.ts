/** What is counted in a build with analytics ids, and that nobody is counted who said no. */
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { bootOf, serveBoot } from './support/part';
import { eventually, useSite } from './support/site';

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
): Promise<{ page: Page; foreign: string[] }> => {
  const context = await site.visitor('phone', { bypassCSP: true });
  const foreign: string[] = [];
  await context.route(/^https:/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await context.route('/vitals.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: vitals }),
  );
  await serveBoot(context, await bootOf(asksConsent), asksConsent ? QUESTION : '');
  const page = await context.newPage();
  await page.addInitScript(prepare);
  await page.goto('/about/');
  return { page, foreign };
};

const bothAsked = (foreign: readonly string[]): Promise<void> =>
  eventually('both are asked for', () => Promise.resolve(foreign.length >= 2));

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

it.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)('asks nobody and counts nothing with %s', async (name, value) => {
  const { page, foreign } = await open();
  await bothAsked(foreign);
  await page.addInitScript(
    ([key, answer]) => Object.defineProperty(navigator, key, { value: answer }),
    [name, value] as const,
  );
  foreign.length = 0;
  await page.reload();
  await page.locator('a[href="/contact/#quote"]:visible').first().click();
  await page.waitForURL('**/contact/#quote');
  expect(foreign).toEqual([]);
});

it('loads both tags and reports calls, quotes, messages and web vitals', async () => {
  const { page, foreign } = await open(() => {
    // Links that lead away are only looked at.
    addEventListener('click', (event) => event.preventDefault());
  });
  await bothAsked(foreign);
  expect(foreign).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST',
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
  ]);
  await page.locator('a[href="/contact/#quote"]:visible').first().click();
  await page.evaluate(() => scrollTo(0, 2000));
  await page.locator('.callbar a[href^="tel:"]').click();
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<form name="contact"><input /></form>');
    document.querySelector<HTMLElement>('form[name="contact"] input')?.focus();
    dispatchEvent(new CustomEvent('contactresult', { detail: 'sent' }));
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  const wanted = [
    ...['quote_click topbar', 'contact_form opened', 'contact_form sent', 'call_click callbar'],
    ...['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((metric) => `web_vitals ${metric}`),
  ];
  await eventually(wanted.join(', '), async () => {
    // The last ones are reported when the visitor leaves.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const seen = await events(page);
    return wanted.every((name) => seen.includes(name));
  });
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
  await eventually('both are asked for again', () => Promise.resolve(foreign.length >= 4));
  foreign.length = 0;
  await answer(page, 'Change');
  await Promise.all([page.waitForEvent('load'), answer(page, 'No')]);
  expect(foreign).toEqual([]);
});

it('follows an answer that was given in another tab', async () => {
  const { page, foreign } = await open(() => undefined, true);
  const other = await page.context().newPage();
  await other.goto('/about/');
  const question = page.locator('[data-consent]');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const isKept = (): Promise<boolean> => page.evaluate(() => 'kept' in window);

  await answer(other, 'Yes');
  await question.waitFor({ state: 'hidden' });
  await eventually('both tabs count', () => Promise.resolve(foreign.length >= 4));
  expect(await isKept()).toBe(true);

  await answer(other, 'Change');
  await Promise.all([page.waitForEvent('load'), answer(other, 'No')]);
  expect(await isKept()).toBe(false);
  await expect(question.isVisible()).resolves.toBe(false);
  expect(foreign).toHaveLength(4);
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
