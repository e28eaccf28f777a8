/** Which pages a build makes anew, and which it takes over from the last one. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folders } from '../../../src/folders';
import { listFiles } from '../../../src/files';
import { publishSite } from '../../../src/hosting/publish';
import { writeFiles } from '../../support/folder';
import { makeRepository, removeRepositories } from '../../support/host/repository';

const PREVIEW = {
  CONTENTFUL_SPACE_ID: 'space',
  CONTENTFUL_ACCESS_TOKEN: 'token',
  CONTENTFUL_HOST: 'preview.contentful.com',
};

let root: string;

const page = (words: string): string =>
  `<!DOCTYPE html><html><head></head><body><p>${words}</p></body></html>`;

/** Publishes, and returns the words of both pages. */
const publish = async (env: NodeJS.ProcessEnv = {}): Promise<readonly string[]> => {
  await publishSite(root, env);
  const files = ['index.html', 'about/index.html'].map((file) => path.join(root, 'dist', file));
  const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return pages.map((html) => /<p>(.*)<\/p>/.exec(html)?.[1] ?? '');
};

/** Changes the kept pages, so that one that is taken over can be told from one that is made anew. */
const changeKept = async (): Promise<void> => {
  const { keptPages } = folders(root);
  for (const file of await listFiles(keptPages))
    await writeFile(path.join(keptPages, file), page('Kept'));
};

beforeEach(async () => {
  ({ root } = await makeRepository());
  await writeFiles(root, {
    'public/index.html': page('Home'),
    'public/about/index.html': page('About'),
    'src/page.ts': 'export {};',
  });
  expect(await publish()).toEqual(['Home', 'About']);
  await changeKept();
});

afterAll(removeRepositories);

it('takes over the pages that Gatsby has not changed', async () => {
  await writeFiles(root, { 'public/index.html': page('New home') });
  expect(await publish()).toEqual(['New home', 'Kept']);
});

it('keeps no page longer than to the next build', async () => {
  await writeFiles(root, { 'public/index.html': page('New home') });
  await publish();
  await writeFiles(root, { 'public/index.html': page('Home') });
  expect(await publish()).toEqual(['Home', 'Kept']);
});

it.each(['src/page.ts', 'package-lock.json'])(
  'makes all pages anew after a change of %s',
  async (file) => {
    await writeFiles(root, { [file]: '{}' });
    expect(await publish()).toEqual(['Home', 'About']);
  },
);

it('makes a page anew whose file is gone', async () => {
  const { keptPages } = folders(root);
  for (const file of await listFiles(keptPages)) await rm(path.join(keptPages, file));
  expect(await publish()).toEqual(['Home', 'About']);
});

it('takes over no page between previews and the site', async () => {
  expect(await publish(PREVIEW)).toEqual(['Home', 'About']);
  await changeKept();
  expect(await publish(PREVIEW)).toEqual(['Kept', 'Kept']);
  expect(await publish()).toEqual(['Home', 'About']);
});

it('makes all pages anew when its notes cannot be read', async () => {
  await writeFile(folders(root).keptNeeds, '{"cut of');
  expect(await publish()).toEqual(['Home', 'About']);
});
