import { gzipSync } from 'node:zlib';
import { usedFiles, workerFile } from '../../../../src/build/host/workerFile';

const CARD =
  '<link rel="preload" href="/assets/font.12345678.woff2"><img src="/assets/logo.08d307c3.svg" srcset="/static/a/b.avif 1x, /static/a/c.avif 2x"><style>a{background:url(/assets/ring.e78804dc.svg)}</style><svg><use href="/assets/drawings.b8dee5cb.svg#storm"/></svg><script src="/static/x.js"></script><a href="/about/">x</a>';

describe('the service worker file', () => {
  it('fetches the emergency card and what it shows ahead', () => {
    expect(usedFiles(CARD)).toEqual([
      '/assets/drawings.b8dee5cb.svg',
      '/assets/font.12345678.woff2',
      '/assets/logo.08d307c3.svg',
      '/assets/ring.e78804dc.svg',
      '/static/a/b.avif',
      '/static/a/c.avif',
    ]);
    const text = workerFile(CARD, true);
    expect(text).toContain('"/offline/"');
    expect(text).toContain('"/assets/logo.08d307c3.svg"');
  });

  it('changes when the card does, and only then', () => {
    expect(workerFile(CARD, true)).toBe(workerFile(CARD, true));
    expect(workerFile(`${CARD}!`, true)).not.toBe(workerFile(CARD, true));
  });

  it('stays small', () => {
    expect(gzipSync(workerFile(CARD, true)).length).toBeLessThan(1536);
  });

  it('works without a card', () => {
    expect(workerFile(undefined, true)).not.toContain('/offline/",');
  });

  it('removes itself when it is switched off', () => {
    const text = workerFile(CARD, false);
    expect(text).toContain('unregister');
    expect(text).not.toContain('fetch');
  });
});
