/**
 * One page of each kind looks as it did when `npm run snapshots` ran last, on a phone and a desktop,
 * in light and dark colors; in `npm test` two of them on a phone.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startServer, type RunningServer } from '../../src/hosting/server';
import { itLong } from '../support/itLong';
import { tryEverything } from '../support/tryEverything';
import { compare, type Comparison } from '../snapshots/compare';
import { openStill, pageNames, photograph, shoot, shotNames, show } from '../snapshots/shoot';
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

describe('the comparison', () => {
  /** What the comparison says of a page with other styles. */
  const differenceWith = async (content: string): Promise<string> => {
    await show(page, 'contact');
    const kept = await photograph(page);
    await page.addStyleTag({ content });
    const { difference = 'none' } = await compare(kept, await photograph(page));
    return difference;
  };

  itLong.each([
    // Letters as another version of the browser draws them: a third of a pixel off, and heavier.
    [
      'lets other letters pass',
      'main { -webkit-text-stroke: 0.1px; translate: 0.33px 0.33px; }',
      /^none$/,
    ],
    ['notices a moved button', '[type="submit"] { translate: 16px; }', /places look different/],
    ['notices another color', '[type="submit"] { background: #06c !important; }', /places look/],
    ['notices another length', 'main { padding-bottom: 24px; }', /became/],
  ])('%s', async (_, styles, words) => {
    expect(await differenceWith(styles)).toMatch(words);
  });
});
