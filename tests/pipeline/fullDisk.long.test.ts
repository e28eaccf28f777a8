/**
 * Builds that run out of disk space or may not write: the previous site stays whole, and the next build is
 * correct. Mounts are made in a separate namespace (Linux), which ends with the test.
 */
import { folderForAll } from '../support/folder';
import { contentOf, fillRepository, runBuild } from '../support/host/repository';

const readOnly = (folder: string): string => `mount -o remount,bind,ro ${folder}`;

/** Continues in a copy of the repository on a disk with this many kilobytes left. */
const smallDisk = (left: number) => (root: string) =>
  [
    `mkdir -p ${root}/disk && mount -t tmpfs -o size=4m tmpfs ${root}/disk`,
    `cp -r ${root}/src ${root}/dist ${root}/package.json ${root}/package-lock.json ${root}/disk && cd ${root}/disk`,
    `head -c $(( ($(stat -f -c %a .) * 4 - ${left}) * 1024 )) /dev/zero > ballast`,
  ].join(' && ');

/** A command line that runs a build after mounting, where nobody else sees the mounts. */
const mounted =
  (mounts: string, root: string) =>
  (words: readonly string[]): string[] => {
    const run = `${words.map((word) => `'${word}'`).join(' ')}; code=$?; diff -r dist ${root}/dist >&2 || code=99; exit $code`;
    return ['unshare', '-Urm', 'sh', '-c', `${mounts} && { ${run}; }`];
  };

const repository = folderForAll();

/** Writes more pages than a small disk has room for, all with the same heading. */
const writePages = (heading: string): Promise<void> =>
  repository.write(
    Object.fromEntries(
      ['index.html', ...Array.from({ length: 40 }, (_, index) => `page-${index}/index.html`)].map(
        (file) => [
          `src/pages/${file}`,
          `<!DOCTYPE html><html><body><h1>${heading}</h1></body></html>`,
        ],
      ),
    ),
  );

beforeAll(async () => {
  await fillRepository(repository.path);
  await writePages('before');
  await runBuild(repository.path);
  await writePages('after');
});

describe('a build that cannot write', () => {
  it.each([
    [
      'a read-only dist/',
      (root: string) => `mount --bind ${root}/dist ${root}/dist && ${readOnly(`${root}/dist`)}`,
      /^dist\/ cannot be replaced: /,
    ],
    [
      'a read-only repository',
      (root: string) => `mount --bind ${root} ${root} && ${readOnly(root)} && cd ${root}`,
      /^The system does not allow this: .*EROFS/,
    ],
    ['a disk with no room for Gatsby', smallDisk(100), /disk is full\. dist\/ is as it was/],
    ['a disk with no room for the finished site', smallDisk(270), /^The disk is full/],
  ])('because of %s says so and leaves the site', async (_, mounts, sentence) => {
    const root = repository.path;
    const before = await contentOf(repository.to('dist'));
    const { code, text } = await runBuild(root, { wrap: mounted(mounts(root), root) });
    expect(text.trim().split('\n').at(-1)).toMatch(sentence);
    expect(code).toBe(1);
    expect(await contentOf(repository.to('dist'))).toEqual(before);
  });

  it('is right once it can write again', async () => {
    expect((await runBuild(repository.path)).code).toBe(0);
    const { 'index.html': home } = await contentOf(repository.to('dist'));
    expect(home).toContain('after');
  });
});
