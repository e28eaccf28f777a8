/** Which pages a build makes again, and which it reuses from the last build. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../../../src/environment';
import { folders } from '../../../src/folders';
import { listFiles } from '../../../src/files';
import { publishSite } from '../../../src/hosting/publish';
import { folderForEach, writeFiles } from '../../support/folder';
import { fillRepository } from '../../support/host/repository';

const folder = folderForEach();
let root: string;

const page = (words: string): string =>
  `<!DOCTYPE html><html><head></head><body><p>${words}</p></body></html>`;

/** Publishes, and returns the words of both pages. */
const publish = async (): Promise<readonly string[]> => {
  await publishSite(root, readEnvironment({}));
  const files = ['index.html', 'about/index.html'].map((file) => path.join(root, 'dist', file));
  const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return pages.map((html) => /<p>(.*)<\/p>/.exec(html)?.[1] ?? '');
};

/** Changes every kept page. */
const changeKept = async (change: (text: string) => string): Promise<void> => {
  const { keptPages } = folders(root);
  for (const file of (await listFiles(keptPages)).map((name) => path.join(keptPages, name)))
    await writeFile(file, change(await readFile(file, 'utf8')));
};

beforeEach(async () => {
  root = folder.path;
  await fillRepository(root);
  await writeFiles(root, {
    'public/index.html': page('Home'),
    'public/about/index.html': page('Team'),
    'src/page.ts': 'export {};',
  });
  expect(await publish()).toEqual(['Home', 'Team']);
  // Tells reused pages from new ones.
  await changeKept((text) => text.replace(/Home|Team/, 'Kept'));
});

it('reuses the pages that Gatsby has not changed', async () => {
  await writeFiles(root, { 'public/index.html': page('New home') });
  expect(await publish()).toEqual(['New home', 'Kept']);
});

it('keeps no page longer than until the next build', async () => {
  await writeFiles(root, { 'public/index.html': page('New home') });
  await publish();
  await writeFiles(root, { 'public/index.html': page('Home') });
  expect(await publish()).toEqual(['Home', 'Kept']);
});

it.each(['src/page.ts', 'static/assets/icon.svg', 'package-lock.json'])(
  'makes all pages again after a change of %s',
  async (file) => {
    await writeFiles(root, { [file]: '{}' });
    expect(await publish()).toEqual(['Home', 'Team']);
  },
);

it('makes a page again of which a full disk has taken only a part', async () => {
  const { keptPages } = folders(root);
  for (const name of await listFiles(keptPages))
    await rename(path.join(keptPages, name), path.join(keptPages, `${name}.draft`));
  expect(await publish()).toEqual(['Home', 'Team']);
  expect((await listFiles(keptPages)).join()).not.toContain('draft');
});
