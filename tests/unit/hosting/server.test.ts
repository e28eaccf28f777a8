import { mkdir, readFile } from 'node:fs/promises';
import net from 'node:net';
import { portOf } from '../../../src/hosting/commandLine';
import { startServer, type RunningServer } from '../../../src/hosting/server';
import { folderForAll, writeFiles } from '../../support/folder';

const FORM = '<form name="contact" method="post" action="/thank-you/" data-netlify="true"></form>';
const PAGES: Readonly<Record<string, string>> = {
  'index.html': `<h1>Home</h1>${FORM}`,
  'about/index.html': `<h1>About</h1>${'<p>Long.</p>'.repeat(200)}`,
  'thank-you/index.html': '<h1>Thanks</h1>',
  '404.html': '<h1>Missing</h1>',
  'build.json': '{"id":"1"}',
  'static/a/photo.avif': 'picture',
  'rules.json': '{}',
  _headers:
    '/*\n  X-Everywhere: yes\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n/rules.json\n  Content-Type: application/speculationrules+json\n',
  _redirects: '/old/  /about/  301\n',
};

const folder = folderForAll();
let server: RunningServer;
beforeAll(async () => {
  await writeFiles(folder.to('public'), PAGES);
  server = await startServer(folder.path);
});
afterAll(() => server.close());

const get = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(server.url + address, { redirect: 'manual', ...init });

describe('addresses', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/about/', 200, 'About'],
    ['/404.html', 200, 'Missing'],
    ['/nowhere', 404, 'Missing'],
    ['/nowhere/', 404, 'Missing'],
    ['/static/', 404, 'Missing'],
    ['/_headers', 404, 'Missing'],
    ['/_redirects', 404, 'Missing'],
    ['/%2e%2e/package.json', 404, 'Missing'],
    ['/..%5c..%5cpackage.json', 404, 'Missing'],
    ['/%', 404, 'Missing'],
    ['/a%00b', 404, 'Missing'],
  ])('%s answers %d', async (address, status, text) => {
    const answer = await get(address);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
    expect(answer.headers.get('x-everywhere')).toBe('yes');
  });

  it.each([
    ['/about', '/about/'],
    ['/about?from=ad', '/about/?from=ad'],
    ['/old', '/about/'],
    ['/old/?from=ad', '/about/?from=ad'],
  ])('%s redirects to %s, once', async (address, to) => {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    expect((await get(to)).status).toBe(200);
  });
});

describe('headers', () => {
  it('come from _headers, else are what the host sends', async () => {
    const page = await get('/about/');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(page.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    const picture = await get('/static/a/photo.avif');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.headers.get('content-type')).toBe('image/avif');
    const rules = await get('/rules.json');
    expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
  });
});

describe('form posts', () => {
  const post = (address: string, body: URLSearchParams | FormData): Promise<Response> =>
    get(address, { method: 'POST', body });

  it('are accepted at the address of the specification, and kept with name, type and size of files', async () => {
    const body = new FormData();
    body.set('form-name', 'contact');
    body.set('comment', 'A tree fell');
    body.set('photo-1', new File(['picture'], 'oak.jpg', { type: 'image/jpeg' }));
    // Like a file input without a file.
    body.set('photo-2', new File([], ''));
    const answer = await post('/?index', body);
    expect([answer.status, await answer.text()]).toEqual([200, PAGES['index.html']]);
    const submission = {
      form: 'contact',
      fields: { 'form-name': ['contact'], comment: ['A tree fell'], 'photo-2': [''] },
      files: [{ field: 'photo-1', name: 'oak.jpg', type: 'image/jpeg', size: 7 }],
    };
    expect(server.submissions.at(-1)).toEqual(submission);
    const lines = await readFile(folder.to('.build/form-submissions.jsonl'), 'utf8');
    expect(lines.trim().split('\n').at(-1)).toBe(JSON.stringify(submission));
  });

  it('are refused for an unknown form, a broken body and too much', async () => {
    const count = server.submissions.length;
    expect((await post('/', new URLSearchParams({ 'form-name': 'other' }))).status).toBe(404);
    expect((await post('/', new URLSearchParams({ name: 'no form' }))).status).toBe(404);
    const json = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    expect((await get('/', json)).status).toBe(400);
    const body = new FormData();
    body.set('form-name', 'contact');
    body.set('photo-1', new File([Buffer.alloc(8 * 1024 * 1024)], 'big.jpg'));
    expect((await post('/', body)).status).toBe(413);
    expect(server.submissions).toHaveLength(count);
  });
});

describe('the server', () => {
  it('says plainly that there is no site or no free port', async () => {
    await mkdir(folder.to('empty'));
    const empty = startServer(folder.to('empty'));
    await expect(empty).rejects.toThrow('npm run build');
    const taken = net.createServer().listen(0);
    const { port } = taken.address() as net.AddressInfo;
    await expect(startServer(folder.path, port)).rejects.toThrow(`Port ${port} is in use`);
    taken.close();
  });

  it('listens at the port in PORT, and refuses what is not one', () => {
    const ports = [undefined, ' ', '8123'].map((value) => portOf({ PORT: value }, 9000));
    expect(ports).toEqual([9000, 9000, 8123]);
    for (const value of ['abc', '70000', '-1'])
      expect(() => portOf({ PORT: value }, 9000)).toThrow('PORT');
  });
});
