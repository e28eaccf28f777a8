/** What an editor types is shown as a build would show it. */
import type { Item } from '../../../src/contentful/space';
import { entryLink } from '../../contentful';
import { livePage, withTyped, type LiveContent } from '../../../src/preview/livePage';
import { bundledDefaults } from '../../support/content';

const item = (id: string, type: string, fields: object): Item => ({
  sys: { id, contentType: { sys: { id: type } }, updatedAt: '2026-11-20T10:00:00Z' },
  fields: { ...fields },
});

const ENTRIES = [
  item('us', 'page', {
    name: 'Us',
    kind: 'standard',
    slug: 'us',
    heading: 'Who we are',
    sections: ['one', 'two', 'hidden'].map(entryLink),
  }),
  item('one', 'section', { name: 'One', layout: 'Plain text', heading: 'First part' }),
  item('two', 'section', { name: 'Two', layout: 'Plain text', heading: 'Second part' }),
  item('hidden', 'section', { name: 'Hidden', layout: 'Plain text', intro: 'Later', hidden: true }),
];

let content: LiveContent;

beforeAll(async () => {
  content = JSON.parse(
    JSON.stringify({
      items: { entries: ENTRIES, assets: [], locale: 'en-US' },
      bundled: await bundledDefaults(),
      settings: {
        siteUrl: 'https://trees.example',
        ownAddress: '',
        ownHosts: [],
        goesLive: false,
        preview: true,
        counting: 'off',
      },
      assetNames: {},
    }),
  ) as LiveContent;
});

/** The page once these fields are typed. */
const typed = (id: string, fields: object, path = '/us/'): string | undefined => {
  const [known] = ENTRIES.filter(({ sys }) => sys.id === id);
  const changed = { sys: { id }, fields: { ...known?.fields, ...fields } };
  return livePage({ ...content, items: withTyped(content.items, [changed]) }, path)?.html;
};

const headings = (html = ''): readonly string[] =>
  [...html.matchAll(/<h[12][^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, words = '']) => words);

it('is the page of a build', () => {
  const { html = '', entryIds } = livePage(content, '/us/') ?? {};
  expect(headings(html)).toEqual(
    expect.arrayContaining(['Who we are', 'First part', 'Second part']),
  );
  expect([...(entryIds ?? [])]).toEqual(expect.arrayContaining(['us', 'one', 'two', 'hidden']));
});

it('shows a changed text; markup in it stays text', () => {
  expect(typed('one', { heading: '<b>Trees</b> & {{year}}' })).toContain(
    `&lt;b&gt;Trees&lt;/b&gt; &amp; ${new Date().getFullYear()}`,
  );
});

it('shows another order, and an entry and a picture that were made after the build', () => {
  const resolved = (type: string, id: string, more: object) => ({ sys: { type, id, ...more } });
  const oak = {
    ...resolved('Asset', 'oak', {}),
    fields: {
      description: 'An oak',
      file: {
        url: '//images.ctfassets.net/oak.jpg',
        contentType: 'image/jpeg',
        details: { size: 1, image: { width: 1200, height: 800 } },
      },
    },
  };
  const three = {
    ...resolved('Entry', 'three', { contentType: { sys: { id: 'section' } } }),
    fields: { name: 'Three', layout: 'Picture beside a text', heading: 'Third part', picture: oak },
  };
  const html = typed('us', { sections: [entryLink('two'), three, entryLink('one')] });
  expect(headings(html).filter((words) => words.endsWith('part'))).toEqual([
    'Second part',
    'Third part',
    'First part',
  ]);
  expect(html).toContain('alt="An oak"');
});

it('has no page at an address that is changed', () => {
  expect(typed('us', { slug: 'we' })).toBeUndefined();
  expect(typed('us', { slug: 'we' }, '/we/')).toContain('Who we are');
});

it('follows an entry to the address that it gets while its title is typed', () => {
  const { ownId } = livePage(content, '/us/') ?? {};
  const items = withTyped(content.items, [
    { sys: { id: 'us' }, fields: { name: 'Our crew', kind: 'standard', heading: 'Who we are' } },
  ]);
  const page = livePage({ ...content, items }, '/us/', ownId);
  expect(page?.path).toBe('/our-crew/');
  expect(page?.html).toContain('Who we are');
});

it('shows what is typed into a link of a list of the menu', () => {
  const links = [
    item('about', 'navigationLink', { title: 'Us', href: '/us/' }),
    item('crew', 'navigationLink', { title: 'Crew', href: '/us/#c', below: entryLink('about') }),
  ];
  const items = { ...content.items, entries: [...content.items.entries, ...links] };
  const changed = { sys: { id: 'crew' }, fields: { ...links[1]?.fields, title: 'Our crew' } };
  const { html } = livePage({ ...content, items: withTyped(items, [changed]) }, '/us/') ?? {};
  expect(html).toContain('Our crew');
});
