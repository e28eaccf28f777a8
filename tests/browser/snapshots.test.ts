/**
 * One page of each kind looks as it did when `npm run snapshots` ran last, on a phone and a desktop,
 * in light and dark colors.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { startServer, type RunningServer } from '../../src/hosting/server';
import { compare } from '../snapshots/compare';
import { openStill, pageNames, photograph, shoot, shotNames, show } from '../snapshots/shoot';
import { findChromium } from '../support/chromium';

jest.setTimeout(120_000);

const KEPT = path.resolve('tests/snapshots/images');
const DIFFERENCES = path.resolve('reports/snapshots');

const launch = (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', ...args] });

let browser: Browser;
let server: RunningServer;
let page: Page;
beforeAll(async () => {
  server = await startServer({ root: process.cwd(), port: 0 });
  browser = await launch();
  page = await openStill(browser, server.url);
  rmSync(DIFFERENCES, { recursive: true, force: true });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('there is a picture of every kind of page, and no other', () => {
  const kept = existsSync(KEPT) ? readdirSync(KEPT).sort() : [];
  expect(kept).toEqual(shotNames.map((name) => `${name}.webp`).sort());
});

it.each(pageNames)('%s looks as its pictures show', async (name) => {
  const differences: string[] = [];
  for await (const { name: file, picture: taken } of shoot(page, name)) {
    const { difference, picture } = await compare(
      readFileSync(path.join(KEPT, `${file}.webp`)),
      taken,
    );
    if (difference) differences.push(`${file}: ${difference}`);
    if (picture) {
      mkdirSync(DIFFERENCES, { recursive: true });
      writeFileSync(path.join(DIFFERENCES, `${file}.png`), picture);
    }
  }
  expect(differences).toEqual([]);
});

describe('the comparison', () => {
  it('lets letters pass that another version of the browser draws in another way', async () => {
    await show(page, 'contact');
    const kept = await photograph(page);
    const other = await launch('--font-render-hinting=full', '--disable-font-subpixel-positioning');
    try {
      const otherPage = await openStill(other, server.url);
      await show(otherPage, 'contact');
      // Letters a third of a pixel off, and heavier by a shade.
      await otherPage.addStyleTag({
        content: 'main { -webkit-text-stroke: 0.1px; translate: 0.33px 0.33px; }',
      });
      const taken = await photograph(otherPage);
      expect(taken.equals(kept)).toBe(false);
      expect((await compare(kept, taken)).difference).toBeUndefined();
    } finally {
      await other.close();
    }
  });

  it.each(['[type="submit"]', 'main a[href^="tel:"]'])(
    'notices that %s has moved by 12 pixels',
    async (button) => {
      await show(page, 'contact');
      const kept = await photograph(page);
      await page.addStyleTag({ content: `${button} { translate: 12px; }` });
      expect((await compare(kept, await photograph(page))).difference).toMatch(
        /places look different/,
      );
    },
  );

  it('notices another color and another length', async () => {
    await show(page, 'contact');
    const kept = await photograph(page);
    await page.addStyleTag({ content: '[type="submit"] { background: #06c !important; }' });
    expect((await compare(kept, await photograph(page))).difference).toBeDefined();
    await show(page, 'contact');
    await page.addStyleTag({ content: 'main { padding-bottom: 24px; }' });
    expect((await compare(kept, await photograph(page))).difference).toMatch(/became/);
  });
});
