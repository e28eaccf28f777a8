/** How fields are read from the nodes that gatsby-source-contentful makes. */
import type { GatsbyCache } from 'gatsby';
import { recordResponse, loadSentLinks, sentLinks } from '../../../src/contentful/sentLinks';
import { createSchemaCustomization } from '../../../src/gatsby/createSchemaCustomization';

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** The client receives these items while it synchronizes. */
const synced = (...items: readonly unknown[]): void =>
  recordResponse({ config: { url: 'sync' }, data: { items } });

const entry = (id: string, fields: object) => ({ sys: { type: 'Entry', id }, fields });

/** A cache that outlives the build machine's memory. */
const cacheOf = (store = new Map<string, unknown>()): GatsbyCache => ({
  name: 'site',
  directory: '/nowhere',
  get: (key: string) => Promise.resolve(store.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(store.set(key, value) && value),
  del: (key: string) => Promise.resolve(void store.delete(key)),
});

beforeEach(() => {
  recordResponse({
    config: { url: 'locales' },
    data: { items: [{ code: 'en-US', default: true }] },
  });
});

describe('links as they were sent', () => {
  it('include drafts, by field and in the order of the space', async () => {
    synced(
      entry('home', {
        sections: {
          'en-US': [link('Entry', 'b'), link('Entry', 'draft')],
          de: [link('Entry', 'x')],
        },
        picture: { 'en-US': link('Asset', 'oak') },
        heading: { 'en-US': 'Words' },
        empty: { 'en-US': null },
      }),
    );
    await loadSentLinks(cacheOf());
    expect(sentLinks('home', 'sections')).toEqual(['Entry:b', 'Entry:draft']);
    expect(sentLinks('home', 'picture')).toEqual(['Asset:oak']);
    expect(sentLinks('home', 'heading')).toEqual([]);
    expect(sentLinks('unknown', 'sections')).toEqual([]);
  });

  it('are read in the space’s own language', async () => {
    recordResponse({
      config: { url: 'locales' },
      data: {
        items: [
          { code: 'en-US', default: false },
          { code: 'de', default: true },
        ],
      },
    });
    synced(entry('german', { picture: { de: link('Asset', 'eiche') } }));
    await loadSentLinks(cacheOf());
    expect(sentLinks('german', 'picture')).toEqual(['Asset:eiche']);
  });

  it('are cached from build to build, updated by later syncs, and removed with their entry', async () => {
    const store = new Map<string, unknown>([
      ['contentful-links', { kept: { picture: ['Asset:a'] }, gone: { picture: ['Asset:b'] } }],
    ]);
    synced({ sys: { type: 'DeletedEntry', id: 'gone' } }, { sys: { type: 'Asset', id: 'a' } });
    synced(entry('kept', { picture: { 'en-US': link('Asset', 'new') } }));
    await loadSentLinks(cacheOf(store));
    expect(sentLinks('kept', 'picture')).toEqual(['Asset:new']);
    expect(sentLinks('gone', 'picture')).toEqual([]);
    expect(store.get('contentful-links')).toMatchObject({ kept: { picture: ['Asset:new'] } });
  });
});

describe('a field of a node', () => {
  type Resolve = (
    source: object,
    args: object,
    context: { nodeModel: object },
    info: { fieldName: string },
  ) => unknown;

  const extensions = new Map<string, Resolve>();
  const actions = {
    createFieldExtension: (made: { name: string; extend: () => { resolve: Resolve } }) =>
      extensions.set(made.name, made.extend().resolve),
    createTypes: () => undefined,
  };
  const nodes: Readonly<Record<string, object>> = {
    text: { internal: { content: 'Long text' } },
  };
  const nodeModel = { getNodeById: ({ id }: { id: string }) => nodes[id] ?? null };
  const read = (extension: string, source: object): unknown =>
    extensions.get(extension)?.(source, {}, { nodeModel }, { fieldName: 'field' });

  beforeAll(() => {
    void createSchemaCustomization?.({ actions } as never, { plugins: [] }, () => undefined);
  });

  it.each([
    ['contentfulText', { field: 'Short' }, 'Short'],
    ['contentfulText', { field___NODE: 'text' }, 'Long text'],
    ['contentfulText', { field___NODE: 'gone' }, null],
    ['contentfulText', {}, null],
    ['contentfulRichText', { field: { raw: '{}' } }, '{}'],
    ['contentfulRichText', { field: null }, null],
    ['contentfulLinks', { contentful_id: 'faq' }, []],
  ])('%s reads %j as %j', (extension, source, value) => {
    expect(read(extension, source)).toEqual(value);
  });

  it('contentfulLinks keeps links to drafts, which cannot be resolved', async () => {
    synced(entry('home', { field: { 'en-US': [link('Entry', 'draft'), link('Entry', 'faq')] } }));
    await loadSentLinks(cacheOf());
    expect(read('contentfulLinks', { contentful_id: 'home', field___NODE: ['faq'] })).toEqual([
      'Entry:draft',
      'Entry:faq',
    ]);
  });
});

it('links to drafts are still lost by the plugin: when this fails, take sentLinks.ts out', async () => {
  const { createNodesForContentType } = jest.requireActual<{
    createNodesForContentType: (options: object) => Promise<unknown>;
  }>('gatsby-source-contentful/normalize');
  const made: { field___NODE?: string[] }[] = [];
  await createNodesForContentType({
    contentTypeItem: {
      sys: { id: 'page' },
      name: 'Page',
      fields: [{ id: 'field', type: 'Array', items: { type: 'Link', linkType: 'Entry' } }],
    },
    restrictedNodeFields: [],
    entries: [
      {
        sys: { id: 'home', type: 'Entry', updatedAt: '2026-01-01', revision: 1 },
        fields: { field: { 'en-US': [link('Entry', 'draft'), link('Entry', 'faq')] } },
      },
    ],
    createNode: (node: (typeof made)[number]) => Promise.resolve(made.push(node)),
    createNodeId: (id: string) => id,
    getNode: () => undefined,
    resolvable: new Set(['faq___Entry']),
    foreignReferenceMap: {},
    defaultLocale: 'en-US',
    locales: [{ code: 'en-US', fallbackCode: null }],
    space: { sys: { id: 'space' } },
    pluginConfig: new Map<string, unknown>(),
  });
  const links = made.flatMap(({ field___NODE = [] }) => field___NODE);
  expect(links).toEqual([expect.stringContaining('faq')]);
});
