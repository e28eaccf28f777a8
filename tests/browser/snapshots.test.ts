/**
 * One page of each kind looks as it did when `npm run snapshots` ran last, on a phone and a desktop,
 * in light and dark colors; in `npm test` two of them on a phone.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tryEverything } from '../support/tryEverything';
import { compare } from '../snapshots/compare';
import { photograph, show, SHOTS, STILL_VISITOR } from '../snapshots/shoot';
import { BLANK, useSite } from './support/site';

const KEPT = path.resolve('tests/snapshots/images');
const DIFFERENCES = path.resolve('reports/snapshots');
const RENEW =
  'The differences are marked in reports/snapshots. Meant to be so? Then npm run build && npm run snapshots.';

const site = useSite();
beforeAll(() => {
  rmSync(DIFFERENCES, { recursive: true, force: true });
  mkdirSync(DIFFERENCES, { recursive: true });
});

it('there is a picture of every kind of page, and no other', () => {
  expect(readdirSync(KEPT).sort()).toEqual(SHOTS.map(({ name }) => `${name}.webp`).sort());
});

const IN_EVERY_RUN = ['home-390-light', 'contact-390-light'];

it.each(SHOTS.filter(({ name }) => tryEverything || IN_EVERY_RUN.includes(name)))(
  '$name looks like its picture',
  async (shot) => {
    const kept = readFileSync(path.join(KEPT, `${shot.name}.webp`));
    const page = await site.open('desktop', BLANK, STILL_VISITOR);
    await show(page, shot);
    let result = await compare(kept, await photograph(page));
    // A busy browser paints late.
    for (let tries = 3; tries > 0 && result; tries -= 1)
      result = await compare(kept, await photograph(page));
    if (!result) return;
    writeFileSync(path.join(DIFFERENCES, `${shot.name}.png`), result.picture);
    throw new Error(`${result.difference}\n${RENEW}`);
  },
);
