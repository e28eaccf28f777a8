import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Route,
} from 'playwright-core';
import type { RunningServer } from '../../../src/hosting/server';
import { readPages } from '../../support/builtPages';
import { findHeadless } from '../../support/browsers';
import { serveBuiltSite } from '../../support/serveBuiltSite';
import { tryEverything } from '../../support/tryEverything';
import { leave, record } from './traces';

/** Windows that visitors have. */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Size = keyof typeof SIZES;

/** The sizes in which every behavior is tested; most visitors have a phone. */
export const sizes: readonly Size[] = tryEverything ? ['phone', 'desktop'] : ['phone'];

/** One page of each template and kind. */
export const KINDS = [
  '/',
  '/services/',
  '/tree-pruning/',
  '/emergency-tree-services/',
  '/about/',
  '/contact/',
  '/blog/',
  '/blog/sustainable-tree-care/',
  '/no-such-page/',
];

/** The page that a tab begins with. */
export const BLANK = 'about:blank';

interface Site {
  readonly server: RunningServer;
  /**
   * A page for a visitor with a fresh device: nothing stored, no service worker. The visit ends with the
   * test.
   *
   * @param address where the visit begins; by default nowhere, for setting up before the first page
   */
  readonly open: (size: Size, address?: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** Errors and warnings that the browser reports for a page, in its own words. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Said because of `serviceWorkers: 'block'` below.
    if (message.text().includes('blocked by Playwright')) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  return complaints;
};

/** Starts Chromium. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findHeadless(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // Letters are as wide as on phones.
      '--font-render-hinting=none',
      // A page reuses the process of the previous one, because a new process costs half a second.
      '--renderer-process-limit=1',
    ],
  });

/**
 * A site on a free port and a browser, for all tests of a file.
 *
 * @param serve by default serves the built site, which needs `npm run build` first
 */
export const useSite = (serve: () => Promise<RunningServer> = serveBuiltSite): Site => {
  let server: RunningServer;
  let browser: Browser | undefined;
  const visitors: BrowserContext[] = [];
  beforeAll(async () => {
    server = await serve();
  });
  afterEach(() => Promise.all(visitors.splice(0).map(leave)));
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    get server() {
      return server;
    },
    open: async (size, address = BLANK, options = {}) => {
      browser ??= await openBrowser();
      const context = await browser.newContext({
        baseURL: server.url,
        serviceWorkers: 'block',
        ...SIZES[size],
        ...options,
      });
      visitors.push(context);
      await record(context);
      const page = await context.newPage();
      if (address !== BLANK) await page.goto(address);
      return page;
    },
  };
};

/** Who doubles the size of text: only what the browser does changes what media queries hold. */
export const WAYS_TO_DOUBLE = ['the page', 'the browser'] as const;

export const doubleText = async (
  page: Page,
  by: (typeof WAYS_TO_DOUBLE)[number],
): Promise<void> => {
  if (by === 'the page')
    return page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
};

/** Addresses of all scripts that pages fetch. */
export const SCRIPTS = '**/islands/*.js';

/** Keeps all scripts of a page waiting until the returned function is called. */
export const holdScripts = async (page: Page): Promise<() => Promise<void>> => {
  let held: Route[] | undefined = [];
  await page.route(SCRIPTS, async (route) => {
    if (held) held.push(route);
    else await route.fallback();
  });
  return async () => {
    const waiting = held ?? [];
    held = undefined;
    await Promise.all(waiting.map((route) => route.fallback()));
  };
};

/** Waits until everything in an element has stopped moving. */
export const atRest = (element: Locator): Promise<unknown> =>
  element.evaluate((one) =>
    Promise.all(one.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );

/** Gives a page time for what it must not do, on its own or after an input. */
export const giveTime = (page: Page): Promise<void> => page.waitForTimeout(500);

/** Scrolls through a page like somebody who reads all of it. */
export const readToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });

/** Pages on which the tests of looks run: all built ones, or one of each kind. */
export const pagesToTry = (): readonly string[] =>
  tryEverything ? [...readPages('dist').keys()].filter((address) => address.endsWith('/')) : KINDS;
