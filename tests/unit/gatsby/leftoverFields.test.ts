/** An entry with a field that its type lacks. */
import { leaveOutLeftoverFields, pluginNormalize } from '../../../src/gatsby/leftoverFields';

const input = () => ({
  contentTypeItem: { name: 'Page', sys: { id: 'page' }, fields: [{ id: 'name', type: 'Symbol' }] },
  entries: [
    {
      sys: {
        id: 'prices',
        type: 'Entry',
        contentType: { sys: { id: 'page' } },
        updatedAt: '2026-01-01',
        createdAt: '2026-01-01',
      },
      metadata: { tags: [] },
      fields: { name: { en: 'Prices' }, oldField: { en: 'left over' } },
    },
  ],
  ...{ restrictedNodeFields: [], conflictFieldPrefix: 'contentful', foreignReferenceMap: {} },
  ...{ resolvable: new Set(), defaultLocale: 'en', space: { sys: { id: 'space' } } },
  locales: [{ code: 'en', default: true }],
  pluginConfig: { get: () => 'Contentful' },
  createNodeId: (id: string) => id,
  getNode: () => undefined,
  createNode: jest.fn(),
});

it('ends a build without the workaround', async () => {
  const normalize = { ...pluginNormalize() };
  await expect(async () => normalize.createNodesForContentType(input())).rejects.toThrow(
    'localized',
  );
});

it('loses the field and becomes a node, which is told', async () => {
  const normalize = { ...pluginNormalize() };
  const tell = jest.fn();
  leaveOutLeftoverFields(normalize, tell);
  const made = input();
  await normalize.createNodesForContentType(made);
  expect(made.createNode).toHaveBeenCalledWith(expect.objectContaining({ name: 'Prices' }));
  expect(tell.mock.calls).toEqual([
    [expect.stringContaining('prices (“Page”) holds a field “oldField”')],
  ]);
});
