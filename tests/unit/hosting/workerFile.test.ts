import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { usedFiles, workerFile } from '../../../src/hosting/workerFile';

const CARD =
  '<link rel="preload" href="/assets/font.12345678.woff2"><img src="/assets/logo.08d307c3.svg" srcset="/static/a/b.avif 1x, /static/a/c.avif 2x"><style>a{background:url(/assets/ring.e78804dc.svg)}</style><svg><use href="/assets/drawings.b8dee5cb.svg#storm"/></svg><a href="/about/">x</a>';

/** The worker of a site with this emergency card. */
const workerOf = async (
  card: string | undefined,
  enabled = true,
  name = 'offline',
): Promise<string> => {
  const site = await mkdtemp(path.join(tmpdir(), 'site-'));
  if (card !== undefined) {
    await mkdir(path.join(site, name));
    await writeFile(path.join(site, name, 'index.html'), card);
    await writeFile(path.join(site, 'build.json'), JSON.stringify({ offlinePath: `/${name}/` }));
  }
  return workerFile(process.cwd(), site, enabled);
};

describe('the service worker file', () => {
  it('fetches the emergency card and what it shows ahead', async () => {
    expect(usedFiles(CARD)).toEqual([
      '/assets/drawings.b8dee5cb.svg',
      '/assets/font.12345678.woff2',
      '/assets/logo.08d307c3.svg',
      '/assets/ring.e78804dc.svg',
      '/static/a/b.avif',
      '/static/a/c.avif',
    ]);
    const text = await workerOf(CARD);
    expect(text).toContain('"/offline/"');
    expect(text).toContain('"/assets/logo.08d307c3.svg"');
  });

  it('finds the card at another address', async () => {
    expect(await workerOf(CARD, true, 'no-network')).toContain('"/no-network/"');
  });

  it('changes when the card does, and only then', async () => {
    const text = await workerOf(CARD);
    expect(await workerOf(CARD)).toBe(text);
    expect(await workerOf(`${CARD}!`)).not.toBe(text);
  });

  it('works without a card', async () => {
    expect(await workerOf(undefined)).not.toContain('/offline/",');
  });

  it('removes itself when it is switched off', async () => {
    const text = await workerOf(CARD, false);
    expect(text).toContain('unregister');
    expect(text).not.toContain('fetch');
  });
});
