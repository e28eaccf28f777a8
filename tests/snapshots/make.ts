import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../src/hosting/commandLine';
import { startServer } from '../../src/hosting/server';
import { openBrowser } from '../browser/support/site';
import { photograph, show, SHOTS, STILL_VISITOR } from './shoot';

const FOLDER = path.join(__dirname, 'images');

const HELP = `npm run snapshots takes the pictures of the site in dist/ that the browser tests compare it with.

Run npm run build first, without any credentials, after a change that is meant to be seen, and look at
the pictures.`;

const main = async (): Promise<void> => {
  const server = await startServer(process.cwd());
  const browser = await openBrowser();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const shot of SHOTS) {
    const page = await browser.newPage({ baseURL: server.url, ...STILL_VISITOR });
    await show(page, shot);
    let [before, picture] = [await photograph(page), await photograph(page)];
    while (!picture.equals(before)) [before, picture] = [picture, await photograph(page)];
    writeFileSync(path.join(FOLDER, `${shot.name}.webp`), picture);
    await page.close();
    console.log(`${shot.name}  ${picture.length} bytes`);
  }
  await browser.close();
  await server.close();
};

void runCommand(HELP, {}, main);
