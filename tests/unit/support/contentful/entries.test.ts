/** @jest-environment node */
import type { FakeContentful } from '../../../support/contentful';
import { createClient } from 'contentful-management';
import { ARTICLE_TYPES, deliveryClient, errorOf, managementClient, startServer } from './clients';

let server: FakeContentful;
beforeEach(async () => {
  server = await startServer();
  server.space.setContentTypes(ARTICLE_TYPES);
});

const titled = (title: string) => ({ fields: { title: { 'en-US': title } } });

test('an entry lives from draft over publishing to deletion', async () => {
  const client = managementClient(server);
  const published = deliveryClient(server);
  const drafts = deliveryClient(server, 'preview');

  let entry = await client.entry.create({ contentTypeId: 'author' }, { fields: {} });
  const params = { entryId: entry.sys.id };
  expect(entry.sys.version).toBe(1);
  expect((await drafts.getEntries()).total).toBe(1);
  expect((await published.getEntries()).total).toBe(0);

  entry = await client.entry.update(params, { ...entry, fields: { name: { 'en-US': 'Ada' } } });
  entry = await client.entry.publish(params, entry);
  expect(entry.sys).toMatchObject({ version: 3, publishedVersion: 2, publishedCounter: 1 });
  expect((await published.getEntry(entry.sys.id)).fields).toEqual({ name: 'Ada' });

  entry = await client.entry.update(params, { ...entry, fields: { name: { 'en-US': 'Eve' } } });
  expect((await published.getEntry(entry.sys.id)).fields).toEqual({ name: 'Ada' });
  expect((await drafts.getEntry(entry.sys.id)).fields).toEqual({ name: 'Eve' });

  expect((await errorOf(client.entry.delete(params))).status).toBe(400);
  expect((await errorOf(client.entry.archive(params))).status).toBe(400);
  await client.entry.unpublish(params);
  expect((await published.getEntries()).total).toBe(0);
  await client.entry.archive(params);
  expect((await drafts.getEntries()).total).toBe(0);
  await client.entry.unarchive(params);
  await client.entry.delete(params);
  expect((await errorOf(client.entry.get(params))).name).toBe('NotFound');
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

test('a patch changes only what it names', async () => {
  const client = managementClient(server);
  const entry = await client.entry.create({ contentTypeId: 'article' }, titled('One'));
  const { version } = entry.sys;
  await client.entry.patch({ entryId: entry.sys.id, version }, [
    { op: 'add', path: '/fields/rank', value: { 'en-US': 3 } },
  ]);
  expect(server.space.fieldsOf(entry.sys.id)).toEqual({ title: 'One', rank: 3 });
});

test('each publishing leaves a snapshot', async () => {
  const id = server.space.createEntry('author', { name: 'Ada' });
  server.space.updateFields(id, { name: 'Eve' }, { publish: true });
  const client = managementClient(server);
  const snapshots = await client.snapshot.getManyForEntry({ entryId: id });
  const names = snapshots.items.map(({ snapshot }): unknown => snapshot.fields.name);
  expect(names).toEqual([{ 'en-US': 'Eve' }, { 'en-US': 'Ada' }]);
});

test('many entries are published in one bulk action, the wrong ones reported', async () => {
  const { space } = server;
  const good = space.createEntry('author', { name: 'Ada' }, { publish: false });
  const bad = space.createEntry('author', {}, { publish: false });
  const link = (id: string) => ({
    sys: { type: 'Link', linkType: 'Entry', id, version: space.entry(id)?.version },
  });
  const action = await managementClient(server).raw.post<{
    sys: { status: string };
    error: { details: { errors: unknown[] } };
  }>(`/spaces/${server.spaceId}/environments/master/bulk_actions/publish`, {
    entities: { sys: { type: 'Array' }, items: [link(good), link(bad)] },
  });
  expect(action.sys.status).toBe('failed');
  expect(action.error.details.errors).toHaveLength(1);
  expect(space.entry(good)?.published).toBeDefined();
  expect(space.entry(bad)?.published).toBeUndefined();
});

test('the legacy client works as well', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const legacy = createClient(
    { accessToken: server.managementToken, host: server.hosts.management },
    { type: 'legacy' },
  );
  const environment = await (await legacy.getSpace(server.spaceId)).getEnvironment('master');
  const entry = await environment.createEntry('author', { fields: { name: { 'en-US': 'Ada' } } });
  expect((await entry.publish()).isPublished()).toBe(true);
});
