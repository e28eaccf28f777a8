/**
 * `npm run snapshots`: takes the pictures of the built site that the browser tests compare it with.
 * `npm run build` comes before, without any credentials. Run it after a change that is meant to be
 * seen, and look at the pictures.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../src/hosting/server';
import { openBrowser } from '../browser/support/site';
import { openStill, pageNames, shoot } from './shoot';

const FOLDER = path.join(__dirname, 'images');

const main = async (): Promise<void> => {
  const server = await startServer({ root: process.cwd(), port: 0 });
  const browser = await openBrowser();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const page = await openStill(browser, server.url);
  for (const name of pageNames) {
    for await (const { name: file, take } of shoot(page, name)) {
      let [before, picture] = [await take(), await take()];
      while (!picture.equals(before)) [before, picture] = [picture, await take()];
      writeFileSync(path.join(FOLDER, `${file}.webp`), picture);
      console.log(`${file}  ${picture.length} bytes`);
    }
  }
  await browser.close();
  await server.close();
};

void main();
