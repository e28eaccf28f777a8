/** Names of files that browsers keep for a year. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAssetNames, withAssetNames } from '../../../src/documents/assetNames';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  await mkdir(path.join(folder, 'assets'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (file: string, text: string): Promise<void> =>
  writeFile(path.join(folder, 'assets', file), text);

it('follow what is in the files, wherever a page names them', async () => {
  await write('ring-1.svg', '<svg/>');
  await write('LICENSE.txt', 'Free');
  const names = await readAssetNames(folder);
  expect([...names.keys()]).toEqual(['/assets/ring-1.svg']);
  const before = names.get('/assets/ring-1.svg');
  expect(before).toMatch(/^\/assets\/ring-1\.[0-9a-f]{8}\.svg$/);
  const page = (ring: string): string =>
    `<style>a { mask: url(${ring}) }</style><use href="${ring}#ring-1"></use><a href="/assets/LICENSE.txt">`;
  expect(withAssetNames(page('/assets/ring-1.svg'), names)).toBe(page(before ?? ''));
  expect(withAssetNames(page('/assets/other.svg'), names)).toBe(page('/assets/other.svg'));

  await write('ring-1.svg', '<svg></svg>');
  expect((await readAssetNames(folder)).get('/assets/ring-1.svg')).not.toBe(before);
});
