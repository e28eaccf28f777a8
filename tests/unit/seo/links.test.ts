import { deadLinks } from '../../../src/content/check/rules/links';
import { buildOf, nodes } from './site';

const problemsOf = async (raw = {}) => {
  const built = await buildOf(raw);
  return deadLinks({ ...built, now: new Date('2025-01-01') });
};

const link = (href: string) => ({
  navigationLink: nodes({ contentful_id: 'link', title: 'Link', href }),
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
