import { finalRedirects } from '../../../src/hosting/redirects';

const NO_PAGES = new Set<string>();

describe('redirects', () => {
  it('lead to the new place in one step', () => {
    const moved = [
      { from: '/old', to: '/middle/' },
      { from: '/middle/', to: '/new/' },
    ];
    expect(finalRedirects(moved, new Set(['/new/']))).toEqual([
      { from: '/middle/', to: '/new/' },
      { from: '/old/', to: '/new/' },
    ]);
  });

  it('never hide a page', () => {
    expect(finalRedirects([{ from: '/about', to: '/' }], new Set(['/about/']))).toEqual([]);
  });

  it('of two for one address, the first one counts', () => {
    const both = [
      { from: '/a/', to: '/b/' },
      { from: '/a', to: '/c/' },
    ];
    expect(finalRedirects(both, NO_PAGES)).toEqual([{ from: '/a/', to: '/b/' }]);
  });

  it('never lead round in a circle', () => {
    const circle = [
      { from: '/a/', to: '/b/' },
      { from: '/b/', to: '/a/' },
      { from: '/c/', to: '/c/' },
    ];
    expect(finalRedirects(circle, NO_PAGES)).toEqual([]);
  });

  it('keep fragments and addresses elsewhere', () => {
    const moved = [
      { from: '/quote', to: '/contact/#quote' },
      { from: '/reviews', to: 'https://example.org/x' },
    ];
    expect(finalRedirects(moved, NO_PAGES)).toEqual([
      { from: '/quote/', to: '/contact/#quote' },
      { from: '/reviews/', to: 'https://example.org/x' },
    ]);
  });
});
