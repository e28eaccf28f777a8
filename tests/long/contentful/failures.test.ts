/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startFakeContentful, type FailRule, type FakeContentful } from '../../contentful';
import { ARTICLE_TYPES, deliveryClient, errorOf, managementClient, startServer } from './clients';

let server: FakeContentful;
beforeEach(async () => {
  server = await startServer();
  server.space.setContentTypes(ARTICLE_TYPES);
  server.space.createEntry('author', { name: 'Ada' });
});

const entries = () => deliveryClient(server).getEntries({ include: 0 });
const impatient = async (rule: FailRule) => {
  server.fail(rule);
  const headers = { Authorization: `Bearer ${server.deliveryToken}` };
  return fetch(`https://${server.hosts.delivery}/spaces/${server.spaceId}/entries?include=0`, {
    headers,
  });
};

test('clients get over two 429s by themselves', async () => {
  server.fail({
    api: 'delivery',
    status: 429,
    times: 2,
    headers: { 'X-Contentful-RateLimit-Reset': '0' },
  });
  expect((await entries()).total).toBe(1);
  expect(server.requests.count({ status: 429 })).toBe(2);
});

test('clients get over a 500 by themselves', async () => {
  server.fail({ api: 'delivery', path: /entries/, status: 500, times: 1 });
  expect((await entries()).total).toBe(1);
  expect(server.requests.list().map(({ status }) => status)).toEqual([500, 200]);
}, 15_000);

test.each([
  [401, 'AccessTokenInvalid'],
  [404, 'NotFound'],
])('a %i comes with the body Contentful sends', async (status, id) => {
  server.fail({ status });
  expect(await errorOf(managementClient(server).locale.getMany({}))).toMatchObject({
    name: id,
    status,
  });
});

test.each([429, 500, 503])('a %i for good stays', async (status) => {
  const answer = await impatient({ status });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ sys: { type: 'Error' } });
  expect(answer.headers.get('X-Contentful-RateLimit-Reset')).toBe(status === 429 ? '1' : null);
});

test('a connection is cut in the middle of the body', async () => {
  const answer = await impatient({ drop: 'mid-body' });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

test('a connection is cut before the answer', async () => {
  await expect(impatient({ drop: 'before-response' })).rejects.toThrow();
});

test('a fault strikes what it names, after what it lets pass, until it is taken back', async () => {
  const mend = server.fail({
    api: 'delivery',
    path: /entries/,
    method: 'GET',
    status: 404,
    after: 1,
  });
  expect((await entries()).total).toBe(1);
  await expect(entries()).rejects.toThrow(/404/);
  expect((await deliveryClient(server).getContentTypes()).total).toBe(2);
  mend();
  expect((await entries()).total).toBe(1);
});

test('a process that does not know the authority refuses the connection', async () => {
  const other = await startFakeContentful();
  const script = `fetch('https://${other.hosts.delivery}/').then(r => console.log(r.status), e => console.log(e.cause.code))`;
  const run = (variables: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['-e', script], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: '', ...variables },
    });
  const [strange, known] = await Promise.all([run({}), run(other.env())]);
  await other.close();
  expect(strange.stdout.trim()).toMatch(/VERIFY|SELF_SIGNED/);
  expect(known.stdout.trim()).toBe('401');
});
