/** Returning: what Back, a reload, a fragment and a lost network lead to. */
import { PHONE, type Journey, type Visitor } from './support/visitor';

const LINK = 'main a[href="/tree-removal/"]';

/** Puts a link far down the page into the middle of the window, and gives its distance to the top. */
const goToLink = (visitor: Visitor): Promise<number> =>
  visitor.evaluate((selector) => {
    const link = document.querySelector(selector);
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return link?.getBoundingClientRect().top ?? -1;
  }, LINK);

/** Waits until the link has been at its former distance from the top for half a second. */
const isAgainAt = (visitor: Visitor, top: number): Promise<boolean> =>
  visitor.until(
    `the link is ${top} px from the top again`,
    async (selector, wanted) => {
      // Browsers keep the place in whole pixels.
      const isThere = (): boolean =>
        Math.abs((document.querySelector(selector)?.getBoundingClientRect().top ?? NaN) - wanted) <
        4;
      if (!isThere()) return false;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return isThere();
    },
    LINK,
    top,
  );

/** Scrolls up in steps; returns the steps in which the text in the window moved differently. */
const leapsFrom = (visitor: Visitor, step: number): Promise<readonly string[]> =>
  visitor.evaluate(async (pixels) => {
    const leaps: string[] = [];
    const frames = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
    while (scrollY > 0) {
      const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const before = { y: scrollY, top: seen?.getBoundingClientRect().top ?? 0 };
      scrollBy({ top: -pixels, behavior: 'instant' });
      await frames();
      const wanted = Math.min(pixels, before.y);
      const moved = (seen?.getBoundingClientRect().top ?? 0) - before.top;
      if (Math.abs(moved - wanted) > 2) leaps.push(`${Math.round(moved)} px at ${before.y}`);
    }
    return leaps;
  }, step);

export const returning: readonly Journey[] = [
  {
    name: 'follows a link far down, and comes back to the very place',
    size: PHONE,
    go: async (visitor) => {
      await visitor.open('/');
      const top = await goToLink(visitor);
      await visitor.rest(1500);
      await visitor.press({ css: LINK });
      await visitor.arriveAt('/tree-removal/');
      await visitor.rest(300);
      await visitor.driver.back();
      await visitor.arriveAt('/');
      await isAgainAt(visitor, top);
    },
  },
  {
    name: 'reloads halfway and stays in the place, also when coming back later',
    size: PHONE,
    go: async (visitor) => {
      await visitor.open('/');
      const top = await goToLink(visitor);
      await visitor.rest(500);
      await visitor.driver.reload();
      await visitor.arriveAt('/');
      await isAgainAt(visitor, top);
      await visitor.press({ css: LINK });
      await visitor.arriveAt('/tree-removal/');
      await visitor.driver.reload();
      await visitor.arriveAt('/tree-removal/');
      await visitor.driver.back();
      await visitor.arriveAt('/');
      await isAgainAt(visitor, top);
    },
  },
  {
    name: 'comes back to the page as it was left, without loading it anew',
    size: PHONE,
    go: async (visitor) => {
      await visitor.open('/services/');
      await visitor.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.title = persisted ? 'persisted' : 'loaded anew';
        });
      });
      await visitor.press({ css: 'main a[href="/tree-planting/"]' });
      await visitor.arriveAt('/tree-planting/');
      await visitor.rest(300);
      await visitor.driver.back();
      await visitor.arriveAt('/services/');
      await visitor.until(
        'the page is the one that was left',
        () => document.title === 'persisted',
      );
    },
  },
  {
    name: 'reads a seen page again without a network, and the emergency card for any other',
    size: PHONE,
    go: async (visitor, server) => {
      const heading = () => visitor.evaluate(() => document.querySelector('h1')?.textContent ?? '');
      await visitor.open('/services/');
      const seen = await heading();
      await visitor.until('the worker runs and has saved the page', async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const saved = await caches.match('/services/', { ignoreVary: true });
        return registration?.active?.state === 'activated' && saved !== undefined;
      });
      await server.close();
      await visitor.open('/services/');
      expect(await heading()).toBe(seen);
      await visitor.open('/careers/');
      expect(await heading()).toContain('No network');
    },
  },
  {
    name: 'scrolls up from a fragment, and nothing leaps',
    size: PHONE,
    go: async (visitor) => {
      for (const fragment of ['is-the-estimate-really-free', 'get-a-free-estimate']) {
        await visitor.open('/about/');
        await visitor.open(`/#${fragment}`);
        await visitor.rest(700);
        expect(await visitor.evaluate(() => scrollY)).toBeGreaterThan(1000);
        expect([fragment, await leapsFrom(visitor, 100)]).toEqual([fragment, []]);
      }
    },
  },
];
