import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { eventually, openBrowser, SIZES, sizes } from './support/site';

jest.setTimeout(60_000);

/** Answers for these addresses come from the test. */
const SITE = 'https://site.example';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Ids {
  readonly analytics?: string;
  readonly manager?: string;
}

/** The parts as a build with these ids would contain them, file by file. */
const bundle = async ({ analytics, manager }: Ids): Promise<Map<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: ['tests/browser/support/parts.tsx'],
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    outdir: '/',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_ANALYTICS_ID': JSON.stringify(analytics ?? ''),
      'process.env.GATSBY_TAG_MANAGER_ID': JSON.stringify(manager ?? ''),
    },
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
};

interface Visit extends BrowserContextOptions {
  /** Time passes when the test says so, too. */
  readonly clock?: boolean;
}

const open = async (
  ids: Ids,
  { clock = false, ...options }: Visit = {},
  prepare: () => void = () => undefined,
): Promise<{ page: Page; foreign: string[] }> => {
  const files = await bundle(ids);
  const context = await browser.newContext(options);
  if (clock) await context.clock.install();
  const page = await context.newPage();
  await page.addInitScript(prepare);
  const foreign: string[] = [];
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== SITE) {
      foreign.push(url.href);
      return route.fulfill({ contentType: 'text/html', body: '' });
    }
    const script = files.get(url.pathname);
    if (script) return route.fulfill({ contentType: 'text/javascript', body: script });
    const links = '<a href="tel:+1">Call</a> <a href="#quote">Quote</a>';
    const body = `<div id="root"></div>${links}<script type="module" src="/parts.js"></script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(`${SITE}/`);
  await page.getByRole('alert').waitFor();
  return { page, foreign };
};

/** Names of the events that were handed to the tag, with their metric if they have one. */
const events = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const call = entry as readonly [unknown, unknown, { metric?: string }?];
      return call[0] === 'event' ? [`${String(call[1])} ${call[2]?.metric ?? ''}`.trim()] : [];
    }),
  );

describe('measuring', () => {
  const BOTH = { analytics: 'G-TEST', manager: 'GTM-TEST' };

  /** Opens the parts and lets a minute go by. */
  const foreignInAMinute = async (ids: Ids, prepare?: () => void): Promise<string[]> => {
    const { page, foreign } = await open(ids, { clock: true }, prepare);
    await page.clock.runFor(60_000);
    await page.waitForLoadState('networkidle');
    return foreign;
  };

  it('asks for nothing without ids', async () => {
    expect(await foreignInAMinute({})).toEqual([]);
  });

  it('asks for nothing when the visitor said no, in either way', async () => {
    const privacy = await foreignInAMinute(BOTH, () => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const tracking = await foreignInAMinute(BOTH, () => {
      Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
    });
    expect([...privacy, ...tracking]).toEqual([]);
  });

  it('loads what is set and tells of calls, quotes, messages and web vitals', async () => {
    const { page, foreign } = await open(BOTH);
    await eventually('both are asked for', () => Promise.resolve(foreign.length >= 2));
    expect(foreign).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
    ]);
    const shape = await page.evaluate(() => Object.prototype.toString.call(window.dataLayer?.[0]));
    expect(shape).toBe('[object Arguments]');
    await page.getByRole('link', { name: 'Quote' }).click();
    await page.evaluate(() => {
      document.querySelector('a[href="tel:+1"]')?.addEventListener('click', (event) => {
        event.preventDefault();
      });
      document.dispatchEvent(new Event('try-contact'));
    });
    await page.locator('a[href="tel:+1"]').click();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    });
    const wanted = [
      ...['quote_click', 'contact_form', 'call_click'],
      ...['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((metric) => `web_vitals ${metric}`),
    ];
    await eventually(wanted.join(', '), async () => {
      // The last ones are told when the visitor leaves, of what the browser has counted by then.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      const seen = await events(page);
      return wanted.every((name) => seen.includes(name));
    });
  });
});

it.each(sizes)('loads the map when asked, in the place of the drawing, on a %s', async (size) => {
  const { page, foreign } = await open({}, SIZES[size]);
  const view = page.locator('.view');
  expect(foreign).toEqual([]);
  // Reaching the button brings it into sight; from then on nothing may move.
  const button = page.getByRole('button', { name: 'Load the map' });
  await button.focus();
  const before = await view.boundingBox();
  const height = await page.evaluate(() => document.body.scrollHeight);
  await button.press('Enter');
  await page.locator('iframe[title="Map of Hartford"]').waitFor();
  await page.getByText('From outside').waitFor();
  expect(foreign).toEqual(['https://maps.example/embed?q=Hartford%2C%20CT']);
  await page.waitForFunction(() => document.activeElement?.tagName === 'IFRAME');
  expect(await view.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
  const link = page.getByRole('link', { name: /Open the map/ });
  await expect(link.getAttribute('href')).resolves.toBe('https://maps.example/');
});

it('draws initials where a portrait is missing or cannot be loaded', async () => {
  const { page } = await open({});
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.avatar img')?.hidden);
  await expect(page.locator('.avatar text').allTextContents()).resolves.toEqual(['MJ', 'L']);
});

it('shows the number when a page breaks', async () => {
  const { page } = await open({});
  const alert = page.getByRole('alert');
  await expect(alert.textContent()).resolves.toContain('Something broke.');
  await expect(alert.locator('a[href="tel:+18605550142"]').count()).resolves.toBe(2);
});
