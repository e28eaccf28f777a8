/** Entries with fields that their content type lacks, as gatsby-source-contentful gets them. */
import { createClient } from 'contentful';
import { CLIENT_OPTIONS } from '../../../src/contentful/client';
import { modelFields } from '../../../src/contentful/modelFields';
import { fieldsOf } from '../../../src/content/model';
import { pluginNodes } from '../../support/pluginNodes';
import { document, paragraph } from '../../support/richText';
import { answerRequests } from './answerRequests';

const about = { updatedAt: '2026-05-05T12:00:00Z', createdAt: '2026-05-04T12:00:00Z' };
const typed = (id: string, type: string) => ({
  ...{ ...about, id, type: 'Entry' },
  contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
});

const TYPES = [
  { sys: { type: 'ContentType', id: 'faq' }, name: 'FAQ', fields: [{ id: 'x', type: 'Symbol' }] },
  { sys: { type: 'ContentType', id: 'recipe' }, name: 'Recipe', fields: [] },
];
const answer = document(paragraph('Because.'));
const ENTRIES = [
  {
    sys: typed('why', 'faq'),
    fields: { question: { de: 'Why?' }, answer: { de: answer }, foreign: { de: 1 } },
  },
  { sys: typed('bread', 'recipe'), fields: { flour: { de: 500 } } },
  { sys: { ...about, id: 'oak', type: 'Asset' }, fields: { title: { de: 'Oak' } } },
];

const connect = (adapter: 'fetch' | typeof modelFields) => {
  answerRequests(({ url }) => {
    if (url.includes('/content_types')) return { status: 200, body: { items: TYPES, total: 2 } };
    if (url.includes('/sync'))
      return { status: 200, body: { items: ENTRIES, nextSyncUrl: 'https://x.test/?sync_token=t' } };
    return { status: 404, body: { sys: { type: 'Error', id: 'NotFound' } } };
  });
  return createClient({ ...CLIENT_OPTIONS, adapter, space: 's', accessToken: 'k' })
    .withoutLinkResolution;
};

/** Makes the plugin's nodes of the entries of a type. */
const nodesOf = async (adapter: 'fetch' | typeof modelFields): Promise<readonly object[]> => {
  const client = connect(adapter);
  const { items } = await client.getContentTypes();
  const { entries } = await client.sync({ initial: true });
  return pluginNodes({
    contentTypeItem: items.find(({ sys }) => sys.id === 'faq'),
    entries: entries.filter(({ sys }) => sys.contentType.sys.id === 'faq'),
    locale: 'de',
  });
};

afterEach(() => jest.restoreAllMocks());

it('end the plugin without it: when this fails, take modelFields.ts out', async () => {
  await expect(nodesOf('fetch')).rejects.toThrow(TypeError);
});

it('become nodes with the fields of the content model, and no others', async () => {
  const [, node] = await nodesOf(modelFields);
  expect(node).toMatchObject({ question: 'Why?', answer: { raw: JSON.stringify(answer) } });
  expect(node).not.toHaveProperty('foreign');
});

it('what is not of the content model stays as it was sent', async () => {
  const client = connect(modelFields);
  const { items } = await client.getContentTypes();
  expect(items.map(({ fields }) => fields.map(({ id }) => id))).toEqual([
    ['x', ...fieldsOf('faq').map(([id]) => id)],
    [],
  ]);
  const { entries, assets } = await client.sync({ initial: true });
  expect(entries.map(({ fields }) => Object.keys(fields))).toEqual([
    ['question', 'answer'],
    ['flour'],
  ]);
  expect(assets.map(({ fields }) => fields)).toEqual([{ title: { de: 'Oak' } }]);
});

it('a refusal stays a refusal', async () => {
  await expect(connect(modelFields).getLocales()).rejects.toThrow('404');
});
