/** Builds that are killed: the site before stays whole, and the next build is right. */
import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  contentOf,
  makeRepository,
  manyPages,
  removeRepositories,
  runBuild,
  type Repository,
} from '../support/host/repository';
import { tryEverything } from '../support/tryEverything';

jest.setTimeout(180_000);
afterAll(removeRepositories);

/** Headings of the pages of the built site; one when it is whole. */
const headingsIn = async (root: string): Promise<string[]> => {
  const files = await contentOf(path.join(root, 'dist'));
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'));
  expect(pages).toHaveLength(Object.keys(manyPages('')).length);
  return [...new Set(pages.map(([, html]) => /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? 'none'))];
};

let repository: Repository;
beforeAll(async () => {
  repository = await makeRepository();
  await repository.write(manyPages('first'), { pauseMs: 10 });
  await runBuild(repository.root);
});

const fileIn = (...names: string[]): string => path.join(repository.root, ...names);

const MOMENTS = [
  ['Gatsby starts', () => existsSync(fileIn('.build/lock'))],
  [
    'Gatsby writes pages',
    () => readFileSync(fileIn('public/page-20/index.html'), 'utf8').includes('Gatsby writes pages'),
  ],
  ['the pages are published', () => existsSync(fileIn('.build/next/index.html'))],
] as const;

// Publishing is when the site could be half of one and half of the other.
it.each(tryEverything ? MOMENTS : MOMENTS.slice(-1))(
  'a build that is killed while %s leaves the site as it was',
  async (heading, killWhen) => {
    const { root } = repository;
    const before = await headingsIn(root);
    await repository.write(manyPages(heading), { pauseMs: 10 });
    expect((await runBuild(root, { killWhen })).signal).toBe('SIGKILL');
    expect(await headingsIn(root)).toEqual(before);

    expect((await runBuild(root)).code).toBe(0);
    expect(await headingsIn(root)).toEqual([heading]);
    await expect(stat(path.join(root, '.build/lock'))).rejects.toThrow('ENOENT');
  },
);
