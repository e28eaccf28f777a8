/** How fields are read from the nodes that gatsby-source-contentful makes. */
import { createSchemaCustomization } from '../../../src/gatsby/createSchemaCustomization';

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
    entry: { contentful_id: 'faq', internal: { type: 'ContentfulFaq' } },
    asset: { contentful_id: 'tree', internal: { type: 'ContentfulAsset' } },
  };
  const nodeModel = { getNodeById: ({ id }: { id: string }) => nodes[id] ?? null };
  beforeAll(() => {
    void createSchemaCustomization?.({ actions } as never, { plugins: [] }, () => undefined);
  });

  it.each([
    [{ field: 'Short' }, 'Short'],
    [{ field: false }, false],
    [{ field: null }, undefined],
    [{ field: { raw: '{}' } }, '{}'],
    [{ field___NODE: 'text' }, 'Long text'],
    [{ field___NODE: 'json' }, { a: 1 }],
    [{ field___NODE: 'gone' }, undefined],
    [{}, undefined],
    [{ field___NODE: 'asset' }, ['Asset:tree']],
    [{ field___NODE: ['entry', 'asset'] }, ['Entry:faq', 'Asset:tree']],
  ])('is read from %j as %j', (source, value) =>
    expect(resolve(source, {}, { nodeModel }, { fieldName: 'field' })).toEqual(value),
  );
});
