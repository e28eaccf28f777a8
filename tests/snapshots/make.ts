/**
 * `npm run snapshots`: takes the pictures of the built site that the browser tests compare it with.
 * `npm run build` comes before, without any credentials. Run it after a change that is meant to be
 * seen, and look at the pictures.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { startServer } from '../../src/hosting/server';
import { findChromium } from '../support/chromium';
import { openStill, pageNames, shoot } from './shoot';

const FOLDER = path.join(__dirname, 'images');

const main = async (): Promise<void> => {
  const server = await startServer({ root: process.cwd(), port: 0 });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  let bytes = 0;
  const page = await openStill(browser, server.url);
  for (const name of pageNames) {
    for await (const { name: file, picture } of shoot(page, name)) {
      writeFileSync(path.join(FOLDER, `${file}.webp`), picture);
      bytes += picture.length;
      console.log(file);
    }
  }
  await browser.close();
  await server.close();
  console.log(`Together ${(bytes / 2 ** 20).toFixed(1)} MB, in tests/snapshots/images.`);
};

void main();
