import { scriptJson } from '../../../src/components/scriptJson';
import type { SeoView } from '../../../src/content/views';
import { allPages, nodes, SITE_URL, siteOf } from './site';

interface GraphNode {
  readonly '@type': string;
  readonly '@id': string;
  readonly [property: string]: unknown;
}

const graphOf = (seo: SeoView | undefined): readonly GraphNode[] =>
  (JSON.parse(seo?.graph ?? '{}') as { '@graph': readonly GraphNode[] })['@graph'];

const nodeOf = (seo: SeoView | undefined, type: string): GraphNode | undefined =>
  graphOf(seo).find((node) => node['@type'] === type);

const company = (fields: object) => ({
  siteConfig: nodes({
    contentful_id: 'site',
    company: 'Oak & Sons',
    city: 'Elmwood',
    state: 'Vermont',
    stateCode: 'VT',
    phoneDisplay: '(802) 555-0199',
    phoneLink: 'tel:+18025550199',
    hoursOfOperation: '24/7',
    ...fields,
  }),
});

describe('JSON in a script element', () => {
  it('cannot end the element, whatever a text contains', () => {
    const evil = '</script><script>alert("1")</script>\u2028&';
    const json = scriptJson({ evil });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ evil });
  });
});

describe('the company', () => {
  it('is one and the same node on every page, towns named where the map is', async () => {
    const site = await siteOf();
    const onPages = allPages(site).map((page) => nodeOf(page.seo, 'HomeAndConstructionBusiness'));
    expect(new Set(onPages.map((node) => node?.['@id']))).toEqual(
      new Set([`${SITE_URL}/#business`]),
    );
    const facts = onPages.map((node) => JSON.stringify({ ...node, areaServed: [] }));
    expect(new Set(facts).size).toBe(1);
    const towns = (path: string) =>
      (
        nodeOf(
          allPages(site).find((page) => page.path === path)?.seo,
          'HomeAndConstructionBusiness',
        )?.['areaServed'] as readonly { name: string }[]
      ).map(({ name }) => name);
    expect(towns('/')).toEqual(site.header.facts.towns);
    expect(towns('/tree-pruning/')).toEqual(['Hartford']);
  });

  it('is always reachable only when the hours say so', async () => {
    const open = await siteOf(company({}));
    expect(nodeOf(open.pages[0]?.seo, 'HomeAndConstructionBusiness')).toMatchObject({
      contactPoint: {
        telephone: '+18025550199',
        hoursAvailable: { opens: '00:00', closes: '23:59' },
      },
    });
    const closed = await siteOf(company({ hoursOfOperation: 'Mon to Fri, 8 to 5' }));
    const node = nodeOf(closed.pages[0]?.seo, 'HomeAndConstructionBusiness');
    expect(node).not.toHaveProperty('contactPoint');
    expect(JSON.stringify(node)).not.toMatch(/opening|hours|00:00/i);
  });

  it('has an address, an e-mail address and profiles only when the config does', async () => {
    const bare = nodeOf((await siteOf()).pages[0]?.seo, 'HomeAndConstructionBusiness');
    for (const property of ['address', 'email', 'sameAs', 'geo', 'aggregateRating', 'review']) {
      expect(bare).not.toHaveProperty(property);
    }
    const told = await siteOf(
      company({
        streetAddress: '1 Mill Road',
        postalCode: '05001',
        email: 'office@example.com',
        socialProfiles: [
          'https://a.example/oak',
          'b.example/oak',
          'javascript:alert(1)',
          'oak',
          '@oak.a',
        ],
      }),
    );
    expect(nodeOf(told.pages[0]?.seo, 'HomeAndConstructionBusiness')).toMatchObject({
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
});

describe('the page', () => {
  it('is of the kind that the vocabulary has a word for', async () => {
    const site = await siteOf();
    const typeOf = (path: string): unknown =>
      graphOf(allPages(site).find((page) => page.path === path)?.seo).find(
        (node) => node['@id'] === `${SITE_URL}${path}#page`,
      )?.['@type'];
    expect(typeOf('/')).toBe('WebPage');
    expect(typeOf('/about/')).toBe('AboutPage');
    expect(typeOf('/contact/')).toBe('ContactPage');
    expect(typeOf('/blog/')).toBe('CollectionPage');
    expect(typeOf('/tree-pruning/')).toBe('WebPage');
  });

  it('leads to a service with its provider', async () => {
    const { services } = await siteOf();
    for (const { seo, head, path } of services) {
      expect(nodeOf(seo, 'WebPage')?.['mainEntity']).toEqual({
        '@id': `${SITE_URL}${path}#service`,
      });
      expect(nodeOf(seo, 'Service')).toMatchObject({
        description: head.intro,
        provider: { '@id': `${SITE_URL}/#business` },
      });
    }
  });

  it('leads to a post with its dates and its picture', async () => {
    const { posts } = await siteOf();
    expect(posts).toHaveLength(4);
    for (const { seo, title, date } of posts) {
      expect(nodeOf(seo, 'BlogPosting')).toMatchObject({
        headline: title,
        dateModified: date,
        image: { '@type': 'ImageObject', url: seo.image.url },
        author: { '@id': `${SITE_URL}/#business` },
      });
    }
  });

  it('names the topics of a post in its head', async () => {
    const { posts } = await siteOf();
    const winter = posts.find(({ path }) => path.includes('late-winter'));
    expect(winter?.seo.keywords).toEqual(expect.arrayContaining(['pruning', 'winter']));
  });

  it('names the path above its heading', async () => {
    const { services } = await siteOf();
    const pruning = services.find(({ path }) => path === '/tree-pruning/');
    expect(nodeOf(pruning?.seo, 'BreadcrumbList')?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE_URL}/` },
      {
        '@type': 'ListItem',
        position: 2,
        name: pruning?.crumbs[1]?.label,
        item: `${SITE_URL}/services/`,
      },
      { '@type': 'ListItem', position: 3, name: 'Tree pruning', item: `${SITE_URL}/tree-pruning/` },
    ]);
  });
});

describe('questions', () => {
  const paragraph = (value: string) => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  });

  it('are told with the words of their answers, a space between paragraphs', async () => {
    const raw = JSON.stringify({
      nodeType: 'document',
      data: {},
      content: [paragraph('Mostly.'), paragraph('Ask us.')],
    });
    const site = await siteOf({
      faq: nodes({ contentful_id: 'q', question: 'Is it safe?', answer: raw }),
    });
    const home = site.pages.find(({ kind }) => kind === 'home');
    expect(nodeOf(home?.seo, 'FAQPage')?.['mainEntity']).toEqual([
      {
        '@type': 'Question',
        name: 'Is it safe?',
        acceptedAnswer: { '@type': 'Answer', text: 'Mostly. Ask us.' },
      },
    ]);
  });
});
