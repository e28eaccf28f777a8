/** Builds that are killed: the site before stays whole, and the next build is right. */
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
let wholeMs = 0;
beforeAll(async () => {
  repository = await makeRepository();
  await repository.write(manyPages('first'), { pauseMs: 10 });
  const begin = Date.now();
  await runBuild(repository.root);
  wholeMs = Date.now() - begin;
});

it.each([0.4, 0.7, 0.9])(
  'a build that is killed after %d of its time leaves one whole site',
  async (part) => {
    const { root } = repository;
    const before = await headingsIn(root);
    const next = `killed at ${part}`;
    await repository.write(manyPages(next), { pauseMs: 10 });
    await runBuild(root, { killAfterMs: wholeMs * part });
    expect([before, [next]]).toContainEqual(await headingsIn(root));

    expect((await runBuild(root)).code).toBe(0);
    expect(await headingsIn(root)).toEqual([next]);
    await expect(stat(path.join(root, '.build/lock'))).rejects.toThrow('ENOENT');
  },
);
