/** @jest-environment node */
import type { FakeContentful } from '../../contentful';
import {
  ARTICLE_TYPES,
  deliveryClient,
  errorOf,
  managementClient,
  startServer,
  UNKNOWN,
} from './clients';

let server: FakeContentful;
beforeEach(async () => {
  server = await startServer();
  server.space.setContentTypes(ARTICLE_TYPES);
});

test('an entry lives from draft over publishing to deletion', async () => {
  const management = managementClient(server);
  const published = deliveryClient(server);
  const drafts = deliveryClient(server, 'preview');

  let entry = await management.entry.create({ contentTypeId: 'author' }, { fields: {} });
  const params = { entryId: entry.sys.id };
  expect(entry.sys.version).toBe(1);
  expect((await drafts.getEntries({ include: 0 })).total).toBe(1);
  expect((await published.getEntries({ include: 0 })).total).toBe(0);

  entry = await management.entry.update(params, { ...entry, fields: { name: { 'en-US': 'Ada' } } });
  entry = await management.entry.publish(params, entry);
  expect(entry.sys).toMatchObject({ version: 3, publishedVersion: 2, publishedCounter: 1 });
  const nameIn = async (client: ReturnType<typeof deliveryClient>): Promise<unknown> =>
    (await client.getEntries({ include: 0 })).items[0]?.fields.name;
  expect(await nameIn(published)).toBe('Ada');

  entry = await management.entry.update(params, { ...entry, fields: { name: { 'en-US': 'Eve' } } });
  expect(await nameIn(published)).toBe('Ada');
  expect(await nameIn(drafts)).toBe('Eve');

  expect((await errorOf(management.entry.delete(params))).status).toBe(400);
  expect((await errorOf(management.entry.archive(params))).status).toBe(400);
  await management.entry.unpublish(params);
  expect((await published.getEntries({ include: 0 })).total).toBe(0);
  await management.entry.archive(params);
  expect((await drafts.getEntries({ include: 0 })).total).toBe(0);
  await management.entry.delete(params);
  expect((await errorOf(management.entry.get(params))).name).toBe('NotFound');
});

test('an outdated version is a conflict that leaves the entry as it was', async () => {
  const client = managementClient(server);
  const entry = await client.entry.create({ contentTypeId: 'author' }, { fields: {} });
  const params = { entryId: entry.sys.id };
  await client.entry.update(params, { ...entry, fields: { name: { 'en-US': 'First' } } });
  const second = client.entry.update(params, { ...entry, fields: { name: { 'en-US': 'Second' } } });
  expect(await errorOf(second)).toMatchObject({ name: 'VersionMismatch', status: 409 });
  expect(server.space.fieldsOf(entry.sys.id)).toEqual({ name: 'First' });
});

test('an entry of an unknown or unpublished type is refused', async () => {
  const client = managementClient(server);
  const unknown = client.entry.create({ contentTypeId: 'nothing' }, { fields: {} });
  expect(await errorOf(unknown)).toMatchObject({ name: 'InvalidEntry', status: 422 });
  await client.contentType.createWithId(
    { contentTypeId: 'draft' },
    { name: 'Draft', fields: [], displayField: '', description: '' },
  );
  const unpublished = client.entry.create({ contentTypeId: 'draft' }, { fields: {} });
  expect((await errorOf(unpublished)).status).toBe(422);
});

test('a link to nothing stops publishing, a link to a draft does not', async () => {
  const client = managementClient(server);
  const author = await client.entry.create({ contentTypeId: 'author' }, { fields: {} });
  const linked = (id: string) => ({
    fields: {
      title: { 'en-US': 'Title' },
      author: { 'en-US': { sys: { type: 'Link', linkType: 'Entry', id } } },
    },
  });
  const toDraft = await client.entry.create({ contentTypeId: 'article' }, linked(author.sys.id));
  await client.entry.publish({ entryId: toDraft.sys.id }, toDraft);
  const toNothing = await client.entry.create({ contentTypeId: 'article' }, linked('gone'));
  const refused = await errorOf(client.entry.publish({ entryId: toNothing.sys.id }, toNothing));
  expect(refused).toMatchObject({ name: 'UnresolvedLinks', status: 422 });
});

test.each([
  ['PATCH', 'entries/ada', [{ op: 'remove', path: '/fields/name' }]],
  ['POST', 'bulk_actions/publish', {}],
  ['GET', 'entries/ada/references', undefined],
  ['GET', 'roles', undefined],
])('what the server does not cover is an unknown path: %s %s', async (method, path, body) => {
  server.space.createEntry('author', { name: 'Ada' }, { id: 'ada' });
  const base = `https://${server.hosts.management}/spaces/${server.spaceId}/environments/master`;
  const answer = await fetch(`${base}/${path}`, {
    method,
    headers: { Authorization: `Bearer ${server.managementToken}` },
    body: body && JSON.stringify(body),
  });
  const { status } = answer;
  expect({ status, body: (await answer.json()) as unknown }).toMatchObject(UNKNOWN);
  expect(server.space.fieldsOf('ada')).toEqual({ name: 'Ada' });
});
