import type { TestNode } from '../../../support/richText';
import {
  block,
  linkTo,
  problemsIn,
  question,
  richText,
  target,
  toldAbout,
  type Entries,
} from './problemsIn';

const about = (...content: readonly TestNode[]) =>
  toldAbout('q1', { entries: { faq: [question({ answer: richText(...content) })] } });

describe('typed links', () => {
  it.each([
    '/tree-pruning/',
    'tree-pruning',
    '/services/#main',
    'https://example.org/',
    'tel:+18025550199',
    'mailto:office@example.org',
    '{{phone}}',
    'www.example.org',
  ])('to %s are fine', async (href) => {
    expect(await about(linkTo(href))).toEqual([]);
  });

  it('to a page that does not exist are told', async () => {
    expect(await about(linkTo('/tree-punning/'))).toEqual([
      'error: The link to /tree-punning/ in “Answer” leads to a page that does not exist. Its words are shown without a link. Choose another address, or publish that page.',
    ]);
  });

  it('to a file are left as they are, to be looked at', async () => {
    expect(await about(linkTo('/rss.xml'))).toEqual([
      'warning: The link to /rss.xml in “Answer” leads to a file of this website. Open it there to see that it exists; an address elsewhere begins with https://.',
    ]);
  });

  it('to a part of a page that is not there are told', async () => {
    expect(await about(linkTo('/contact/#prices'))).toEqual([
      'warning: The link to /contact/#prices in “Answer” points at a part of the page that is not there. Visitors land at the top of the page.',
    ]);
  });

  it('that no website may use are told', async () => {
    expect(await about(linkTo('javascript:alert(1)'))).toEqual([
      'error: The link “javascript:alert(1)” in “Answer” is not one a website may use, so its words are shown without a link.',
    ]);
  });

  it('are looked at in menus as well', async () => {
    const entries: Entries = {
      navigationLink: [{ contentful_id: 'n1', title: 'Prices', href: '/prices/' }],
    };
    expect(await toldAbout('n1', { entries })).toEqual([
      'error: The link to /prices/ in “Goes to” leads to a page that does not exist. Its words are shown without a link. Choose another address, or publish that page.',
    ]);
  });

  it('to an old address are fine, because visitors are sent on', async () => {
    const entries: Entries = {
      faq: [question({ answer: richText(linkTo('/old-pruning/')) })],
      service: [
        {
          contentful_id: 's1',
          title: 'Pruning',
          slug: 'pruning',
          previousAddresses: ['/old-pruning/'],
        },
      ],
    };
    expect(await toldAbout('q1', { entries })).toEqual([]);
  });
});

describe('links between entries', () => {
  const page = (fields: object): Entries => ({
    page: [
      {
        contentful_id: 'p1',
        name: 'Prices',
        kind: 'standard',
        slug: 'prices',
        body: richText(block('Words.')),
        ...fields,
      },
    ],
  });

  it('to a draft are told', async () => {
    expect(await toldAbout('p1', { entries: page({ sections: ['Entry:draft'] }) })).toEqual([
      'error: “Sections” links to an entry that is not published (draft). It is left out on the site. Publish it, or remove the link.',
    ]);
  });

  it('to a picture that is a draft are told', async () => {
    expect(await toldAbout('p1', { entries: page({ picture: ['Asset:draft'] }) })).toEqual([
      'error: “Picture” links to a picture that is not published (draft). It is left out on the site. Publish it, or remove the link.',
    ]);
  });

  it('in a text, to an entry without a page, are told', async () => {
    const link = {
      nodeType: 'paragraph',
      data: {},
      content: [
        { ...target('entry-hyperlink', 'Entry', 'draft'), content: block('words').content },
      ],
    };
    expect(await about(link)).toEqual([
      'error: The text holds a link to an entry that has no page. It is left out on the site. Publish what it links to, or take it out of the text.',
    ]);
  });

  it('in a text, to an embedded draft, are told', async () => {
    expect(await about(block('words'), target('embedded-entry-block', 'Entry', 'draft'))).toEqual([
      'error: The text holds an embedded part that is not published or of a kind the site does not know. It is left out on the site. Publish what it links to, or take it out of the text.',
    ]);
  });
});

describe('addresses', () => {
  const service = (id: string, title: string, slug: string) => ({
    contentful_id: id,
    title,
    slug,
    body: richText(block('Words.')),
  });

  it('of two services that are the same are told', async () => {
    const entries = {
      service: [service('s1', 'Pruning', 'trees'), service('s2', 'Felling', 'trees')],
    };
    expect(await toldAbout('s1', { entries })).toEqual([]);
    expect(await toldAbout('s2', { entries })).toEqual([
      'error: The address /trees/ belongs to “Pruning” already, so “Felling” is at /trees-2/ for now. Give it an address of its own.',
    ]);
  });

  it('of a service that are a page’s are told', async () => {
    const entries = { service: [service('s1', 'About us', 'about')] };
    expect(await toldAbout('s1', { entries })).toEqual([
      'error: The address /about/ belongs to “About” already, so “About us” is at /about-2/ for now. Give it an address of its own.',
    ]);
  });

  it.each(['static', 'islands', 'slice-data'])(
    'that the website needs for itself are told: %s',
    async (slug) => {
      const entries = { service: [service('s1', 'Oaks', slug)] };
      expect(await toldAbout('s1', { entries })).toEqual([
        `error: The address /${slug}/ belongs to a part of the website itself already, so “Oaks” is at /${slug}-2/ for now. Give it an address of its own.`,
      ]);
    },
  );
});

describe('entries that stand in each other’s way', () => {
  it('are told when the site reads only one', async () => {
    const facts = (id: string) => ({ contentful_id: id, company: id });
    const entries = { siteConfig: [facts('a'), facts('b')] };
    expect(await toldAbout('b', { entries })).toEqual([
      'warning: There are 2 entries of “Company and contact details”, but the site reads one. This one is not used; unpublish it.',
    ]);
  });

  it('are told when two pages are the home page', async () => {
    const home = (id: string) => ({
      contentful_id: id,
      name: `Home ${id}`,
      kind: 'home',
      body: richText(block('Words.')),
    });
    expect(await toldAbout('h2', { entries: { page: [home('h1'), home('h2')] } })).toEqual([
      'warning: “Home h2” says that it is the “home” page, but “Home h1” was first and stays it. “Home h2” is shown as a page of its own. If it is a copy, delete it and make the page with Add entry.',
    ]);
  });

  it('are told when a required field is empty', async () => {
    const entries: Entries = { service: [{ contentful_id: 's1', title: 'Pruning' }] };
    expect(await toldAbout('s1', { entries })).toEqual([
      'error: “Pruning” is not shown on the site, because it lacks: Address.',
    ]);
  });
});

it('tells nothing about links in what the site came with', async () => {
  const told = (await problemsIn({})).filter(({ severity }) => severity === 'error');
  expect(told).toEqual([]);
});
