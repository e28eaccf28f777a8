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
  readonly close: () => Promise<void>;
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

/** Serves the built site on a free port and opens a browser. `npm run build` comes before. */
export const openSite = async (): Promise<Site> => {
  const server = await startServer({ root: process.cwd(), port: 0 });
  const browser = await launch();
  return {
    server,
    visitor: (size, options = {}) =>
      browser.newContext({
        baseURL: server.url,
        serviceWorkers: 'block',
        ...SIZES[size],
        ...options,
      }),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
};

/** A browser without a site, for parts that are tried on their own. */
export const openBrowser = launch;

const markWhenAlive = (): void => {
  window.addEventListener('app-hydrated', () => {
    document.documentElement.setAttribute('data-test-alive', '');
  });
};

/** Opens a page, shows a sign of a visitor and waits until its script has taken over. */
export const openAlive = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript(markWhenAlive);
  await page.goto(address);
  await page.mouse.move(2, 2);
  await page.waitForSelector('html[data-test-alive]', { state: 'attached' });
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
