/** @jest-environment node */
import { fetchContent } from 'gatsby-source-contentful/fetch';
import { createPluginConfig } from 'gatsby-source-contentful/plugin-options';
import type { FakeContentful } from '../../contentful';
import { ARTICLE_TYPES, deliveryClient, startServer } from './clients';

let server: FakeContentful;
beforeEach(async () => {
  server = await startServer();
  server.space.setContentTypes(ARTICLE_TYPES);
});

const syncClient = (view: 'delivery' | 'preview' = 'delivery') =>
  deliveryClient(server, view).withoutLinkResolution;

const idsOf = (items: { sys: { id: string } }[]): string[] => items.map(({ sys }) => sys.id);

test('the first synchronization tells what is published, page by page', async () => {
  const { space } = server;
  for (let number = 0; number < 7; number += 1) {
    space.createEntry('author', { name: `Author ${number}` }, { id: `author${number}` });
  }
  space.createEntry('author', { name: 'Draft' }, { publish: false });
  const result = await syncClient().sync({ initial: true, limit: 3 });
  expect(idsOf(result.entries)).toEqual([0, 1, 2, 3, 4, 5, 6].map((number) => `author${number}`));
  expect(result.entries[0]?.fields).toEqual({ name: { 'en-US': 'Author 0' } });
  expect(server.requests.count({ path: /\/sync$/ })).toBe(3);
});

test('the next one tells only what changed, and what is gone', async () => {
  const { space } = server;
  for (const id of ['kept', 'edited', 'unpublished', 'deleted']) {
    space.createEntry('author', { name: id }, { id });
  }
  const picture = await space.createAsset({ file: Buffer.from('x'), fileName: 'x.txt' });
  const first = await syncClient().sync({ initial: true });
  const unchanged = await syncClient().sync({ nextSyncToken: first.nextSyncToken ?? '' });
  expect(unchanged.entries).toEqual([]);
  expect(unchanged.deletedEntries).toEqual([]);

  space.updateFields('kept', { name: 'A draft that nobody published' });
  space.updateFields('edited', { name: 'New' }, { publish: true });
  space.unpublish('unpublished');
  space.delete('deleted');
  space.delete(picture);
  space.createEntry('author', { name: 'Added' }, { id: 'added' });
  const delta = await syncClient().sync({ nextSyncToken: first.nextSyncToken ?? '' });
  expect(idsOf(delta.entries)).toEqual(['edited', 'added']);
  expect(idsOf(delta.deletedEntries)).toEqual(['unpublished', 'deleted']);
  expect(idsOf(delta.deletedAssets)).toEqual([picture]);
});

test('what was never published is not told as deleted', async () => {
  const { space } = server;
  const first = await syncClient().sync({ initial: true });
  const draft = space.createEntry('author', { name: 'Draft' }, { publish: false });
  space.delete(draft);
  const delta = await syncClient().sync({ nextSyncToken: first.nextSyncToken ?? '' });
  expect(delta.deletedEntries).toEqual([]);
});

test('a restored snapshot reaches clients that synced in between', async () => {
  const { space } = server;
  space.createEntry('author', { name: 'Before' }, { id: 'edited' });
  space.createEntry('author', { name: 'Deleted' }, { id: 'deleted' });
  const snapshot = space.snapshot();
  space.updateFields('edited', { name: 'After' }, { publish: true });
  space.delete('deleted');
  space.createEntry('author', { name: 'Added' }, { id: 'added' });
  const between = await syncClient().sync({ initial: true });
  space.restore(snapshot);
  const delta = await syncClient().sync({ nextSyncToken: between.nextSyncToken ?? '' });
  expect(idsOf(delta.entries).sort()).toEqual(['deleted', 'edited']);
  expect(idsOf(delta.deletedEntries)).toEqual(['added']);
  expect(space.fieldsOf('edited')).toEqual({ name: 'Before' });
});

test('the preview shows drafts, and refuses to tell what changed since', async () => {
  server.space.createEntry('author', { name: 'Draft' }, { id: 'draft', publish: false });
  const first = await syncClient('preview').sync({ initial: true });
  expect(idsOf(first.entries)).toEqual(['draft']);
  const delta = syncClient('preview').sync({ nextSyncToken: first.nextSyncToken ?? '' });
  await expect(delta).rejects.toThrow(/400/);
});

const quietReporter = () => {
  const progress = { start: jest.fn(), tick: jest.fn(), done: jest.fn(), total: 0 };
  const panic = jest.fn((problem: { context: { sourceMessage: string } }) => {
    throw new Error(problem.context.sourceMessage);
  });
  return { verbose: jest.fn(), warn: jest.fn(), panic, createProgress: () => progress };
};

const pluginConfigOf = (accessToken: string) =>
  createPluginConfig({
    spaceId: server.spaceId,
    accessToken,
    host: server.hosts.delivery,
    environment: 'master',
  });

test('the Gatsby plugin makes its pages smaller when an answer is over 7 MB', async () => {
  const { space } = server;
  const long = 'x'.repeat(40_000);
  space.setContentTypes([
    { id: 'long', name: 'Long', fields: [{ id: 'text', name: 'Text', type: 'Text' }] },
  ]);
  for (let number = 0; number < 250; number += 1)
    space.force(`long${number}`, 'long', { text: long });
  const reporter = quietReporter();
  const { currentSyncData } = await fetchContent({
    syncToken: undefined,
    pluginConfig: pluginConfigOf(server.deliveryToken),
    reporter,
  });
  expect(currentSyncData.entries).toHaveLength(250);
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringContaining('reponse size limit'));
});

test('the Gatsby plugin says that a token is wrong', async () => {
  const run = fetchContent({
    syncToken: undefined,
    pluginConfig: pluginConfigOf('wrong'),
    reporter: quietReporter(),
  });
  await expect(run).rejects.toThrow(/401/);
});
