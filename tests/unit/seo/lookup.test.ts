import { lookupSetting, settingKey, sharePicturePath } from '../../../src/content/assemble/seo';
import { allPages, nodes, SITE_URL, siteOf } from './site';

describe('the key of a path', () => {
  it.each([
    ['/', 'home'],
    ['', 'home'],
    ['/about/', 'about'],
    ['/stump-grinding', 'stumpGrinding'],
    ['/eco-friendly-tree-solutions/', 'ecoFriendlyTreeSolutions'],
    ['/blog/how-to-read/', 'blog/howToRead'],
    ['/route-66/', 'route66'],
  ])('of %s is %s', (path, key) => {
    expect(settingKey(path)).toBe(key);
  });
});

describe('the setting of a path', () => {
  const settings = {
    home: 'home',
    blog: 'blog',
    contact: 'contact',
    services: 'services',
    treePruning: 'pruning',
  };

  it.each([
    ['/tree-pruning/', 'pruning'],
    ['/blog/any-post/', 'blog'],
    ['/contact-us/', 'contact'],
    ['/emergency-tree-services/', 'services'],
    ['/our-blog-and-contact/', 'blog'],
    ['/careers/', 'home'],
    ['/', 'home'],
  ])('of %s is that of %s', (path, setting) => {
    expect(lookupSetting(path, settings)).toBe(setting);
  });

  it('is that of the home page where the named section has none', () => {
    expect(lookupSetting('/blog/post/', { home: 'home' })).toBe('home');
  });

  it('is none without settings, even under names that every object has', () => {
    expect(lookupSetting('/constructor/', {})).toBeUndefined();
    expect(lookupSetting('/to-string/', { home: 'home' })).toBe('home');
  });
});

describe('the address of a share picture', () => {
  it('differs for every page that could be there', () => {
    const paths = ['/', '/home/', '/blog/', '/blog/a-b/', '/blog-a-b/', '/blog/a/b/', '/404.html'];
    const addresses = paths.map(sharePicturePath);
    expect(new Set(addresses).size).toBe(paths.length);
    expect(sharePicturePath('/blog/a-b/')).toBe('/share/blog/a-b.png');
    expect(sharePicturePath('/')).toBe('/share/_home.png');
  });
});

it('search engines list no page of a preview', async () => {
  const preview = await siteOf({}, { preview: true });
  expect(allPages(preview).some(({ seo }) => seo.index)).toBe(false);
});

describe('search texts of a space', () => {
  const asset = {
    contentful_id: 'share',
    title: 'Share',
    description: 'An oak in snow',
    filename: 'share.jpg',
    url: 'https://images.ctfassets.net/x/share.jpg',
    mimeType: 'image/jpeg',
    width: 2000,
    height: 1400,
    size: 1000,
  };

  it('falls back to the setting of the specification, still different from page to page', async () => {
    const site = await siteOf({
      service: nodes(
        { contentful_id: 'one', title: 'Hedge laying', slug: 'hedge-laying' },
        { contentful_id: 'two', title: 'Root care services', slug: 'root-care-services' },
      ),
    });
    const home = site.pages.find(({ kind }) => kind === 'home')?.seo.description;
    const services = site.pages.find(({ kind }) => kind === 'services')?.seo.description;
    const [one, two] = site.services.map(({ seo }) => seo);
    expect(one?.title).toBe('Hedge laying | Hartford Tree Care');
    expect(one?.description).toBe(`Hedge laying. ${home}`);
    expect(two?.description).toBe(`Root care services. ${services}`);
  });

  it('takes an uploaded picture for sharing before a drawn one', async () => {
    const site = await siteOf({
      asset: nodes(asset),
      service: nodes(
        {
          contentful_id: 'one',
          title: 'Hedge laying',
          slug: 'hedge-laying',
          shareImage: 'Asset:share',
        },
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

  it('leaves no mark of the preview and no token in any of them', async () => {
    const site = await siteOf(
      {
        service: nodes({
          contentful_id: 'one',
          title: 'Pruning in {{city}}',
          slug: 'pruning',
          intro: 'Call {{phone}}, {{nobody}}.',
        }),
      },
      { preview: true },
    );
    const { seo } = site.services[0] ?? {};
    expect(JSON.stringify(seo)).not.toMatch(/[\u2064\u206a-\u206d]|\{\{/);
    expect(seo?.title).toBe('Pruning in Hartford | Hartford Tree Care');
    expect([...site.sharePictures.values()].join()).not.toMatch(/[\u2064]|\{\{/);
  });
});
