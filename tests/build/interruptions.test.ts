/** Builds that are killed: the site before stays whole, and the next build is right. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  contentOf,
  makeRepository,
  removeRepositories,
  runBuild,
  type Repository,
} from '../support/host/repository';

jest.setTimeout(180_000);
afterAll(removeRepositories);

const PAGES = 40;

const page = (name: string): string => `<!DOCTYPE html><html><body><h1>${name}</h1></body></html>`;

const version = (name: string): Record<string, string> => ({
  'index.html': page(name),
  ...Object.fromEntries(
    Array.from({ length: PAGES }, (_, index) => [`page-${index}/index.html`, page(name)]),
  ),
});

/** The versions that the pages of the site are of; one when it is whole. */
const versionsIn = async (root: string): Promise<string[]> => {
  const files = await contentOf(path.join(root, 'dist'));
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'));
  expect(pages).toHaveLength(PAGES + 1);
  return [...new Set(pages.map(([, html]) => /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? 'none'))];
};

describe('a build that is killed', () => {
  let repository: Repository;
  let wholeMs = 0;
  beforeAll(async () => {
    repository = await makeRepository();
    await repository.write(version('one'), { pauseMs: 10 });
    await runBuild(repository.root);
    const begin = Date.now();
    await runBuild(repository.root);
    wholeMs = Date.now() - begin;
  });

  it.each([0.3, 0.5, 0.7, 0.9])(
    'after %d of its time leaves one whole site, and the next build is right',
    async (part) => {
      const { root } = repository;
      const before = await versionsIn(root);
      const next = `killed at ${part}`;
      await repository.write(version(next), { pauseMs: 10 });
      await runBuild(root, { killAfterMs: wholeMs * part });
      expect([before, [next]]).toContainEqual(await versionsIn(root));

      expect((await runBuild(root)).code).toBe(0);
      expect(await versionsIn(root)).toEqual([next]);
      await expect(stat(path.join(root, '.build/lock'))).rejects.toThrow('ENOENT');
    },
  );
});
