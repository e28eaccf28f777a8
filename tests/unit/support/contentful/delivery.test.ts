/** @jest-environment node */
import { assetLink, entryLink, richText, richTextNode } from '../../../support/contentful';
import type { FakeContentful } from '../../../support/contentful';
import { ARTICLE_TYPES, deliveryClient, managementClient, startServer } from './clients';

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

const titles = async (query: Record<string, unknown>): Promise<unknown[]> => {
  const found = await deliveryClient(server).getEntries({ content_type: 'article', ...query });
  return found.items.map((item) => item.fields.title);
};

describe('a list of entries', () => {
  beforeEach(() => {
    ['Oak', 'Elm', 'Ash', 'Fir'].forEach((title, rank) =>
      server.space.createEntry('article', { title, rank }, { id: title.toLowerCase() }),
    );
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ['by field', { 'fields.title': 'Elm' }, ['Elm']],
    ['by a list of ids', { 'sys.id[in]': 'oak,fir', order: 'fields.title' }, ['Fir', 'Oak']],
    ['without one', { 'fields.title[ne]': 'Oak', order: 'fields.rank' }, ['Elm', 'Ash', 'Fir']],
    ['by number', { 'fields.rank[gte]': 2, order: '-fields.rank' }, ['Fir', 'Ash']],
    ['by part of a text', { 'fields.title[match]': 'as' }, ['Ash']],
    ['by any text', { query: 'fir' }, ['Fir']],
    [
      'by what is missing',
      { 'fields.body[exists]': false, limit: 1, order: 'fields.rank' },
      ['Oak'],
    ],
    ['in parts', { order: 'fields.rank', skip: 1, limit: 2 }, ['Elm', 'Ash']],
  ])('is filtered %s', async (_name, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('tells the total beside the page', async () => {
    const page = await deliveryClient(server).getEntries({ limit: 1 });
    expect(page).toMatchObject({ total: 4, skip: 0, limit: 1 });
  });

  test('is narrowed to chosen fields', async () => {
    const found = await get('entries?content_type=article&select=fields.rank&sys.id=elm');
    expect(found.body.items).toEqual([{ fields: { rank: 1 } }]);
  });

  test.each([
    ['a field without its content type', 'entries?fields.title=Oak'],
    ['an unknown content type', 'entries?content_type=shrub'],
    ['an unknown field', 'entries?content_type=article&fields.height=2'],
    ['an unknown parameter', 'entries?colour=green'],
    ['a limit over 1,000', 'entries?limit=1001'],
  ])('is refused for %s', async (_name, path) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ sys: { type: 'Error', id: 'InvalidQuery' } });
    expect(body.requestId).toEqual(expect.any(String));
  });
});

describe('links', () => {
  test('are included as deep as asked, each once', async () => {
    const { space } = server;
    const picture = await space.createAsset({ file: Buffer.from('x'), fileName: 'x.txt' });
    const ada = space.createEntry('author', { name: 'Ada' });
    const inner = space.createEntry('article', { title: 'Inner', author: entryLink(ada) });
    space.createEntry(
      'article',
      {
        title: 'Outer',
        picture: assetLink(picture),
        related: [entryLink(inner), entryLink(inner)],
        body: richText(richTextNode('embedded-entry-block', [], { target: entryLink(ada) })),
      },
      { id: 'outer' },
    );
    const shallow = await get('entries?sys.id=outer&include=1');
    const ids = (body: Record<string, unknown>, kind: string) =>
      ((body.includes as Record<string, { sys: { id: string } }[]>)[kind] ?? []).map(
        ({ sys }) => sys.id,
      );
    expect(ids(shallow.body, 'Entry')).toEqual([ada, inner]);
    expect(ids(shallow.body, 'Asset')).toEqual([picture]);
    expect((await get('entries?sys.id=outer&include=0')).body.includes).toBeUndefined();
  });

  test('to drafts and to nothing are reported as errors', async () => {
    const { space } = server;
    const draft = space.createEntry('author', { name: 'Draft' }, { publish: false });
    space.createEntry('article', { title: 'Title', author: entryLink(draft) });
    const { body } = await get('entries?content_type=article');
    expect(body.errors).toEqual([
      {
        sys: { id: 'notResolvable', type: 'error' },
        details: { type: 'Link', linkType: 'Entry', id: draft },
      },
    ]);
  });

  test('in a circle end', async () => {
    const { space } = server;
    space.createEntry('article', { title: 'One' }, { id: 'one' });
    space.createEntry('article', { title: 'Two', related: [entryLink('one')] }, { id: 'two' });
    space.updateFields('one', { related: [entryLink('two')] }, { publish: true });
    const found = await deliveryClient(server).getEntry('one', { include: 10 });
    expect(found.fields.title).toBe('One');
  });
});

test('locales fall back along their chain, and * tells them all', async () => {
  const management = managementClient(server);
  const german = { code: 'de', name: 'German', fallbackCode: 'en-US' };
  await management.locale.create(
    {},
    {
      ...german,
      contentDeliveryApi: true,
      contentManagementApi: true,
      optional: false,
    },
  );
  server.space.createEntry('author', { name: 'Ada' }, { id: 'ada' });
  const fields = async (locale: string) => (await get(`entries/ada?locale=${locale}`)).body.fields;
  expect(await fields('de')).toEqual({ name: 'Ada' });
  expect(await fields('*')).toEqual({ name: { 'en-US': 'Ada' } });
  expect((await get('entries/ada?locale=fr')).status).toBe(400);
  const space = await deliveryClient(server).getSpace();
  expect(space.locales.map(({ code }) => code)).toEqual(['en-US', 'de']);
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

test('only public tags are delivered, and tags filter entries', async () => {
  const client = managementClient(server);
  await client.tag.createWithId({ tagId: 'open' }, { name: 'Open', sys: { visibility: 'public' } });
  await client.tag.createWithId(
    { tagId: 'inner' },
    { name: 'Inner', sys: { visibility: 'private' } },
  );
  const entry = await client.entry.create(
    { contentTypeId: 'author' },
    {
      fields: { name: { 'en-US': 'Ada' } },
      metadata: { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'open' } }] },
    },
  );
  await client.entry.publish({ entryId: entry.sys.id }, entry);
  const tags = await deliveryClient(server).getTags();
  expect(tags.items.map(({ sys }) => sys.id)).toEqual(['open']);
  expect((await get('entries?metadata.tags.sys.id[in]=open')).body.total).toBe(1);
  expect((await get('entries?metadata.tags.sys.id[in]=other')).body.total).toBe(0);
});

test.each([
  ['a wrong token', 'entries', 'nonsense', 401, 'AccessTokenInvalid'],
  ['a preview token', 'entries', 'preview', 401, 'AccessTokenInvalid'],
  ['a missing entry', 'entries/nothing', undefined, 404, 'NotFound'],
  ['a missing environment', '../staging/entries', undefined, 404, 'NotFound'],
  ['another space', '../../../elsewhere/environments/master/entries', undefined, 404, 'NotFound'],
])('%s is refused', async (_name, path, token, status, id) => {
  const sent = token === 'preview' ? server.previewToken : token;
  const answer = await get(path, sent);
  expect(answer).toMatchObject({ status, body: { sys: { id } } });
});
