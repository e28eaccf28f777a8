/** How fields are read from the nodes that gatsby-source-contentful makes. */
import { SENT_LINKS, sentLinksId, sourceNodes } from '../../../src/gatsby/sourceNodes';
import { createSchemaCustomization } from '../../../src/gatsby/createSchemaCustomization';
import { readItems, type Item } from '../../../src/contentful/space';
import { folderForAll } from '../../support/folder';

jest.mock('../../../src/contentful/space', () => ({
  ...jest.requireActual<object>('../../../src/contentful/space'),
  readItems: jest.fn(),
}));

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

describe('links as they were sent', () => {
  const nodes = new Map<string, { id: string; links?: unknown }>();
  const args = {
    actions: {
      createNode: (node: { id: string }) => nodes.set(node.id, node),
      deleteNode: (node: { id: string }) => nodes.delete(node.id),
    },
    createContentDigest: JSON.stringify,
    getNode: (id: string) => nodes.get(id),
  };
  const sync = async (
    preview: string,
    entries: readonly Item[],
    syncToken: string,
    deletedEntries: readonly string[] = [],
  ): Promise<unknown> => {
    const others = { assets: [], locale: 'en-US' };
    const read = jest
      .mocked(readItems)
      .mockResolvedValue({ entries, deletedEntries, syncToken, ...others });
    process.env.CONTENTFUL_PREVIEW = preview;
    await sourceNodes?.(args as never, { plugins: [] }, () => undefined);
    return read.mock.lastCall?.[1];
  };
  const env = process.env;

  const folder = folderForAll();
  beforeAll(async () => {
    process.env = { ...env, CONTENTFUL_SPACE_ID: 's', CONTENTFUL_ACCESS_TOKEN: 'k' };
    await folder.write({ '.cache/any': '' });
    jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
  });
  afterAll(() => {
    process.env = env;
    jest.restoreAllMocks();
  });

  it('are nodes, updated by later syncs, and removed with their entry', async () => {
    const entry = (id: string, picture: string): Item => ({
      sys: { id },
      fields: { picture: link('Asset', picture) },
    });
    const first = [entry('kept', 'old'), entry('gone', 'old')];
    expect(await sync('', first, '1')).toBeUndefined();
    expect(await sync('', [entry('kept', 'new')], '2', ['gone', 'b'])).toBe('1');
    const links = { picture: ['Asset:new'] };
    expect([...nodes.values()]).toMatchObject([
      { id: sentLinksId('kept'), links, internal: { type: SENT_LINKS } },
    ]);
  });

  it('are all read again for a preview', async () => {
    expect(await sync('true', [], '3')).toBeUndefined();
  });
});

describe('a field of a node', () => {
  type Resolve = (
    source: object,
    args: object,
    context: { nodeModel: object },
    info: { fieldName: string },
  ) => unknown;

  let resolve: Resolve;
  const actions = {
    createFieldExtension: (made: { extend: () => { resolve: Resolve } }) => {
      ({ resolve } = made.extend());
    },
    createTypes: () => undefined,
  };
  const nodes: Readonly<Record<string, object>> = {
    text: { internal: { content: 'Long text', mediaType: 'text/markdown' } },
    json: { internal: { content: '{"a":1}', mediaType: 'application/json' } },
    [sentLinksId('home')]: { links: { field: ['Entry:draft', 'Entry:faq'] } },
  };
  const nodeModel = { getNodeById: ({ id }: { id: string }) => nodes[id] ?? null };
  beforeAll(() => {
    void createSchemaCustomization?.({ actions } as never, { plugins: [] }, () => undefined);
  });

  it.each([
    [{ field: 'Short' }, 'Short'],
    [{ field: false }, false],
    [{ field: null }, null],
    [{ field: { raw: '{}' } }, '{}'],
    [{ field___NODE: 'text' }, 'Long text'],
    [{ field___NODE: 'json' }, { a: 1 }],
    [{ field___NODE: 'gone' }, null],
    [{ contentful_id: 'faq' }, null],
    [{ contentful_id: 'home' }, ['Entry:draft', 'Entry:faq']],
    // The plugin has dropped the draft.
    [{ contentful_id: 'home', field___NODE: ['faq'] }, ['Entry:draft', 'Entry:faq']],
  ])('is read from %j as %j', (source, value) =>
    expect(resolve(source, {}, { nodeModel }, { fieldName: 'field' })).toEqual(value),
  );
});

it('the plugin still loses links to drafts: when this fails, remove sourceNodes.ts', async () => {
  const { createNodesForContentType } = jest.requireActual<{
    createNodesForContentType: (options: object) => Promise<unknown>;
  }>('gatsby-source-contentful/normalize');
  const nodes: { readonly field___NODE?: readonly string[] }[] = [];
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
    createNode: (node: (typeof nodes)[number]) => Promise.resolve(nodes.push(node)),
    createNodeId: (id: string) => id,
    getNode: () => undefined,
    // What is published.
    resolvable: new Set(['faq___Entry']),
    foreignReferenceMap: {},
    defaultLocale: 'en-US',
    locales: [{ code: 'en-US', fallbackCode: null }],
    space: { sys: { id: 'space' } },
    pluginConfig: new Map<string, unknown>(),
  });
  const links = nodes.flatMap(({ field___NODE = [] }) => field___NODE);
  expect(links).toEqual([expect.stringContaining('faq')]);
});
