import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

it('names the company’s pages on other websites as people know these', () => {
  const [config] = seeded.space.siteConfig.nodes;
  Object.assign(config ?? {}, {
    socialProfiles: [
      'https://www.facebook.com/oak',
      'm.yelp.com/biz/oak',
      'https://oaks.example/us',
      'not an address',
    ],
  });
  expect(seeded.made().site.footer.profiles).toEqual([
    { label: 'Facebook', href: 'https://www.facebook.com/oak' },
    { label: 'Yelp', href: 'https://m.yelp.com/biz/oak' },
    { label: 'oaks.example', href: 'https://oaks.example/us' },
  ]);
});
