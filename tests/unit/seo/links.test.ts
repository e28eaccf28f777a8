import { deadLinks } from '../../../src/content/check/rules/links';
import { hrefPlaces } from '../../../src/content/check/texts';
import { isInternal, splitHref } from '../../../src/content/links';
import { allPages, buildOf, nodes } from './site';

const problemsOf = async (raw = {}) => {
  const built = await buildOf(raw);
  return deadLinks({ ...built, now: new Date('2025-01-01') });
};

const link = (href: string) => ({
  navigationLink: nodes({ contentful_id: 'link', title: 'Link', href }),
});

describe('links of the bundled content', () => {
  it('are none of them dead', async () => {
    expect(await problemsOf()).toEqual([]);
  });

  it('go straight to pages, never to an address that has moved', async () => {
    const { content, site } = await buildOf();
    const paths = new Set(allPages(site).map(({ path }) => path));
    const internal = hrefPlaces(content).filter(({ href }) => isInternal(href));
    expect(internal.length).toBeGreaterThan(20);
    const moved = internal.filter(({ href }) => !paths.has(splitHref(href).path));
    expect(moved.map(({ href, label }) => `${href} in ${label}`)).toEqual([]);
    for (const { from, to } of site.redirects) {
      expect(paths.has(from)).toBe(false);
      expect(paths).toContain(to);
    }
  });
});

describe('links of a space', () => {
  it('to nowhere are told with their entry', async () => {
    expect(await problemsOf(link('/no-such-page/'))).toMatchObject([
      { severity: 'error', contentType: 'navigationLink', entryId: 'link' },
    ]);
    expect(await problemsOf(link('/contact/#no-such-part'))).toMatchObject([
      { severity: 'warning', entryId: 'link' },
    ]);
    expect(await problemsOf(link('/contact/#quote'))).toEqual([]);
  });

  it('to an address that has moved are printed in their final form', async () => {
    const { site } = await buildOf(link('/stump-grinding-removal'));
    expect(site.header.links[0]?.href).toBe('/stump-grinding/');
  });
});
