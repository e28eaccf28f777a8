import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './support/site';

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

const open = async (
  ids: Ids,
  options: BrowserContextOptions = {},
  prepare: () => void = () => undefined,
): Promise<{ page: Page; foreign: string[] }> => {
  const files = await bundle(ids);
  const page = await (await browser.newContext(options)).newPage();
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

/** Names of the events that were handed to the tag. */
const events = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const call = entry as Record<number, unknown>;
      return call[0] === 'event' ? [String(call[1])] : [];
    }),
  );

describe('measuring', () => {
  it('asks for nothing without ids', async () => {
    const { page, foreign } = await open({});
    await page.waitForTimeout(1500);
    expect(foreign).toEqual([]);
  });

  it('asks for nothing when the visitor said no', async () => {
    const { page, foreign } = await open({ analytics: 'G-TEST', manager: 'GTM-TEST' }, {}, () => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await page.waitForTimeout(1500);
    expect(foreign).toEqual([]);
  });

  it('loads what is set and tells of calls, quotes, messages and web vitals', async () => {
    const { page, foreign } = await open({ analytics: 'G-TEST', manager: 'GTM-TEST' });
    await page.waitForFunction(() => window.dataLayer !== undefined);
    await page.waitForTimeout(500);
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
    const seen = await events(page);
    expect(seen).toEqual(expect.arrayContaining(['quote_click', 'contact_form', 'call_click']));
    expect(seen).toContain('web_vitals');
  });
});

it('loads the map when asked, in the place of the drawing', async () => {
  const { page, foreign } = await open({});
  const view = page.locator('.view');
  const before = await view.boundingBox();
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Load the map' }).press('Enter');
  await page.locator('iframe[title="Map of Hartford"]').waitFor();
  await page.waitForTimeout(300);
  expect(foreign).toEqual(['https://maps.example/embed?q=Hartford%2C%20CT']);
  // The same size; where it stands in the window depends on what the browser brings into sight.
  const after = await view.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  const link = page.getByRole('link', { name: /Open the map/ });
  await expect(link.getAttribute('href')).resolves.toBe('https://maps.example/');
});

it('shows the number when a page breaks', async () => {
  const { page } = await open({});
  const alert = page.getByRole('alert');
  await expect(alert.textContent()).resolves.toContain('Something broke.');
  await expect(alert.locator('a[href="tel:+18605550142"]').count()).resolves.toBe(2);
});
