/** @jest-environment node */
import { assetLink, type FakeContentful } from '../../contentful';
import { ARTICLE_TYPES, deliveryClient, managementClient, startServer, UNKNOWN } from './clients';

let server: FakeContentful;
beforeEach(async () => {
  server = await startServer();
  server.space.setContentTypes(ARTICLE_TYPES);
});

const get = async (path: string, token = server.deliveryToken) => {
  const base = `https://${server.hosts.delivery}/spaces/${server.spaceId}/environments/master`;
  const response = await fetch(`${base}/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('a list of entries', () => {
  beforeEach(() => {
    for (const id of ['oak', 'elm', 'ash']) {
      server.space.createEntry('article', { title: id }, { id });
    }
    server.space.createEntry('author', { name: 'Draft' }, { publish: false });
  });

  test.each([
    ['all of it', '', ['oak', 'elm', 'ash']],
    ['by content type', '&content_type=author', []],
    ['by a list of ids', '&sys.id[in]=ash,elm', ['elm', 'ash']],
    ['in parts, in order', '&order=sys.id&skip=1&limit=1', ['elm']],
  ])('is told: %s', async (_name, query, ids) => {
    const { body } = await get(`entries?include=0${query}`);
    expect(body.items).toMatchObject(ids.map((id) => ({ sys: { id } })));
    expect(body.items).toHaveLength(ids.length);
  });

  test.each([
    ['an unknown content type', 'content_type=shrub'],
    ['a limit over 1,000', 'limit=1001'],
    ['another locale', 'locale=de'],
  ])('is refused for %s', async (_name, query) => {
    const answer = await get(`entries?include=0&${query}`);
    expect(answer).toMatchObject({ status: 400, body: { sys: { id: 'InvalidQuery' } } });
    expect(answer.body.requestId).toEqual(expect.any(String));
  });

  test.each([
    'include=1',
    'include=0&fields.title=oak',
    'include=0&order=fields.title',
    'select=sys',
  ])('is not told by what the server does not cover: %s', async (query) => {
    expect(await get(`entries?${query}`)).toMatchObject(UNKNOWN);
  });
});

test('an entry tells its fields, and links as they are', async () => {
  const { space } = server;
  const picture = await space.createAsset({ file: Buffer.from('x'), fileName: 'x.txt' });
  space.createEntry('article', { title: 'Oak', picture: assetLink(picture) }, { id: 'oak' });
  expect((await get('entries/oak')).body.fields).toEqual({
    title: 'Oak',
    picture: assetLink(picture),
  });
  expect((await get(`assets/${picture}`)).body.fields).toMatchObject({ title: 'x.txt' });
  const { locales } = await deliveryClient(server).getSpace();
  expect(locales.map(({ code }) => code)).toEqual(['en-US']);
});

test('omitted fields and unpublished content types are not delivered', async () => {
  server.space.createEntry('author', { name: 'Ada' }, { id: 'ada' });
  server.space.setContentTypes([
    {
      id: 'author',
      name: 'Author',
      fields: [
        { id: 'name', name: 'Name', type: 'Symbol', omitted: true },
        { id: 'town', name: 'Town', type: 'Symbol' },
      ],
    },
  ]);
  expect((await get('entries/ada')).body.fields).toEqual({});
  await managementClient(server).contentType.createWithId(
    { contentTypeId: 'draft' },
    { name: 'Draft', fields: [], displayField: '', description: '' },
  );
  const types = await deliveryClient(server).getContentTypes();
  expect(types.items.map(({ sys }) => sys.id)).toEqual(['author', 'article']);
});

test.each([
  ['a wrong token', 'entries?include=0', 'nonsense', 401, 'AccessTokenInvalid'],
  ['a preview token', 'entries?include=0', 'preview', 401, 'AccessTokenInvalid'],
  ['a missing entry', 'entries/nothing', undefined, 404, 'NotFound'],
  ['an unknown path', 'tags', undefined, 404, 'NotFound'],
  ['a missing environment', '../staging/entries', undefined, 404, 'NotFound'],
  ['another space', '../../../elsewhere/environments/master/entries', undefined, 404, 'NotFound'],
])('%s is refused', async (_name, path, token, status, id) => {
  const sent = token === 'preview' ? server.previewToken : token;
  const answer = await get(path, sent);
  expect(answer).toMatchObject({ status, body: { sys: { id } } });
});
