/**
 * Builds that are killed, run out of disk or may not write: the site before stays whole, and the
 * next build is right. Mounts are made in a namespace of their own, which ends with the test.
 */
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { layoutOf } from '../../src/build/host/layout';
import { checkReplaceable, recover, swap } from '../../src/build/host/swap';
import { gatsbyPage } from '../support/host/gatsbyPage';
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

function version(name: string): Record<string, string> {
  const site: Record<string, string> = {
    'index.html': gatsbyPage({ path: '/', body: `<h1>${name}</h1>` }),
  };
  for (let index = 0; index < PAGES; index += 1) {
    const path = `/page-${index}/`;
    site[`page-${index}/index.html`] = gatsbyPage({ path, body: `<h1>${name}</h1>` });
  }
  return site;
}

async function versionsIn(root: string): Promise<string[]> {
  const files = await contentOf(path.join(root, 'public'));
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'));
  expect(pages).toHaveLength(PAGES + 1);
  return [...new Set(pages.map(([, html]) => /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? 'none'))];
}

describe('a build that is killed', () => {
  let repository: Repository;
  let wholeMs = 0;
  beforeAll(async () => {
    repository = await makeRepository();
    await repository.write(version('one'), { pauseMs: 20 });
    await runBuild(repository.root);
    await repository.write(version('two'), { pauseMs: 20 });
    const begin = Date.now();
    await runBuild(repository.root);
    wholeMs = Date.now() - begin;
  });

  it.each(Array.from({ length: 10 }, (_, index) => (index + 1) / 10.5))(
    'after %d of its time leaves one whole site, and the next build is right',
    async (part) => {
      const { root } = repository;
      const before = await versionsIn(root);
      expect(before).toHaveLength(1);
      const next = `killed at ${part}`;
      await repository.write(version(next), { pauseMs: 20 });
      await runBuild(root, { killAfterMs: wholeMs * part });
      expect([before, [next]]).toContainEqual(await versionsIn(root));

      const { code } = await runBuild(root);
      expect(code).toBe(0);
      expect(await versionsIn(root)).toEqual([next]);
      await expect(stat(layoutOf(root).lock)).rejects.toThrow('ENOENT');
    },
  );
});

describe('the swap', () => {
  it('is taken up again when it was cut between its two renames', async () => {
    const repository = await makeRepository();
    await repository.write(version('old'));
    await runBuild(repository.root);
    const layout = layoutOf(repository.root);
    await rename(layout.output, layout.previous);
    await recover(layout);
    expect(await versionsIn(repository.root)).toEqual(['old']);
    await expect(stat(layout.previous)).rejects.toThrow('ENOENT');
  });

  it('puts the site back when the new one cannot take its place', async () => {
    const repository = await makeRepository();
    await repository.write(version('old'));
    await runBuild(repository.root);
    const layout = layoutOf(repository.root);
    await rm(layout.next, { recursive: true, force: true });
    await expect(swap(layout)).rejects.toThrow('ENOENT');
    expect(await versionsIn(repository.root)).toEqual(['old']);
  });

  it('finds nothing to check before the first build', async () => {
    const { root } = await makeRepository();
    await expect(checkReplaceable(layoutOf(root))).resolves.toBeUndefined();
  });
});

const canMount = spawnSync('unshare', ['-Urm', 'true']).status === 0;

const readOnly = (folder: string): string => `mount -o remount,bind,ro ${folder}`;

/** Goes on in a copy of the repository on a disk with so many kilobytes left. */
const smallDisk = (left: number) => (root: string) =>
  [
    `mkdir -p ${root}/disk && mount -t tmpfs -o size=4m tmpfs ${root}/disk`,
    `cp -r ${root}/src ${root}/public ${root}/package.json ${root}/disk && cd ${root}/disk`,
    `head -c $(( ($(stat -f -c %a .) * 4 - ${left}) * 1024 )) /dev/zero > ballast`,
  ].join(' && ');

/** A command line that runs a build after mounting, where nobody else sees the mounts. */
const mounted =
  (mounts: string, root: string) =>
  (command: string): string[] => {
    const run = `${command}; code=$?; diff -r public ${root}/public >&2 || code=99; exit $code`;
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
      'a read-only public/',
      (root: string) =>
        `mount --bind ${root}/public ${root}/public && ${readOnly(`${root}/public`)}`,
      /^public\/ cannot be replaced because it is a mount point/,
    ],
    [
      'a read-only repository',
      (root: string) => `mount --bind ${root} ${root} && ${readOnly(root)} && cd ${root}`,
      /^\.build\/ cannot be written because the file system is read-only/,
    ],
    ['a disk with no room for the sources', smallDisk(100), /^The disk is full/],
    ['a disk with no room for Gatsby', smallDisk(250), /disk is full; public\/ is as it was/],
    ['a disk with no room for the finished site', smallDisk(420), /^The disk is full/],
  ])('because of %s says so and leaves the site', async (_, mounts, sentence) => {
    const { root } = repository;
    const before = await contentOf(path.join(root, 'public'));
    const { code, text } = await runBuild(root, { wrap: mounted(mounts(root), root) });
    expect(text.trim().split('\n').at(-1)).toMatch(sentence);
    expect(code).toBe(1);
    expect(await contentOf(path.join(root, 'public'))).toEqual(before);
  });

  it('is right once it can write again', async () => {
    expect((await runBuild(repository.root)).code).toBe(0);
    expect(await versionsIn(repository.root)).toEqual(['after']);
    expect(await readFile(path.join(repository.root, 'public/index.html'), 'utf8')).toContain(
      'after',
    );
  });
});
