import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

it('names the company’s pages on other websites as people know these, and reports what is none', () => {
  seeded.node('siteConfig').socialProfiles = [
    ...['https://www.facebook.com/oak', 'm.yelp.com/biz/oak'],
    ...['https://share.google/oak', 'https://oaks.example/us', 'not an address'],
  ];
  const { site, problems } = seeded.made();
  const told = problems.filter(({ field }) => field === 'socialProfiles');
  expect(told.map(({ message }) => message)).toEqual([
    expect.stringContaining('“not an address” is not of the right form. Copy the address'),
  ]);
  expect(site.footer.profiles).toEqual([
    { label: 'Facebook', href: 'https://www.facebook.com/oak' },
    { label: 'Yelp', href: 'https://m.yelp.com/biz/oak' },
    { label: 'Google', href: 'https://share.google/oak' },
    { label: 'oaks.example', href: 'https://oaks.example/us' },
  ]);
});
