import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { formsIn } from '../../../src/hosting/forms';
import { portOf } from '../../../src/hosting/commandLine';
import { startServer, type RunningServer } from '../../../src/hosting/server';

const FORM =
  '<form name="contact" method="post" action="/thank-you/" data-netlify="true" netlify-honeypot="website-url"></form>';
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

let root = '';
let server: RunningServer;

async function writeSite(folder: string, pages: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'served-'));
  await writeSite(path.join(root, 'dist'), PAGES);
  server = await startServer({ root, port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

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
  ])('%s is sent to %s once', async (address, to) => {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    expect((await get(to)).status).toBe(200);
  });

  it('cannot leave the site by a path that is not normalized', async () => {
    await writeFile(path.join(root, 'secret.txt'), 'secret');
    const text = await new Promise<string>((resolve, reject) => {
      request({ port: server.port, path: '/../secret.txt' }, (answer) => {
        let body = '';
        answer.on('data', (part: Buffer) => (body += part.toString()));
        answer.on('end', () => resolve(`${answer.statusCode} ${body}`));
      })
        .on('error', reject)
        .end();
    });
    expect(text).toBe('404 <h1>Missing</h1>');
  });
});

describe('headers', () => {
  it('come from the rules, else are what the host sends', async () => {
    const page = await get('/about/');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(page.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    const picture = await get('/static/a/photo.avif');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.headers.get('content-type')).toBe('image/avif');
    const rules = await get('/rules.json');
    expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
  });

  it('answer 304 for a version that the browser has', async () => {
    const tag = (await get('/about/')).headers.get('etag') ?? '';
    const headers = { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' };
    const again = await get('/about/', { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('tell of %s, which is smaller and the same', async (encoding, decompress) => {
    const body = await new Promise<Buffer>((resolve) => {
      const headers = { 'Accept-Encoding': encoding };
      request({ port: server.port, path: '/about/', headers }, (answer) => {
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers.vary).toBe('Accept-Encoding');
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve(Buffer.concat(parts)));
      }).end();
    });
    expect(body.length).toBeLessThan(200);
    expect(decompress(body).toString()).toBe(PAGES['about/index.html']);
  });
});

describe('form posts', () => {
  const post = (address: string, body: URLSearchParams | FormData): Promise<Response> =>
    get(address, { method: 'POST', body });
  const message = (fields: Readonly<Record<string, string>>): URLSearchParams =>
    new URLSearchParams({ 'form-name': 'contact', ...fields });

  it('are accepted at the address of the specification', async () => {
    const answer = await post('/?index', message({ name: 'Ann', comment: 'A tree fell' }));
    expect([answer.status, await answer.text()]).toEqual([200, PAGES['index.html']]);
    expect(server.submissions.at(-1)).toEqual({
      form: 'contact',
      path: '/',
      fields: { 'form-name': ['contact'], name: ['Ann'], comment: ['A tree fell'] },
      files: [],
      spam: false,
    });
  });

  it('show the page of the address, as a browser without scripts sees it', async () => {
    const answer = await post('/thank-you/', message({ name: 'Ann' }));
    expect([answer.status, await answer.text()]).toEqual([200, PAGES['thank-you/index.html']]);
  });

  it('bring files, of which name, type and size are kept', async () => {
    const body = new FormData();
    body.set('form-name', 'contact');
    body.set('photo-1', new File(['picture'], 'oak.jpg', { type: 'image/jpeg' }));
    body.set('photo-2', new File([], ''));
    expect((await post('/?index', body)).status).toBe(200);
    expect(server.submissions.at(-1)?.files).toEqual([
      { field: 'photo-1', name: 'oak.jpg', type: 'image/jpeg', size: 7 },
    ]);
    const lines = await readFile(path.join(root, '.build/form-submissions.jsonl'), 'utf8');
    expect(lines.trim().split('\n').at(-1)).toContain('"oak.jpg"');
  });

  it('are kept as spam when the trap is filled', async () => {
    expect((await post('/', message({ 'website-url': 'http://x' }))).status).toBe(200);
    expect(server.submissions.at(-1)?.spam).toBe(true);
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

describe('forms in a page', () => {
  it('are those marked for the host, in either spelling', () => {
    expect(
      formsIn(
        '<form name="a" netlify></form><form name="b" data-netlify="true" action="/b/" data-netlify-honeypot="trap"></form><form name="c"></form><form data-netlify="true"></form>',
      ),
    ).toEqual([{ name: 'a' }, { name: 'b', honeypot: 'trap', action: '/b/' }]);
  });
});

describe('the server', () => {
  it('serves a site that is swapped in while it runs', async () => {
    const next = path.join(root, 'next');
    await writeSite(next, {
      ...PAGES,
      'index.html': '<h1>New home</h1>',
      'build.json': '{"id":"2"}',
      _redirects: '/newer  /about/  302\n',
    });
    await rename(path.join(root, 'dist'), path.join(root, 'before'));
    await rename(next, path.join(root, 'dist'));
    expect(await (await get('/')).text()).toContain('New home');
    expect((await get('/newer')).status).toBe(302);
    expect((await get('/old')).status).toBe(404);
  });

  it('says plainly that there is no site or no free port', async () => {
    const empty = await mkdtemp(path.join(os.tmpdir(), 'empty-'));
    await expect(startServer({ root: empty, port: 0 })).rejects.toThrow('npm run build');
    await rm(empty, { recursive: true });
    const taken = net.createServer().listen(0);
    const { port } = taken.address() as net.AddressInfo;
    await expect(startServer({ root, port })).rejects.toThrow(`Port ${port} is in use`);
    taken.close();
  });

  it.each([
    [undefined, 9000],
    [' ', 9000],
    ['8123', 8123],
  ])('takes PORT=%s as %d', (value, port) => {
    expect(portOf({ PORT: value }, 9000)).toBe(port);
  });

  it.each(['abc', '70000', '-1'])('refuses PORT=%s', (value) => {
    expect(() => portOf({ PORT: value }, 9000)).toThrow('PORT');
  });
});
