import { lookupSetting, sharePicturePath } from '../../../src/content/assemble/seo';
import { allPages, nodes, SITE_URL, siteOf } from './site';

it.each([
  ['/tree-pruning/', 'pruning'],
  ['/blog/any-post/', 'blog'],
  ['/contact-us/', 'contact'],
  ['/emergency-tree-services/', 'services'],
  ['/our-blog-and-contact/', 'blog'],
  ['/careers/', 'home'],
])('a page at %s without search texts has those of %s', (path, setting) => {
  const settings = new Map([['treePruning', 'pruning']]);
  for (const name of ['home', 'blog', 'contact', 'services']) settings.set(name, name);
  expect(lookupSetting(path, settings)).toBe(setting);
  expect(lookupSetting(path, new Map([['home', 'home']]))).toBe('home');
});

it('every page has a share picture at its own address', () => {
  const paths = ['/', '/home/', '/blog/', '/blog/a-b/', '/blog-a-b/', '/blog/a/b/', '/404.html'];
  expect(new Set(paths.map(sharePicturePath)).size).toBe(paths.length);
  expect(sharePicturePath('/blog/a-b/')).toBe('/share/blog/a-b.png');
});

it('search engines index no page of a build that does not go live', async () => {
  const trial = await siteOf({}, { goesLive: false });
  expect(allPages(trial).some(({ seo }) => seo.index)).toBe(false);
});

it('descriptions that fall back still differ from page to page', async () => {
  const site = await siteOf({
    service: nodes(
      { contentful_id: 'one', title: 'Hedge laying', slug: 'hedge-laying' },
      { contentful_id: 'two', title: 'Root care services', slug: 'root-care-services' },
    ),
  });
  const descriptionOf = (kind: string) =>
    site.pages.find((page) => page.kind === kind)?.seo.description;
  expect(site.services.map(({ seo }) => seo)).toMatchObject([
    {
      title: 'Hedge laying | Hartford Tree Care',
      description: `Hedge laying. ${descriptionOf('home')}`,
    },
    { description: `Root care services. ${descriptionOf('services')}` },
  ]);
});

it('an uploaded picture is shared instead of a drawn one', async () => {
  const asset = {
    contentful_id: 'share',
    description: 'An oak in snow',
    url: 'https://images.ctfassets.net/x/share.jpg',
    mimeType: 'image/jpeg',
    width: 2000,
    height: 1400,
  };
  const laying = { title: 'Hedge laying', slug: 'hedge-laying', shareImage: 'Asset:share' };
  const site = await siteOf({
    asset: nodes(asset),
    service: nodes(
      { contentful_id: 'one', ...laying },
      { contentful_id: 'two', title: 'Root care', slug: 'root-care' },
    ),
  });
  const [one, two] = site.services.map(({ seo }) => seo.image);
  expect(one).toEqual({
    url: 'https://images.ctfassets.net/x/share.jpg?w=1200&h=630&fit=fill&fm=jpg&q=80',
    width: 1200,
    height: 630,
    alt: 'An oak in snow',
  });
  expect(two?.url).toBe(`${SITE_URL}/share/root-care.png`);
  expect(site.sharePictures.get('/share/root-care.png')).toBe('Root care');
  expect(site.sharePictures.has('/share/hedge-laying.png')).toBe(false);
});

it('search texts have no tokens', async () => {
  const title = 'Pruning in {{city}}';
  const fields = { title, slug: 'pruning', intro: 'Call {{phone}}, {{nobody}}.' };
  const site = await siteOf({ service: nodes({ contentful_id: 'one', ...fields }) });
  const { seo } = site.services[0] ?? {};
  expect(JSON.stringify(seo)).not.toContain('{{');
  expect(seo?.title).toBe('Pruning in Hartford | Hartford Tree Care');
  expect([...site.sharePictures.values()].join()).not.toMatch(/[\u2064]|\{\{/);
});
