/**
 * `npm run snapshots`: builds the site from its bundled texts and takes the pictures that the
 * browser tests compare every page with. Run it after a change that is meant to be seen.
 */
import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { startServer } from '../../src/build/host/serve';
import { CLEAN_ENVIRONMENT } from '../support/cleanEnvironment';
import { findChromium } from '../support/chromium';
import { compare } from './compare';
import { snapshotPages } from './pages';
import { asKept, shoot, type Shot } from './shoot';
import { clearKept, keep, keptBytes, makerAtHand, recordMaker } from './store';

const build = (): void => {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    env: CLEAN_ENVIRONMENT,
  });
  if (status !== 0) throw new Error('The site could not be built, so no pictures were taken.');
};

/** How often a page is taken until two pictures in a row show the same. */
const PATIENCE = 5;

/** A page taken before it came to rest is not for keeping. */
const steady = async ({ name, png, again }: Shot): Promise<Buffer> => {
  let before = png;
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const now = await again();
    if (!(await compare(before, now)).difference) return now;
    before = now;
  }
  throw new Error(`${name} looks different every time it is shown.`);
};

const main = async (): Promise<void> => {
  build();
  const executablePath = findChromium();
  const server = await startServer({ root: process.cwd(), port: 0 });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  clearKept();
  let count = 0;
  for await (const shot of shoot(browser, server.url, snapshotPages())) {
    keep(shot.name, await asKept(await steady(shot)));
    count += 1;
  }
  await browser.close();
  await server.close();
  recordMaker(makerAtHand(executablePath));
  const megabytes = (keptBytes() / 2 ** 20).toFixed(1);
  console.log(`${count} pictures, ${megabytes} MB, are in tests/snapshots/images.`);
};

void main();
