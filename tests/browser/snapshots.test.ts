/**
 * Every page looks as it did when `npm run snapshots` ran last, in both color modes and at three
 * widths. Another browser draws letters in another way: then the comparison is left out.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { startServer, type RunningServer } from '../../src/build/host/serve';
import budgets from '../budgets.json';
import { compare, type Comparison } from '../snapshots/compare';
import { snapshotPages } from '../snapshots/pages';
import { asKept, namesFor, shoot, type Shot } from '../snapshots/shoot';
import { keptBytes, keptNames, makerAtHand, readKept, recordedMaker } from '../snapshots/store';
import { findChromium } from '../support/chromium';
import { openBrowser } from './support/site';

jest.setTimeout(120_000);

const DIFFERENCES = path.resolve('reports/snapshots');

const recorded = recordedMaker();
const atHand = makerAtHand(findChromium());
const same = recorded?.chromium === atHand.chromium && recorded.platform === atHand.platform;
if (!same) {
  process.stderr.write(
    `Pages are not compared with their pictures: Chromium ${recorded?.chromium} on ${recorded?.platform} made those, here is ${atHand.chromium} on ${atHand.platform}.\n`,
  );
}

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ root: process.cwd(), port: 0 });
  browser = await openBrowser();
  rmSync(DIFFERENCES, { recursive: true, force: true });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

it('there is a picture of every page, of no other, and together they are small', () => {
  expect([...namesFor(snapshotPages())].sort()).toEqual(keptNames());
  const limit = budgets.snapshotsMegabytes * budgets.bytesPerKilobyte ** 2;
  expect(keptBytes()).toBeLessThan(limit);
});

/** How often a page may be shown until it looks as it did: see `steady` where pictures are made. */
const TRIES = 4;

/** What is different in a page, each time it is shown. */
const differenceOf = async ({ name, png, again }: Shot): Promise<Comparison> => {
  const kept = readKept(name);
  if (!kept) return { difference: 'it has no picture' };
  let found = await compare(kept, await asKept(png));
  for (let tries = 1; tries < TRIES && found.difference !== undefined; tries += 1) {
    found = await compare(kept, await asKept(await again()));
  }
  return found;
};

(same ? it : it.skip).each(snapshotPages())('%s looks as its pictures show', async (address) => {
  const differences: string[] = [];
  for await (const shot of shoot(browser, server.url, [address])) {
    const { name } = shot;
    const { difference, picture } = await differenceOf(shot);
    if (difference) differences.push(`${name}: ${difference}`);
    if (picture) {
      mkdirSync(DIFFERENCES, { recursive: true });
      writeFileSync(path.join(DIFFERENCES, `${name}.png`), picture);
    }
  }
  expect(differences).toEqual([]);
});
