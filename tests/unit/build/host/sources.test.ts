import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '../../../../src/build/host/files';
import { mirrorSources } from '../../../../src/build/host/mirror';

let root = '';
let site = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'sources-'));
  site = path.join(root, '.build/site');
  await mkdir(path.join(root, 'src/pages'), { recursive: true });
  await mkdir(path.join(root, 'tests'), { recursive: true });
  await mkdir(site, { recursive: true });
  for (const file of [
    'src/pages/a.tsx',
    'gatsby-config.ts',
    'gatsby-browser.tsx',
    'package.json',
    'README.md',
    'tests/x.ts',
    '.env',
  ]) {
    await writeFile(path.join(root, file), file);
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

const SOURCES = ['gatsby-browser.tsx', 'gatsby-config.ts', 'package.json', 'src/pages/a.tsx'];

describe('the mirror of the sources', () => {
  it('holds what Gatsby needs and no secrets', async () => {
    expect((await mirrorSources(root, site)).sort()).toEqual(SOURCES);
    expect(await listFiles(site)).toEqual(SOURCES);
  });

  it('copies only what changed, with its time', async () => {
    await mirrorSources(root, site);
    expect(await mirrorSources(root, site)).toEqual([]);
    const file = path.join(root, 'src/pages/a.tsx');
    await writeFile(file, 'changed');
    await utimes(file, new Date(2020, 1, 1), new Date(2020, 1, 1));
    expect(await mirrorSources(root, site)).toEqual(['src/pages/a.tsx']);
    expect(await readFile(path.join(site, 'src/pages/a.tsx'), 'utf8')).toBe('changed');
    expect((await stat(path.join(site, 'src/pages/a.tsx'))).mtime).toEqual(new Date(2020, 1, 1));
  });

  it("deletes what vanished and keeps Gatsby's own folders", async () => {
    await mirrorSources(root, site);
    await mkdir(path.join(site, '.cache'));
    await mkdir(path.join(site, 'public'));
    await writeFile(path.join(site, '.cache/x'), '');
    await writeFile(path.join(site, 'public/y'), '');
    await rm(path.join(root, 'src/pages/a.tsx'));
    await rm(path.join(root, 'gatsby-browser.tsx'));
    await mirrorSources(root, site);
    expect(await listFiles(site)).toEqual([
      '.cache/x',
      'gatsby-config.ts',
      'package.json',
      'public/y',
    ]);
  });
});
