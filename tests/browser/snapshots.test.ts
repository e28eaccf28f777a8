/**
 * One page of each kind looks as it did when `npm run snapshots` ran last, on a phone and a desktop,
 * in light and dark colors; in `npm test` two of them on a phone.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startServer, type RunningServer } from '../../src/hosting/server';
import { tryEverything } from '../support/tryEverything';
import { compare, type Comparison } from '../snapshots/compare';
import { openStill, pageNames, shoot, shotNames } from '../snapshots/shoot';
import { openBrowser } from './support/site';

jest.setTimeout(120_000);

const KEPT = path.resolve('tests/snapshots/images');
const DIFFERENCES = path.resolve('reports/snapshots');
const RENEW =
  'The differences are marked in reports/snapshots. Meant to be so? Then npm run build && npm run snapshots.';

let browser: Browser;
let server: RunningServer;
let page: Page;
beforeAll(async () => {
  server = await startServer({ root: process.cwd(), port: 0 });
  browser = await openBrowser();
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

const isTried = (shot: string): boolean => tryEverything || shot.endsWith('-390-light');

it.each(tryEverything ? pageNames : (['home', 'contact'] as const))(
  '%s looks as its pictures show',
  async (name) => {
    const differences: string[] = [];
    for await (const { name: file, take } of shoot(page, name, isTried)) {
      const kept = readFileSync(path.join(KEPT, `${file}.webp`));
      let result: Comparison = await compare(kept, await take());
      // A busy browser paints late.
      for (let tries = 3; tries > 0 && result.difference; tries -= 1)
        result = await compare(kept, await take());
      if (result.difference) differences.push(`${file}: ${result.difference}`);
      if (result.picture) {
        mkdirSync(DIFFERENCES, { recursive: true });
        writeFileSync(path.join(DIFFERENCES, `${file}.png`), result.picture);
      }
    }
    if (differences.length > 0) throw new Error([...differences, RENEW].join('\n'));
  },
);
