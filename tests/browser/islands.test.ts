/** What a visitor does takes effect once, whether before, while, or after an island's code arrives. */
import path from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { folderForAll } from '../support/folder';
import { itLong } from '../support/itLong';
import { tryEverything } from '../support/tryEverything';
import { Form, MARIA, pictureFile } from './support/form';
import {
  BLANK,
  SCRIPTS,
  complaintsOf,
  holdScripts,
  sizes,
  useSite,
  type Size,
} from './support/site';

const site = useSite();
let page: Page;
let release: () => Promise<void>;

/** Opens a page whose scripts are held back until `release` is called. */
const openHeld = async (size: Size, address: string): Promise<void> => {
  page = await site.open(size);
  release = await holdScripts(page);
  await page.goto(address);
};

const shown = (name: string): Promise<void> =>
  page.locator(`.bullets [aria-current="true"][aria-label="${name}"]`).waitFor();

/** URL, history length, and scroll position of a page, which a misread tap would change. */
const whereabouts = (): Promise<unknown> =>
  page.evaluate(() => [location.href, history.length, Math.round(window.scrollY)]);

describe.each(sizes)('a tap that comes before the code, on a %s,', (size) => {
  itLong('moves the testimonials and nothing else', async () => {
    await openHeld(size, '/');
    const control = page.getByRole('link', { name: 'Testimonial 3' });
    await control.scrollIntoViewIfNeeded();
    const before = await whereabouts();
    await control.click();
    expect(await control.getAttribute('aria-busy')).toBe('true');
    await release();
    await shown('Testimonial 3');
    expect(await control.getAttribute('aria-busy')).toBeNull();
    expect(await whereabouts()).toEqual(before);
  });

  it('sends the message once, with what was typed and chosen before', async () => {
    const before = site.server.submissions.length;
    await openHeld(size, '/contact/');
    const form = new Form(page);
    await form.fill(MARIA);
    await form.choose(await pictureFile('oak.png'));
    await form.field('email').press('Enter');
    await form.submit.click();
    await release();
    await form.success.waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact/');
    const arrived = site.server.submissions.slice(before);
    expect(arrived.map(({ fields }) => fields['name'])).toEqual([[MARIA.name]]);
    expect(arrived[0]?.files.map(({ name }) => name)).toEqual(['oak.jpg']);
  });
});

describe('a control that waits for its code', () => {
  itLong('lets the browser send a message whose code never loads', async () => {
    await openHeld('phone', 'about:blank');
    await page.clock.install();
    await page.goto('/contact/');
    const form = new Form(page);
    await form.fill(MARIA);
    await form.submit.click();
    await page.clock.runFor(15_000);
    await page.waitForURL('**/thank-you/');
    expect(site.server.submissions.at(-1)?.fields['name']).toEqual([MARIA.name]);
  });

  itLong(
    'says at once that its code cannot be loaded, and tries again at the next touch',
    async () => {
      page = await site.open('desktop');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto('/blog/sustainable-tree-care/');
      const button = page.getByRole('button', { name: 'Copy link' });
      await button.click();
      await page.getByRole('alert').waitFor();
      await page.unroute(SCRIPTS);
      await button.click();
      await page.locator('[data-toasts] .toast').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  );
});

describe('the HTML of every island is what its component renders', () => {
  const NAMES = ['contactForm', 'share', 'testimonials'];
  const islandFile = new RegExp(`^(hydrate|${NAMES.join('|')})-`);
  const folder = folderForAll();

  // React reports mismatched texts in every build, but mismatched attributes only in this one.
  beforeAll(() =>
    build({
      entryPoints: [
        'src/islands/hydrate.tsx',
        ...NAMES.map((name) => `src/islands/${name}.island.tsx`),
      ],
      outdir: folder.path,
      entryNames: '[name]',
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      jsxImportSource: '@emotion/react',
      define: { 'process.env.NODE_ENV': '"development"' },
    }),
  );

  it.each(tryEverything ? ['/', '/contact/', '/blog/sustainable-tree-care/'] : ['/', '/contact/'])(
    'on %s',
    async (address) => {
      page = await site.open('phone', BLANK, { bypassCSP: true });
      await page.route(SCRIPTS, (route) => {
        const file = path.basename(new URL(route.request().url()).pathname);
        const [, island] = islandFile.exec(file) ?? [];
        const name = island === 'hydrate' ? 'hydrate.js' : island ? `${island}.island.js` : file;
        return route.fulfill({ path: folder.to(name) });
      });
      const complaints = complaintsOf(page);
      await page.goto(address);
      for (const island of await page.locator('[data-island]').all()) {
        await island.locator('a, button, input').first().focus();
        await island.and(page.locator('[data-hydrated]')).waitFor();
      }
      expect(complaints.filter((one) => !/React DevTools/.test(one))).toEqual([]);
    },
  );
});
