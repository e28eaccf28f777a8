/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from 'contentful';
import type { FakeContentful } from '../../../support/contentful';
import type { JsonObject } from '../../../support/contentful/types';
import { ARTICLE_TYPES, errorOf, managementClient, startServer } from './clients';

interface Call {
  topic: string;
  headers: IncomingMessage['headers'];
  body: JsonObject;
}

let server: FakeContentful;
let receiver: Server;
let calls: Call[];

beforeEach(async () => {
  server = await startServer();
  server.space.setContentTypes(ARTICLE_TYPES);
  calls = [];
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as JsonObject;
      const topic = String(request.headers['x-contentful-topic']);
      calls.push({ topic, headers: request.headers, body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => receiver.close(resolve)));

const hookUrl = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/build`;

const addWebhook = (topics: string[], more: JsonObject = {}) =>
  managementClient(server).webhook.create(
    {},
    { name: 'Rebuild', url: hookUrl(), topics, headers: [], ...more },
  );

const topicsOf = () => calls.map(({ topic }) => topic.replace('ContentManagement.', ''));

describe('webhooks', () => {
  test('hear of publishing, unpublishing and deleting, and not of typing', async () => {
    await addWebhook(['Entry.publish', 'Entry.unpublish', 'Entry.delete']);
    const id = server.space.createEntry('author', { name: 'Ada' });
    server.space.updateFields(id, { name: 'Eve' });
    server.space.delete(id);
    await server.webhooksSettled();
    expect(topicsOf().sort()).toEqual(['Entry.delete', 'Entry.publish', 'Entry.unpublish']);
    const published = calls.find(({ topic }) => topic.endsWith('.publish'));
    expect(published?.body).toMatchObject({ sys: { id }, fields: { name: { 'en-US': 'Ada' } } });
    expect(published?.headers['x-contentful-webhook-name']).toBe('Rebuild');
  });

  test('hear of typing when they ask for it', async () => {
    const id = server.space.createEntry('author', { name: 'Ada' });
    await addWebhook(['*.auto_save']);
    server.space.updateFields(id, { name: 'Eve' });
    await server.webhooksSettled();
    expect(topicsOf()).toEqual(['Entry.auto_save']);
  });

  test('are filtered by environment and content type', async () => {
    await managementClient(server).environment.createWithId(
      { environmentId: 'staging' },
      { name: 'staging' },
    );
    const doc = (name: string) => ({ doc: name });
    await addWebhook(['Entry.publish'], {
      filters: [
        { equals: [doc('sys.environment.sys.id'), 'staging'] },
        { not: { in: [doc('sys.contentType.sys.id'), ['article']] } },
        { regexp: [doc('sys.id'), { pattern: '^a' }] },
      ],
    });
    const staging = server.environment('staging');
    server.space.createEntry('author', { name: 'In master' }, { id: 'a1' });
    staging.createEntry('article', { title: 'Wrong type' }, { id: 'a2' });
    staging.createEntry('author', { name: 'Wrong id' }, { id: 'b1' });
    staging.createEntry('author', { name: 'Right' }, { id: 'a3' });
    await server.webhooksSettled();
    expect(calls.map(({ body }) => (body.sys as JsonObject).id)).toEqual(['a3']);
  });

  test('without filters hear of master only', async () => {
    await managementClient(server).environment.createWithId({ environmentId: 'staging' }, {});
    await addWebhook(['Entry.publish']);
    server.environment('staging').createEntry('author', { name: 'Ada' });
    await server.webhooksSettled();
    expect(calls).toEqual([]);
  });

  test('send their own headers and body, and keep what came back', async () => {
    const webhook = await addWebhook(['Entry.publish'], {
      headers: [{ key: 'X-Own', value: 'yes' }],
      transformation: {
        contentType: 'application/json',
        body: { entry: '{ /payload/sys/id }', text: 'Entry { /payload/sys/id } is out' },
      },
    });
    const id = server.space.createEntry('author', { name: 'Ada' });
    await server.webhooksSettled();
    expect(calls[0]?.body).toEqual({ entry: id, text: `Entry ${id} is out` });
    expect(calls[0]?.headers['x-own']).toBe('yes');
    const log = await managementClient(server).webhook.getManyCallDetails({
      webhookDefinitionId: webhook.sys.id,
    });
    expect(log.items[0]).toMatchObject({ statusCode: 200, eventType: 'publish' });
  });

  test('can be changed, switched off and deleted', async () => {
    const client = managementClient(server);
    const webhook = await addWebhook(['Entry.publish']);
    const params = { webhookDefinitionId: webhook.sys.id };
    const off = await client.webhook.update(params, { ...webhook, active: false });
    server.space.createEntry('author', { name: 'Ada' });
    await server.webhooksSettled();
    expect(calls).toEqual([]);
    expect(off.sys.version).toBe(2);
    await client.webhook.delete(params);
    expect((await client.webhook.getMany({})).items).toEqual([]);
  });

  test('without a url are refused', async () => {
    const refused = await errorOf(addWebhook(['Entry.publish'], { url: 'nowhere' }));
    expect(refused.status).toBe(422);
  });
});

test('a new key opens delivery and preview, of its environments only', async () => {
  server.space.createEntry('author', { name: 'Ada' });
  server.space.createEntry('author', { name: 'Draft' }, { publish: false });
  const client = managementClient(server);
  await client.environment.createWithId({ environmentId: 'staging' }, { name: 'staging' });
  const key = await client.apiKey.create(
    {},
    {
      name: 'Site',
      description: '',
      environments: [{ sys: { type: 'Link', linkType: 'Environment', id: 'staging' } }],
    },
  );
  const previewApiKeyId = key.preview_api_key.sys.id;
  const preview = await client.previewApiKey.get({ previewApiKeyId });
  const total = async (host: string, accessToken: string, environment: string) =>
    (await createClient({ space: server.spaceId, host, accessToken, environment }).getEntries())
      .total;
  expect(await total(server.hosts.delivery, key.accessToken, 'staging')).toBe(1);
  expect(await total(server.hosts.preview, preview.accessToken, 'staging')).toBe(2);
  await expect(total(server.hosts.delivery, key.accessToken, 'master')).rejects.toThrow(/404/);
  await client.apiKey.delete({ apiKeyId: key.sys.id });
  await expect(total(server.hosts.delivery, key.accessToken, 'staging')).rejects.toThrow(/401/);
});

test('an environment starts as a copy and goes its own way; an alias moves', async () => {
  const client = managementClient(server);
  server.space.createEntry('author', { name: 'Ada' }, { id: 'ada' });
  await client.environment.createWithId({ environmentId: 'v2' }, { name: 'v2' });
  server.environment('v2').updateFields('ada', { name: 'Eve' }, { publish: true });
  expect(server.space.fieldsOf('ada')).toEqual({ name: 'Ada' });
  const link = (id: string) => ({
    environment: { sys: { type: 'Link' as const, linkType: 'Environment' as const, id } },
  });
  const params = { environmentAliasId: 'live' };
  const alias = await client.environmentAlias.createWithId(params, link('master'));
  const name = async (): Promise<unknown> =>
    (await client.entry.get({ environmentId: 'live', entryId: 'ada' })).fields.name;
  expect(await name()).toEqual({ 'en-US': 'Ada' });
  await client.environmentAlias.update(params, { ...alias, ...link('v2') });
  expect(await name()).toEqual({ 'en-US': 'Eve' });
});

test('content preview addresses are kept', async () => {
  const client = managementClient(server);
  const path = `/spaces/${server.spaceId}/preview_environments`;
  const configurations = [
    { contentType: 'article', url: 'https://example.com/{entry.fields.slug}/', enabled: true },
  ];
  const created = await client.raw.post<{ sys: { id: string; version: number } }>(path, {
    name: 'Site',
    configurations,
  });
  const id = created.sys.id;
  const headers = { 'X-Contentful-Version': created.sys.version };
  await client.raw.put(`${path}/${id}`, { name: 'Renamed', configurations }, { headers });
  expect(await client.raw.get(`${path}/${id}`)).toMatchObject({ name: 'Renamed', configurations });
});

test('a token that is wrong opens nothing', async () => {
  const wrong = managementClient({ ...server, managementToken: 'wrong' });
  expect(await errorOf(wrong.space.get({}))).toMatchObject({
    name: 'AccessTokenInvalid',
    status: 401,
  });
});
