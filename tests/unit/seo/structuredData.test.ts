/** What depends on the content. `tests/build/structuredData.test.ts` checks the bundled site's. */
import { allPages, nodes, siteOf } from './site';

type GraphNode = Readonly<Record<string, unknown>>;
type Views = ReturnType<typeof allPages>;

const nodeOf = (view: Views[number] | undefined, type: string): GraphNode | undefined =>
  (JSON.parse(view?.seo.graph ?? '{}') as { '@graph': readonly GraphNode[] })['@graph'].find(
    (node) => node['@type'] === type,
  );

/** The company as the home page describes it. */
const businessWith = async (fields: object): Promise<GraphNode | undefined> => {
  const config = {
    contentful_id: 'site',
    company: 'Oak & Sons',
    city: 'Elmwood',
    state: 'Vermont',
    stateCode: 'VT',
    phoneDisplay: '(802) 555-0199',
    hoursOfOperation: '24/7',
    ...fields,
  };
  const { pages } = await siteOf({ siteConfig: nodes(config) });
  return nodeOf(pages[0], 'HomeAndConstructionBusiness');
};

it('is the same company on every page, with its towns where the map is', async () => {
  const site = await siteOf();
  const businesses = allPages(site).map((page) => nodeOf(page, 'HomeAndConstructionBusiness'));
  const facts = businesses.map((node) => JSON.stringify({ ...node, areaServed: [] }));
  expect(new Set(facts).size).toBe(1);
  const townsOn = (path: string): readonly string[] => {
    const page = allPages(site).find((one) => one.path === path);
    const { areaServed } = nodeOf(page, 'HomeAndConstructionBusiness') ?? {};
    return (areaServed as readonly { name: string }[]).map(({ name }) => name);
  };
  expect(townsOn('/')).toEqual(site.texts.facts.towns);
  expect(townsOn('/tree-pruning/')).toEqual(['Hartford']);
});

it('says that the company can always be reached only when its hours say so', async () => {
  expect(await businessWith({})).toMatchObject({
    contactPoint: {
      telephone: '+18025550199',
      hoursAvailable: { opens: '00:00', closes: '23:59' },
    },
  });
  const closed = await businessWith({ hoursOfOperation: 'Mon to Fri, 8 to 5' });
  expect(closed).not.toHaveProperty('contactPoint');
  expect(JSON.stringify(closed)).not.toMatch(/opening|hours|00:00/i);
});

it('has a street, an e-mail address and profiles only when the company gives them', async () => {
  const bare = await businessWith({});
  for (const property of ['email', 'sameAs', 'geo', 'aggregateRating', 'review'])
    expect(bare).not.toHaveProperty(property);
  expect(bare?.['address']).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Elmwood',
    addressRegion: 'VT',
    addressCountry: 'US',
  });
  const full = await businessWith({
    streetAddress: '1 Mill Road',
    postalCode: '05001',
    email: 'office@example.com',
    socialProfiles: [
      ...['https://a.example/oak', 'b.example/oak'],
      ...['javascript:alert(1)', 'oak', '@oak.a'],
    ],
  });
  expect(full).toMatchObject({
    name: 'Oak & Sons',
    email: 'office@example.com',
    sameAs: ['https://a.example/oak', 'https://b.example/oak'],
    address: {
      streetAddress: '1 Mill Road',
      addressLocality: 'Elmwood',
      addressRegion: 'VT',
      postalCode: '05001',
      addressCountry: 'US',
    },
  });
});
