import { readEnvironment } from '../../../src/environment';
import { publishSite } from '../../../src/hosting/publish';
import { folderForEach, writeFiles } from '../../support/folder';
import { fillRepository } from '../../support/host/repository';

const folder = folderForEach();

it('does not publish a site whose build file is cut off', async () => {
  const root = folder.path;
  await fillRepository(root);
  await writeFiles(root, { 'public/build.json': '{"offlinePath":"/off' });
  await expect(publishSite(root, readEnvironment({}))).rejects.toThrow('is damaged or cut off');
});
