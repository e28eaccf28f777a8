import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAWINGS, DIAGRAMS } from '../../../src/content/model/pictures';
import { themeCss } from '../../../src/theme';
import { FONT_FILES, MASKS, SPRITE_FILES, maskFile } from '../../../src/theme/assets';

const read = (address: string): Buffer => readFileSync(path.resolve('static', `.${address}`));
const addresses = [
  ...[FONT_FILES, SPRITE_FILES].flatMap((group) => Object.values(group)),
  ...MASKS.map(maskFile),
];

it('has all of them', () => {
  for (const address of addresses) expect(read(address).length).toBeGreaterThan(0);
});

it('has a symbol for every drawing that editors can choose', () => {
  const sprite = read(SPRITE_FILES.drawings).toString('utf8');
  for (const name of [...Object.keys(DRAWINGS), ...Object.keys(DIAGRAMS)])
    expect(sprite).toContain(`<symbol id="${name}"`);
});

it.each(Object.values(SPRITE_FILES))('%s runs nothing and loads nothing', (file) => {
  const sprite = read(file).toString('utf8');
  expect(sprite).not.toMatch(/<script|<style|<image|on[a-z]+=|href=|style=/);
});

it('the style sheet uses only custom properties that it sets or has a fallback for', () => {
  const set = new Set([...themeCss.matchAll(/(--[a-z0-9-]+):/g)].map((match) => match[1]));
  const used = [...themeCss.matchAll(/var\((--[a-z0-9-]+)\)/g)].map((match) => match[1]);
  expect(used.filter((name) => !set.has(name))).toEqual([]);
});
