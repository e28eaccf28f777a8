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
import { tracesOf } from './traces';

/** Windows that visitors have. */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Size = keyof typeof SIZES;

/** The sizes that every behavior is tried in: a phone is what most visitors hold. */
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

export interface Site {
  readonly server: RunningServer;
  /** A visitor with a device of their own: nothing stored, no service worker. */
  readonly visitor: (size: Size, options?: BrowserContextOptions) => Promise<BrowserContext>;
  /**
   * A page of a visitor for whom nothing is stored. It may be one that an earlier test has left, because
   * a new one costs a second: what cannot be taken back, like an init script or a clock, needs a visitor.
   */
  readonly open: (size: Size, address: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** What went wrong in a page without anybody asking, in the browser's words. */
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
      // A page goes on in the process of the one before, because a new one costs half a second.
      '--renderer-process-limit=1',
    ],
  });

/** Takes back what a test has done to a page and its visitor. */
const clean = async (page: Page, origin: string): Promise<void> => {
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.clearPermissions()]);
  await context.setOffline(false);
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
};

/**
 * The built site, served on a free port, and a browser, for all tests of a file. `npm run build`
 * comes before. Visitors who come during a test leave at its end; others stay for the whole file.
 */
export const useSite = (): Site => {
  let server: RunningServer;
  let browser: Browser | undefined;
  let testRuns = false;
  const traces = tracesOf();
  const leaving: BrowserContext[] = [];
  // Pages by size and options: those of the running test, and those that earlier ones have left.
  const taken: (readonly [kind: string, page: Page])[] = [];
  const left: (readonly [kind: string, page: Page])[] = [];
  beforeAll(async () => {
    server = await serveBuiltSite();
  });
  beforeEach(() => {
    testRuns = true;
  });
  afterEach(async () => {
    testRuns = false;
    left.push(...taken.splice(0).filter(([, page]) => !page.isClosed()));
    await traces
      .write()
      .finally(() => Promise.all(leaving.splice(0).map((context) => context.close())));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  const newVisitor: Site['visitor'] = async (size, more = {}) => {
    browser ??= await openBrowser();
    const context = await browser.newContext({
      baseURL: server.url,
      serviceWorkers: 'block',
      ...SIZES[size],
      ...more,
    });
    await traces.start(context);
    return context;
  };
  const visitor: Site['visitor'] = async (size, more) => {
    const context = await newVisitor(size, more);
    if (testRuns) leaving.push(context);
    return context;
  };
  const pageOf = async (size: Size, more: BrowserContextOptions = {}): Promise<Page> => {
    const kind = JSON.stringify([size, more]);
    const free = left.findIndex((one) => one[0] === kind);
    const [again] = free < 0 ? [] : left.splice(free, 1);
    const page = again?.[1] ?? (await (await newVisitor(size, more)).newPage());
    taken.push([kind, page]);
    if (again) {
      await clean(page, server.url);
      await page.setViewportSize(more.viewport ?? SIZES[size].viewport);
      const { reducedMotion = 'no-preference' } = more;
      await page.emulateMedia({ media: null, reducedMotion });
    }
    return page;
  };
  return {
    get server() {
      return server;
    },
    visitor,
    open: async (size, address, more) => {
      const page = await pageOf(size, more);
      await page.goto(address);
      return page;
    },
  };
};

/** Addresses of all scripts that pages fetch. */
export const SCRIPTS = '**/islands/*.js';

/** Keeps all scripts of a visitor waiting until the returned function is called. */
export const holdScripts = async (context: BrowserContext): Promise<() => Promise<void>> => {
  let held: Route[] | undefined = [];
  await context.route(SCRIPTS, async (route) => {
    if (held) held.push(route);
    else await route.fallback();
  });
  return async () => {
    const waiting = held ?? [];
    held = undefined;
    await Promise.all(waiting.map((route) => route.fallback()));
  };
};

/** Waits until what moves in an element is in its place. */
export const atRest = (element: Locator): Promise<unknown> =>
  element.evaluate((one) =>
    Promise.all(one.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );

/** Gives a page time for what it must not do, by itself or after an input. */
export const giveTime = (page: Page): Promise<void> => page.waitForTimeout(500);

/** Goes through a page as somebody who reads all of it. */
export const readToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });

/** Pages that anything about the look is tried on: all built ones, or one of each kind. */
export const pagesToTry = (): readonly string[] =>
  tryEverything ? [...readPages('dist').keys()].filter((address) => address.endsWith('/')) : KINDS;
