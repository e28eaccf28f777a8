import { isRedirect, redirectsFile } from '../../../../src/build/host/redirects';

const lines = (text: string): string[] => text.trim().split('\n');

describe('the redirects file', () => {
  it('sends both forms of an address to the new place in one step', () => {
    const text = redirectsFile(
      [
        { from: '/old', to: '/middle/' },
        { from: '/middle/', to: '/new/', status: 302 },
      ],
      new Set(['/new/']),
    );
    expect(lines(text)).toEqual([
      '/middle  /new/  302',
      '/middle/  /new/  302',
      '/old  /new/  301',
      '/old/  /new/  301',
      '/*  /404.html  404',
    ]);
  });

  it('never hides a page', () => {
    expect(lines(redirectsFile([{ from: '/about', to: '/' }], new Set(['/about/'])))).toEqual([
      '/*  /404.html  404',
    ]);
  });

  it('drops circles', () => {
    const circle = [
      { from: '/a/', to: '/b/' },
      { from: '/b/', to: '/a/' },
      { from: '/c/', to: '/c/' },
    ];
    expect(lines(redirectsFile(circle, new Set()))).toEqual(['/*  /404.html  404']);
  });

  it('keeps fragments and addresses elsewhere', () => {
    const text = redirectsFile(
      [
        { from: '/quote', to: '/contact/#quote' },
        { from: '/reviews', to: 'https://example.org/x' },
      ],
      new Set(['/contact/']),
    );
    expect(text).toContain('/quote  /contact/#quote  301');
    expect(text).toContain('/reviews/  https://example.org/x  301');
  });
});

describe('a redirect', () => {
  it.each([
    [{ from: '/a', to: '/b' }, true],
    [{ from: '/a', to: '/b', status: 302 }, true],
    [{ from: '/a b', to: '/b' }, false],
    [{ from: '/a', to: '/b\n/*  /evil  200' }, false],
    [{ from: '/a', to: 'javascript:alert(1)' }, false],
    [{ from: 'a', to: '/b' }, false],
    [{ from: '/a', to: '/b', status: '301' }, false],
    [null, false],
  ])('%j counts: %s', (value, counts) => {
    expect(isRedirect(value)).toBe(counts);
  });
});
