import { workerFile } from '../../../src/hosting/workerFile';
import { folderForEach } from '../../support/folder';

const site = folderForEach();

/** The service worker of a site with this offline page and this home page. */
const workerOf = async (offlinePage: string, home: string): Promise<string> => {
  await site.write({ 'no-network/index.html': offlinePage, 'index.html': home });
  return workerFile(process.cwd(), site.path, '/no-network/', true);
};

it('changes only when the offline page changes', async () => {
  const worker = await workerOf('<h1>No network</h1>', '<h1>Home</h1>');
  expect(worker).toContain('"/no-network/"');
  expect(await workerOf('<h1>No network</h1>', '<h1>Home!</h1>')).toBe(worker);
  expect(await workerOf('<h1>No network!</h1>', '<h1>Home</h1>')).not.toBe(worker);
});

it('has no offline page in a site without one', async () => {
  expect(await workerFile(process.cwd(), site.path, null, true)).not.toContain('"/');
});
