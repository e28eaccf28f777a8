/** What depends on the content. `tests/build/structuredData.test.ts` checks the bundled site's. */
import type { PageBase } from '../../../src/content/views';
import { addNode, allPages } from '../../support/content';
import { rawRichText } from '../../support/richText';
import { seededForEach, toldOf } from '../../support/seeded';

const seeded = seededForEach();

type GraphNode = Readonly<Record<string, unknown>>;

/** The company as a page describes it. */
const businessOn = (page: PageBase): GraphNode | undefined =>
  toldOf(page, 'HomeAndConstructionBusiness')[0];

/** The company as the home page describes it, once some facts are changed. */
const businessWith = (facts: object): GraphNode | undefined => {
  Object.assign(seeded.node('siteConfig'), facts);
  return businessOn(seeded.page('/'));
};

it('is the same company on every page, with its towns where the map is', () => {
  const { site } = seeded.made();
  const facts = allPages(site).map((page) =>
    JSON.stringify({ ...businessOn(page), areaServed: [] }),
  );
  expect(new Set(facts).size).toBe(1);
  const townsOn = (page: PageBase): readonly string[] =>
    (businessOn(page) as { areaServed: readonly { name: string }[] }).areaServed.map(
      ({ name }) => name,
    );
  expect(townsOn(seeded.page('/'))).toEqual(site.shared.facts.towns);
  expect(townsOn(seeded.service('/tree-pruning/'))).toEqual(['Hartford']);
});

it('says that the company can always be reached only when its hours say so', () => {
  expect(businessWith({})).toMatchObject({
    contactPoint: {
      telephone: '+18605550142',
      hoursAvailable: { opens: '00:00', closes: '23:59' },
    },
  });
  const closed = businessWith({ hoursOfOperation: 'Mon to Fri, 8 to 5' });
  expect(closed).not.toHaveProperty('contactPoint');
  expect(JSON.stringify(closed)).not.toMatch(/opening|hours|00:00/i);
});

it('has a street, an e-mail address and profiles only when the company gives them', () => {
  const bare = businessWith({});
  for (const property of ['email', 'sameAs', 'geo', 'aggregateRating', 'review'])
    expect(bare).not.toHaveProperty(property);
  expect(bare?.['address']).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Hartford',
    addressRegion: 'CT',
    addressCountry: 'US',
  });
  const full = businessWith({
    streetAddress: '1 Mill Road',
    postalCode: '06103',
    email: 'office@example.com',
    socialProfiles: [
      ...['https://a.example/oak', 'b.example/oak'],
      ...['javascript:alert(1)', 'oak', '@oak.a'],
    ],
  });
  expect(full).toMatchObject({
    email: 'office@example.com',
    sameAs: ['https://a.example/oak', 'https://b.example/oak'],
    address: {
      streetAddress: '1 Mill Road',
      addressLocality: 'Hartford',
      addressRegion: 'CT',
      postalCode: '06103',
      addressCountry: 'US',
    },
  });
});

it('names a question once, in however many sections it stands, with the first of several answers', () => {
  const { question } = seeded.node('faq', { contentful_id: 'faq-cost' });
  addNode(seeded.space, 'faq', 'twice', { question, answer: rawRichText('Less.') });
  const page = seeded.node('page', { kind: 'questions' });
  const list = { layout: 'Questions', chosen: ['Entry:faq-cost', 'Entry:twice'] };
  seeded.addSection({ name: 'again', ...list }, page);
  seeded.addSection({ name: 'later', ...list, startsAt: '2026-12-01' }, page);
  const told = toldOf(seeded.page('/questions/'), 'FAQPage').flatMap(
    ({ mainEntity }) => mainEntity as readonly { name: string; acceptedAnswer: { text: string } }[],
  );
  expect(told).toHaveLength(19);
  expect(new Set(told.map(({ name }) => name)).size).toBe(19);
  expect(told.map(({ acceptedAnswer }) => acceptedAnswer.text)).not.toContain('Less.');
});
