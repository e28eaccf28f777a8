import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { usedFiles, workerFile } from '../../../src/hosting/workerFile';

const CARD =
  '<link rel="preload" href="/assets/font.12345678.woff2"><img src="/assets/logo.08d307c3.svg" srcset="/static/a/b.avif 1x, /static/a/c.avif 2x"><style>a{background:url(/assets/ring.e78804dc.svg)}</style><svg><use href="/assets/drawings.b8dee5cb.svg#storm"/></svg><a href="/about/">x</a>';

/** The service worker of a site with this emergency card. */
const workerOf = async (card: string): Promise<string> => {
  const site = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(site, 'no-network'));
  await writeFile(path.join(site, 'no-network/index.html'), card);
  await writeFile(path.join(site, 'build.json'), '{"offlinePath":"/no-network/"}');
  return workerFile(process.cwd(), site, true);
};

it('fetches the emergency card and all its files ahead', async () => {
  expect(usedFiles(CARD)).toEqual([
    '/assets/drawings.b8dee5cb.svg',
    '/assets/font.12345678.woff2',
    '/assets/logo.08d307c3.svg',
    '/assets/ring.e78804dc.svg',
    '/static/a/b.avif',
    '/static/a/c.avif',
  ]);
  const worker = await workerOf(CARD);
  expect(worker).toContain('"/no-network/"');
  expect(worker).toContain('"/assets/logo.08d307c3.svg"');
});

it('changes only when the card changes', async () => {
  const worker = await workerOf(CARD);
  expect(await workerOf(CARD)).toBe(worker);
  expect(await workerOf(`${CARD}!`)).not.toBe(worker);
});
