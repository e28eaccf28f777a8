/**
 * A build that is killed while it publishes: the site before stays whole, and the next build is right. With
 * Gatsby at work: `tests/long/killedBuild.test.ts`.
 */
import { existsSync } from 'node:fs';
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

// Publishing is when the site could be half of one and half of the other.
it('a build that is killed while the pages are published leaves the site as it was', async () => {
  const { root } = repository;
  await repository.write(manyPages('second'), { pauseMs: 10 });
  const isPublishing = () => existsSync(path.join(root, '.build/next/index.html'));
  expect((await runBuild(root, { killWhen: isPublishing })).signal).toBe('SIGKILL');
  expect(await headingsIn(root)).toEqual(['first']);

  expect((await runBuild(root)).code).toBe(0);
  expect(await headingsIn(root)).toEqual(['second']);
  await expect(stat(path.join(root, '.build/lock'))).rejects.toThrow('ENOENT');
});
