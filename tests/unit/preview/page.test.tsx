/** What an editor types is shown as a build would show it. */
import { renderToString } from 'react-dom/server';
import type { Item } from '../../../src/contentful/space';
import { previewPage, withTyped, type PreviewContent } from '../../../src/preview/page';
import { entryLink } from '../../contentful';
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
  item('one', 'section', { name: 'One', layout: 'Text', heading: 'First part' }),
  item('two', 'section', { name: 'Two', layout: 'Text', heading: 'Second part' }),
  item('hidden', 'section', { name: 'Hidden', layout: 'Text', intro: 'Later', hidden: true }),
];

let content: PreviewContent;
beforeAll(async () => {
  const settings = {
    preview: true,
    siteUrl: 'https://trees.example',
    ownAddress: '',
    ownHosts: [],
  };
  const made: PreviewContent = {
    items: { entries: ENTRIES, assets: [], locale: 'en-US' },
    bundled: await bundledDefaults(),
    settings: { ...settings, goesLive: false, counting: 'off' },
    builtAt: '2026-11-20T10:00:00Z',
  };
  // As it travels.
  content = JSON.parse(JSON.stringify(made)) as PreviewContent;
});

/** The page once these fields are typed. */
const typed = (id: string, fields: object): string | undefined => {
  const [known] = ENTRIES.filter(({ sys }) => sys.id === id);
  const changed = { sys: { id }, fields: { ...known?.fields, ...fields } };
  const page = previewPage({ ...content, items: withTyped(content.items, [changed]) }, '/us/');
  return page && renderToString(page.element);
};

const headings = (html = ''): readonly string[] =>
  [...html.matchAll(/<h[12][^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, words = '']) => words);

it('is the page of a build, whose parts name their entries', () => {
  const page = previewPage(content, '/us/');
  const html = page && renderToString(page.element);
  expect(headings(html)).toEqual(
    expect.arrayContaining(['Who we are', 'First part', 'Second part']),
  );
  expect(html).toContain('data-contentful-entry-id="one"');
  expect(page?.entryIds).toEqual(['us', 'one', 'two', 'hidden']);
});

it('shows a changed text; markup in it stays text', () =>
  expect(typed('one', { heading: '<b>Trees</b> & {{company}}' })).toContain(
    '&lt;b&gt;Trees&lt;/b&gt; &amp; Hartford Tree Care',
  ));

it('shows another order, and an entry and a picture that were made after the build', () => {
  const resolved = (type: string, id: string, more: object) => ({ sys: { type, id, ...more } });
  const file = {
    url: '//images.ctfassets.net/oak.jpg',
    contentType: 'image/jpeg',
    details: { size: 1, image: { width: 1200, height: 800 } },
  };
  const oak = { ...resolved('Asset', 'oak', {}), fields: { description: 'An oak', file } };
  const three = {
    ...resolved('Entry', 'three', { contentType: { sys: { id: 'section' } } }),
    fields: { name: 'Three', layout: 'Text', heading: 'Third part', picture: oak },
  };
  const html = typed('us', { sections: [entryLink('two'), three, entryLink('one')] });
  expect(headings(html).filter((words) => words.endsWith('part'))).toEqual([
    'Second part',
    'Third part',
    'First part',
  ]);
  expect(html).toContain('alt="An oak"');
});

it('has no page at an address that is being changed', () =>
  expect(typed('us', { slug: 'we' })).toBeUndefined());
