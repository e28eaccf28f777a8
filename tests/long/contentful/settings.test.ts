/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from 'contentful';
import type { FakeContentful } from '../../contentful';
import type { JsonObject } from '../../contentful/types';
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

  test('hear of the environment that their filter names', async () => {
    const staged = await startServer({ environmentId: 'staging' });
    staged.environment('master').setContentTypes(ARTICLE_TYPES);
    staged.space.setContentTypes(ARTICLE_TYPES);
    const hook = { name: 'Rebuild', url: hookUrl(), topics: ['Entry.publish'], headers: [] };
    const filter = (id: string) => [{ equals: [{ doc: 'sys.environment.sys.id' }, id] }];
    const { webhook } = managementClient(staged);
    await webhook.create({}, { ...hook, filters: filter('staging') as [] });
    await webhook.create({}, { ...hook, name: 'Without filters' });
    const inStaging = staged.space.createEntry('author', { name: 'Ada' });
    const inMaster = staged.environment('master').createEntry('author', { name: 'Eve' });
    await staged.webhooksSettled();
    const heard = calls.map(({ body, headers }) => [
      headers['x-contentful-webhook-name'],
      (body.sys as JsonObject).id,
    ]);
    expect(heard.sort()).toEqual([
      ['Rebuild', inStaging],
      ['Without%20filters', inMaster],
    ]);
  });

  test('with a filter that the server does not apply are refused', async () => {
    const filters = [{ regexp: [{ doc: 'sys.id' }, { pattern: '^a' }] }];
    expect((await errorOf(addWebhook(['Entry.publish'], { filters }))).status).toBe(404);
  });

  test('send their own headers and body', async () => {
    await addWebhook(['Entry.publish'], {
      headers: [{ key: 'X-Own', value: 'yes' }],
      transformation: {
        contentType: 'application/json',
        body: { entry: '{ /payload/sys/id }' },
      },
    });
    const id = server.space.createEntry('author', { name: 'Ada' });
    await server.webhooksSettled();
    expect(calls[0]?.body).toEqual({ entry: id });
    expect(calls[0]?.headers['x-own']).toBe('yes');
  });

  test('can be switched off', async () => {
    const client = managementClient(server);
    const webhook = await addWebhook(['Entry.publish']);
    const params = { webhookDefinitionId: webhook.sys.id };
    const off = await client.webhook.update(params, { ...webhook, active: false });
    server.space.createEntry('author', { name: 'Ada' });
    await server.webhooksSettled();
    expect(calls).toEqual([]);
    expect(off.sys.version).toBe(2);
  });

  test('without a url are refused', async () => {
    const refused = await errorOf(addWebhook(['Entry.publish'], { url: '' }));
    expect(refused.status).toBe(422);
  });
});

test('a new key opens delivery and preview, of its environments only', async () => {
  server.space.createEntry('author', { name: 'Ada' });
  server.space.createEntry('author', { name: 'Draft' }, { publish: false });
  const client = managementClient(server);
  const keyOf = (environment: string) => ({
    name: 'Site',
    description: '',
    environments: [
      { sys: { type: 'Link' as const, linkType: 'Environment' as const, id: environment } },
    ],
  });
  const key = await client.apiKey.create({}, keyOf('master'));
  const elsewhere = await client.apiKey.create({}, keyOf('staging'));
  const previewApiKeyId = key.preview_api_key.sys.id;
  const preview = await client.previewApiKey.get({ previewApiKeyId });
  const total = async (host: string, accessToken: string) =>
    (await createClient({ space: server.spaceId, host, accessToken }).getEntries({ include: 0 }))
      .total;
  expect(await total(server.hosts.delivery, key.accessToken)).toBe(1);
  expect(await total(server.hosts.preview, preview.accessToken)).toBe(2);
  await expect(total(server.hosts.delivery, elsewhere.accessToken)).rejects.toThrow(/404/);
  await expect(total(server.hosts.delivery, preview.accessToken)).rejects.toThrow(/401/);
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
  expect(await errorOf(wrong.entry.getMany({}))).toMatchObject({
    name: 'AccessTokenInvalid',
    status: 401,
  });
});
