import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAWINGS, DIAGRAMS, type DiagramName } from '../../../src/content/model/graphics';
import { themeCss } from '../../../src/theme';
import { listFiles } from '../../../src/files';
import { diagramFile, SPRITE_FILES } from '../../../src/theme/assets';

const diagrams = Object.keys(DIAGRAMS) as DiagramName[];

const read = (address: string): Buffer => readFileSync(path.resolve('static', `.${address}`));

it('has a symbol for every drawing that editors can choose', () => {
  const sprite = read(SPRITE_FILES.drawings).toString('utf8');
  for (const name of Object.keys(DRAWINGS)) expect(sprite).toContain(`<symbol id="${name}"`);
  for (const name of diagrams)
    expect(read(diagramFile(name)).toString('utf8')).toContain(`<symbol id="${name}"`);
});

it.each([...Object.values(SPRITE_FILES), ...diagrams.map(diagramFile)])(
  '%s runs nothing and loads nothing',
  (file) => {
    const sprite = read(file).toString('utf8');
    expect(sprite).not.toMatch(/<script|<style|<image|\son[a-z]+=|href=|\sstyle=/);
  },
);

it('styles use only custom properties that are set somewhere or have a fallback', async () => {
  const sources = (await listFiles('src')).filter((file) => /\.tsx?$/.test(file));
  const styles = [themeCss, ...sources.map((file) => readFileSync(path.join('src', file), 'utf8'))];
  const namesIn = (pattern: RegExp): readonly (string | undefined)[] =>
    styles.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]));
  const set = new Set(namesIn(/(--[a-z0-9-]+):/g));
  expect(namesIn(/var\((--[a-z0-9-]+)\)/g).filter((name) => !set.has(name))).toEqual([]);
});
