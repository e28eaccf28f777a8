import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workerFile } from '../../../src/hosting/workerFile';

/** The service worker of a site with this emergency card. */
const workerOf = async (card: string): Promise<string> => {
  const site = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(site, 'no-network'));
  await writeFile(path.join(site, 'no-network/index.html'), card);
  await writeFile(path.join(site, 'build.json'), '{"offlinePath":"/no-network/"}');
  return workerFile(process.cwd(), site, true);
};

it('changes only when the card changes', async () => {
  const worker = await workerOf('<h1>No network</h1>');
  expect(worker).toContain('"/no-network/"');
  expect(await workerOf('<h1>No network</h1>')).toBe(worker);
  expect(await workerOf('<h1>No network!</h1>')).not.toBe(worker);
});
