import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DRAWINGS, DIAGRAMS } from '../../../src/content/model/pictures';
import { BUNDLED_PICTURES } from '../../../src/images';
import { FONT_FILES, MASK_FILES, SPRITE_FILES } from '../../../src/theme/assets';

const root = path.resolve(__dirname, '../../..');
const read = (address: string): Buffer => readFileSync(path.join(root, 'static', address));
const addresses = [FONT_FILES, MASK_FILES, SPRITE_FILES].flatMap((group) => Object.values(group));

describe('static assets', () => {
  it.each(addresses)('%s is named after what is in it', (address) => {
    const hash = createHash('sha256').update(read(address)).digest('hex').slice(0, 8);
    expect(address.split('.').at(-2)).toBe(hash);
  });

  it('has a symbol for every drawing editors can choose', () => {
    const sprite = read(SPRITE_FILES.drawings).toString('utf8');
    for (const name of [...Object.keys(DRAWINGS), ...Object.keys(DIAGRAMS)]) {
      expect(sprite).toContain(`<symbol id="${name}"`);
    }
  });

  it.each(Object.values(SPRITE_FILES))('%s runs nothing and loads nothing', (file) => {
    const sprite = read(file).toString('utf8');
    expect(sprite).not.toMatch(/<script|<style|<image|on[a-z]+=|href=|style=/);
  });
});

describe('bundled photographs', () => {
  const folder = path.join(root, 'src/images');
  const files = readdirSync(folder).filter((file) => file.endsWith('.jpg'));

  it('lists every file and no other', () => {
    expect(files.map((file) => file.replace('.jpg', '')).sort()).toEqual([...BUNDLED_PICTURES]);
  });

  it('credits every file', () => {
    const credits = readFileSync(path.join(folder, 'CREDITS.md'), 'utf8');
    for (const file of files) expect(credits).toContain(`| ${file}`);
  });
});
