/**
 * Builds that are killed, run out of disk or may not write: the site before stays whole, and the
 * next build is right. Mounts are made in a namespace of their own, which ends with the test.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, stat } from 'node:fs/promises';
import os from 'node:os';
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

const canMount = spawnSync('unshare', ['-Urm', 'true']).status === 0;

const readOnly = (folder: string): string => `mount -o remount,bind,ro ${folder}`;

/** Goes on in a copy of the repository on a disk with so many kilobytes left. */
const smallDisk = (left: number) => (root: string) =>
  [
    `mkdir -p ${root}/disk && mount -t tmpfs -o size=4m tmpfs ${root}/disk`,
    `cp -r ${root}/src ${root}/dist ${root}/package.json ${root}/disk && cd ${root}/disk`,
    `head -c $(( ($(stat -f -c %a .) * 4 - ${left}) * 1024 )) /dev/zero > ballast`,
  ].join(' && ');

/** A command line that runs a build after mounting, where nobody else sees the mounts. */
const mounted =
  (mounts: string, root: string) =>
  (command: string): string[] => {
    const run = `${command}; code=$?; diff -r dist ${root}/dist >&2 || code=99; exit $code`;
    return ['unshare', '-Urm', 'sh', '-c', `${mounts} && { ${run}; }`];
  };

// Without namespaces of its own a test cannot make a disk full or read-only for everyone, root too.
(canMount ? describe : describe.skip)('a build that cannot write', () => {
  let repository: Repository;
  beforeAll(async () => {
    repository = await makeRepository(await mkdtemp(path.join(os.tmpdir(), 'mounts-')));
    await repository.write(version('before'));
    await runBuild(repository.root);
    await repository.write(version('after'));
  });

  it.each([
    [
      'a read-only dist/',
      (root: string) => `mount --bind ${root}/dist ${root}/dist && ${readOnly(`${root}/dist`)}`,
      /cannot be replaced because it is a mount point/,
    ],
    [
      'a read-only repository',
      (root: string) => `mount --bind ${root} ${root} && ${readOnly(root)} && cd ${root}`,
      /^\.build\/ cannot be written because the file system is read-only/,
    ],
    ['a disk with no room for Gatsby', smallDisk(100), /disk is full; dist\/ is as it was/],
    ['a disk with no room for the finished site', smallDisk(270), /^The disk is full/],
  ])('because of %s says so and leaves the site', async (_, mounts, sentence) => {
    const { root } = repository;
    const before = await contentOf(path.join(root, 'dist'));
    const { code, text } = await runBuild(root, { wrap: mounted(mounts(root), root) });
    expect(text.trim().split('\n').at(-1)).toMatch(sentence);
    expect(code).toBe(1);
    expect(await contentOf(path.join(root, 'dist'))).toEqual(before);
  });

  it('is right once it can write again', async () => {
    expect((await runBuild(repository.root)).code).toBe(0);
    expect(await versionsIn(repository.root)).toEqual(['after']);
  });
});
