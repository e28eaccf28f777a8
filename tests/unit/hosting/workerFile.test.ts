import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workerFile } from '../../../src/hosting/workerFile';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(site, 'no-network'));
  await writeFile(path.join(site, 'build.json'), '{"offlinePath":"/no-network/"}');
});
afterEach(() => rm(site, { recursive: true }));

/** The service worker of a site with this emergency card and this home page. */
const workerOf = async (card: string, home: string): Promise<string> => {
  await writeFile(path.join(site, 'no-network/index.html'), card);
  await writeFile(path.join(site, 'index.html'), home);
  return workerFile(process.cwd(), site, true);
};

it('changes only when the card changes', async () => {
  const worker = await workerOf('<h1>No network</h1>', '<h1>Home</h1>');
  expect(worker).toContain('"/no-network/"');
  expect(await workerOf('<h1>No network</h1>', '<h1>Home!</h1>')).toBe(worker);
  expect(await workerOf('<h1>No network!</h1>', '<h1>Home</h1>')).not.toBe(worker);
});

it('has no card in a site without a build file, and is not made from a broken one', async () => {
  const file = path.join(site, 'build.json');
  await writeFile(file, '{"offlinePath":"/no-net');
  await expect(workerOf('<h1>No network</h1>', '')).rejects.toThrow(
    `${file} is damaged or cut off`,
  );
  await rm(file);
  expect(await workerOf('<h1>No network</h1>', '')).not.toContain('"/no-network/"');
});
