import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type BrowserContext,
  type Page,
} from 'playwright-core';
import { startServer, type RunningServer } from '../../../src/build/host/serve';

/** Windows that every behavior is tried in. */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Size = keyof typeof SIZES;
export const sizes = Object.keys(SIZES) as Size[];

export interface Site {
  readonly server: RunningServer;
  /** A visitor with a device of their own: nothing stored, no service worker. */
  readonly visitor: (size: Size, options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** What went wrong in a page without anybody asking, in the browser's words. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
};

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });

/**
 * The built site, served on a free port, and a browser, for all tests of a file. `npm run build`
 * comes before. Visitors who come during a test leave at its end; others stay for the whole file.
 */
export const useSite = (): Site => {
  let server: RunningServer;
  let browser: Browser;
  let testRuns = false;
  const opened: { close(): Promise<void> }[] = [];
  const leaving: BrowserContext[] = [];
  beforeAll(async () => {
    opened.push((server = await startServer({ root: process.cwd(), port: 0 })));
    opened.push((browser = await launch()));
  });
  beforeEach(() => {
    testRuns = true;
  });
  afterEach(async () => {
    testRuns = false;
    await Promise.all(leaving.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    for (const open of opened.reverse()) await open.close();
  });
  return {
    get server() {
      return server;
    },
    visitor: async (size, options = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        serviceWorkers: 'block',
        ...SIZES[size],
        ...options,
      });
      if (testRuns) leaving.push(context);
      await watchForLife(context);
      return context;
    },
  };
};

/** A browser without a site, for parts that are tried on their own. */
export const openBrowser = launch;

/** Has every page of a visitor remember when its script has taken over. See `enliven`. */
export const watchForLife = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    window.addEventListener('app-hydrated', () => {
      document.documentElement.setAttribute('data-test-alive', '');
    });
  });
};

/**
 * Gives an open page signs of a visitor until its script has taken over. One sign could come before
 * the browser listens.
 *
 * @param sign gives one of them; a movement in the corner by default
 */
export const enliven = async (
  page: Page,
  sign = (step: number): Promise<void> => page.mouse.move(2 + (step % 2), 2),
): Promise<void> => {
  const end = Date.now() + 30_000;
  for (let step = 0; ; step += 1) {
    await sign(step);
    const alive = page.waitForSelector('html[data-test-alive]', {
      state: 'attached',
      timeout: 500,
    });
    if (await alive.then(Boolean, () => false)) return;
    // A page that the browser takes for hidden paints nothing, and waits for its first frame.
    await page.bringToFront();
    if (Date.now() > end) throw new Error(`The script of ${page.url()} never took over`);
  }
};

/** Asks again and again until the answer is yes; for what the browser does in its own time. */
export const eventually = async (what: string, ask: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 30_000;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`It did not happen within 30 seconds: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Opens a page and waits until its script has taken over. */
export const openAlive = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await enliven(page);
  return page;
};

/** Addresses of all built pages, found in the output. */
export const builtPages = (): string[] => {
  const root = path.join(process.cwd(), 'public');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file)}/`.replace(/^\/\.\/$/, '/'))
    .sort();
};
