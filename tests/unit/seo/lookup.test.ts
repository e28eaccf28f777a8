/** What pages say of themselves in their heads where staff say nothing. */
import { lookupSetting, shorten } from '../../../src/content/pages/seo';
import { addNode } from '../../support/content';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

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

it('descriptions that fall back still differ from page to page', () => {
  for (const [title, slug] of [
    ['Hedge laying', 'hedge-laying'],
    ['Root care services', 'root-care-services'],
  ])
    addNode(seeded.space, 'service', `new-${slug}`, { title, slug });
  const descriptionAt = (path: string) => seeded.page(path).seo.description;
  expect(seeded.service('/hedge-laying/').seo).toMatchObject({
    title: 'Hedge laying | Hartford Tree Care',
    description: `Hedge laying. ${descriptionAt('/')}`,
  });
  expect(seeded.service('/root-care-services/').seo.description).toBe(
    `Root care services. ${descriptionAt('/services/')}`,
  );
});

describe('the picture for social networks', () => {
  const shared = (path: string) => seeded.service(path).seo.image;

  it('is the one of the page, else that of the company, in one size', () => {
    const size = { width: 1200, height: 630 };
    expect(shared('/land-clearing/')).toMatchObject(size);
    expect(shared('/land-clearing/')?.url).not.toBe(shared('/tree-pruning/')?.url);
    expect(shared('/tree-pruning/')).toEqual(seeded.page('/').seo.image);
    seeded.node('service', { slug: 'land-clearing' }).picture = undefined;
    expect(shared('/land-clearing/')).toEqual(seeded.page('/').seo.image);
  });

  it('is cropped by Contentful', () => {
    const [asset] = seeded.space.asset.nodes;
    seeded.node('service', { slug: 'tree-removal' }).shareImage = [`Asset:${asset?.contentful_id}`];
    expect(shared('/tree-removal/')).toEqual({
      url: expect.stringMatching(/\?w=1200&h=630&fit=fill&fm=jpg&q=\d+$/) as string,
      width: 1200,
      height: 630,
      alt: asset?.description,
    });
  });
});

it('search texts have no tokens', () => {
  const fields = {
    title: 'Pruning in {{city}}',
    slug: 'ours',
    intro: 'Call {{phone}}, {{nobody}}.',
  };
  addNode(seeded.space, 'service', 'one', fields);
  const { seo } = seeded.service('/ours/');
  expect(JSON.stringify(seo)).not.toContain('{{');
  expect(seo.title).toBe('Pruning in Hartford | Hartford Tree Care');
});

it.each([
  ['🌳', 29],
  ['🇺🇸', 14],
  ['👷🏽‍♀️', 8],
])('a text is cut before an emoji that has no room: %s', (emoji, room) =>
  expect(shorten(emoji.repeat(40), 60)).toBe(`${emoji.repeat(room)}…`),
);
