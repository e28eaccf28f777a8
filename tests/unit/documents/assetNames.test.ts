/** Names of files that browsers keep for a year. */
import { readAssetNames, withAssetNames } from '../../../src/documents/assetNames';
import { folderForEach } from '../../support/folder';

const folder = folderForEach();

it('follow what is in the files, wherever a page names them', async () => {
  await folder.write({ 'assets/ring-1.svg': '<svg/>', 'assets/LICENSE.txt': 'Free' });
  const names = await readAssetNames(folder.path);
  expect([...names.keys()]).toEqual(['/assets/ring-1.svg']);
  const before = names.get('/assets/ring-1.svg');
  expect(before).toMatch(/^\/assets\/ring-1\.[0-9a-f]{8}\.svg$/);
  const page = (ring: string): string =>
    `<style>a { mask: url(${ring}) }</style><use href="${ring}#ring-1"></use><a href="/assets/LICENSE.txt">`;
  expect(withAssetNames(page('/assets/ring-1.svg'), names)).toBe(page(before ?? ''));
  expect(withAssetNames(page('/assets/other.svg'), names)).toBe(page('/assets/other.svg'));

  await folder.write({ 'assets/ring-1.svg': '<svg></svg>' });
  expect((await readAssetNames(folder.path)).get('/assets/ring-1.svg')).not.toBe(before);
});
