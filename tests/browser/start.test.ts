/** When the app starts, and that nobody notices: nothing moves, nothing closes, no click is lost. */
import type { BrowserContext, Page } from 'playwright-core';
import { enliven, eventually, openAlive, useSite } from './support/site';

jest.setTimeout(60_000);

const site = useSite();
let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  context = await site.visitor('phone');
  page = await context.newPage();
});

const scripts = (): Promise<number> => page.locator('script[src]').count();

/** Opens a page and waits until its scripts are on the way to the device. */
const look = async (address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForSelector('link[rel="prefetch"][as="script"]', { state: 'attached' });
};

const alive = (): Promise<void> =>
  eventually('the app runs', async () => (await page.locator('html[data-test-alive]').count()) > 0);

it('fetches the scripts of a page that is only looked at, and runs none', async () => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await look('/');
  await eventually('all are fetched', () =>
    Promise.resolve(
      ['framework', 'app', 'webpack'].every((name) =>
        fetched.some((path) => path.startsWith(`/${name}`)),
      ),
    ),
  );
  expect(await scripts()).toBe(0);
});

it('runs the app in the end when nobody moves', async () => {
  await page.clock.install();
  await look('/');
  await page.clock.runFor(11_000);
  await alive();
});

it('starts when the visitor rests, so that its start meets no touch', async () => {
  await page.clock.install();
  await look('/');
  await page.clock.pauseAt(new Date(Date.now() + 2_000));
  await page.evaluate(() => {
    const finger = { pointerType: 'touch', bubbles: true };
    document.body.dispatchEvent(new PointerEvent('pointermove', finger));
    window.scrollBy(0, 300);
  });
  await page.clock.runFor(600);
  expect(await scripts()).toBe(0);
  await page.locator('.faq summary').first().tap();
  await page.clock.runFor(600);
  expect(await scripts()).toBe(0);
  await page.clock.runFor(600);
  await page.clock.resume();
  await alive();
});

it('starts at once for a visitor who is about to type', async () => {
  await page.clock.install();
  await look('/contact/');
  await page.clock.pauseAt(new Date(Date.now() + 2_000));
  await page.locator('[name="name"]').tap();
  await page.clock.runFor(100);
  expect(await scripts()).toBeGreaterThan(0);
});

it('is not hurried by a letter that is typed while it takes the page over', async () => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    window.addEventListener('app-hydrated', () => seen.push('app'));
    const prototype = EventTarget.prototype as { addEventListener: (...all: unknown[]) => void };
    const add = prototype.addEventListener;
    prototype.addEventListener = function (this: unknown, ...all) {
      add.apply(this, all);
      if (!(this instanceof Element) || this.id !== '___gatsby' || all[0] !== 'keydown') return;
      if (seen.length > 0) return;
      seen.push('start');
      setTimeout(() => {
        const field = document.querySelector<HTMLInputElement>('[name="name"]');
        // The keys of phones compose words; those of other devices press letters.
        const typing = [
          'keydown',
          'compositionstart',
          'keypress',
          'input',
          'compositionend',
          'keyup',
        ];
        for (const type of typing) {
          if (type === 'input' && field) field.value = 'M';
          field?.dispatchEvent(new KeyboardEvent(type, { key: 'M', bubbles: true }));
        }
        seen.push('typed');
      });
    };
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/contact/');
  await enliven(page);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'start',
    'typed',
    'app',
  ]);
  const kept = await page.evaluate(() => localStorage.getItem('contact-draft'));
  expect(kept).toContain('"name":"M"');
  await expect(page.locator('[name="name"]').inputValue()).resolves.toBe('M');
});

it('does not wait with a question in the address', async () => {
  await page.goto('/#faq-free-estimate');
  await alive();
});

it('does not wait with an unsent message of an earlier visit', async () => {
  context = await site.visitor('phone', { serviceWorkers: 'allow' });
  const first = await openAlive(context, '/contact/');
  await first.locator('[name="name"]').fill('Maria');
  await eventually('it is kept', () =>
    first.evaluate(() => localStorage.getItem('contact-draft') !== null),
  );
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  await first.close();
  page = await context.newPage();
  await page.goto('/contact/');
  await alive();
});

it('leaves the visitor where they are', async () => {
  await look('/');
  await page.mouse.wheel(0, 1500);
  await alive();
  await page.reload();
  await eventually('the browser is back at the place', () =>
    page.evaluate(() => window.scrollY > 1000),
  );
  await page.waitForSelector('link[rel="prefetch"]', { state: 'attached' });
  await page.evaluate(() => window.scrollBy(0, 700));
  const before = await page.evaluate(() => window.scrollY);
  await alive();
  await page.waitForTimeout(300);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2);
});

it('leaves the menu open that was the first thing to be touched', async () => {
  await look('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await alive();
  await page.waitForTimeout(300);
  await expect(page.locator('.drawer').isVisible()).resolves.toBe(true);
});

it('tells the browser the color of the page before the app runs', async () => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('color-mode', 'dark'));
  await page.goto('/about/', { referer: `${site.server.url}/`, waitUntil: 'commit' });
  const frame = page.locator('meta[name="theme-color"][content="#0e1913" i]');
  await frame.waitFor({ state: 'attached' });
  expect(await scripts()).toBe(0);
});
