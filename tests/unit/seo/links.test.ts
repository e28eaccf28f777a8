import { buildOf, nodes } from './site';

it('a link to an address that has moved is printed in its final form', async () => {
  const { site } = await buildOf({
    navigationLink: nodes({
      contentful_id: 'link',
      title: 'Link',
      href: '/stump-grinding-removal',
    }),
  });
  expect(site.header.links[0]?.href).toBe('/stump-grinding/');
});
