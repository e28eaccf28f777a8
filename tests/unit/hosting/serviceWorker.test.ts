/** What tests/browser/offline.test.ts does not show: what the worker leaves alone, what it drops. */
import { runWorker, type WorkerScope } from '../../../src/hosting/serviceWorker/site';

const ORIGIN = 'https://site.example';

const pathOf = (request: Request | string): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

/** A browser with a network that can be cut, and a worker running in it. */
class FakeBrowser {
  online = true;
  site: Record<string, string> = { '/': 'home 1', '/offline/': 'card' };
  /** Answers by cache and path, in the order in which they were put. */
  readonly stores = new Map<string, Map<string, Response>>();
  private listeners = new Map<string, (event: never) => void>();

  private readonly load = (request: Request | string): Promise<Response> => {
    const path = pathOf(request);
    if (!this.online) return Promise.reject(new TypeError('no network'));
    const text = this.site[path];
    const answer = new Response(text ?? 'missing', { status: text === undefined ? 404 : 200 });
    Object.defineProperty(answer, 'type', { value: 'basic' });
    return Promise.resolve(answer);
  };

  /** Enough of a cache for the worker. */
  private readonly open = (name: string) => {
    const entries = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, entries);
    const put = (request: Request | string, answer: Response): Promise<void> => {
      entries.delete(pathOf(request));
      entries.set(pathOf(request), answer);
      return Promise.resolve();
    };
    return Promise.resolve({
      put,
      addAll: async (addresses: string[]) => {
        for (const address of addresses) await put(address, await this.load(address));
      },
      keys: () => Promise.resolve([...entries.keys()].map((path) => new Request(ORIGIN + path))),
      delete: (request: Request) => Promise.resolve(entries.delete(pathOf(request))),
    });
  };

  private readonly scope: WorkerScope = {
    location: { origin: ORIGIN },
    caches: {
      open: this.open,
      keys: () => Promise.resolve([...this.stores.keys()]),
      delete: (name: string) => Promise.resolve(this.stores.delete(name)),
      match: (request: Request | string) => {
        const found = [...this.stores.values()].flatMap((one) => one.get(pathOf(request)) ?? []);
        return Promise.resolve(found[0]?.clone());
      },
    } as unknown as CacheStorage,
    clients: { matchAll: () => Promise.resolve([]) },
    registration: { unregister: () => Promise.resolve(true) },
    skipWaiting: () => Promise.resolve(),
    fetch: this.load,
    addEventListener: (type: string, listener: (event: never) => void) =>
      void this.listeners.set(type, listener),
  };

  private async send(type: string, event: object): Promise<Response | undefined> {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const methods = {
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (given: Promise<Response>) => (answer = given),
    };
    this.listeners.get(type)?.({ ...event, ...methods } as never);
    const result = await answer;
    await Promise.all(works);
    return result;
  }

  /** Starts a worker in the place of the one that runs. */
  async start(version: string): Promise<void> {
    this.listeners = new Map();
    runWorker(this.scope, '/offline/', version);
    await this.send('install', {});
    await this.send('activate', {});
  }

  /** What the worker answers; undefined when it leaves the request to the browser. */
  async request(path: string, mode = 'navigate', method = 'GET'): Promise<string | undefined> {
    const url = path.startsWith('/') ? ORIGIN + path : path;
    const answer = await this.send('fetch', { request: { url, mode, method } });
    return answer?.text();
  }
}

let browser: FakeBrowser;
beforeEach(async () => {
  browser = new FakeBrowser();
  await browser.start('1');
});

it('does not cache an error', async () => {
  expect(await browser.request('/gone/')).toBe('missing');
  browser.online = false;
  expect(await browser.request('/gone/')).toBe('card');
});

it('opens a visited page whatever its query', async () => {
  await browser.request('/');
  browser.online = false;
  expect(await browser.request('/?from=ad')).toBe('home 1');
});

it.each([
  ['a form post', '/', 'navigate', 'POST'],
  ['another site', 'https://elsewhere.example/', 'no-cors', 'GET'],
  ['a font', '/assets/font.08d307c3.woff2', 'no-cors', 'GET'],
])('leaves %s to the browser', async (_, path, mode, method) => {
  expect(await browser.request(path, mode, method)).toBeUndefined();
});

it('keeps 120 pages and drops the oldest', async () => {
  for (let index = 0; index < 130; index += 1) {
    browser.site[`/blog/${index}/`] = `post ${index}`;
    await browser.request(`/blog/${index}/`);
  }
  browser.online = false;
  const answers = ['/blog/129/', '/blog/10/', '/blog/9/'].map((path) => browser.request(path));
  expect(await Promise.all(answers)).toEqual(['post 129', 'post 10', 'card']);
});

it('keeps its pages when a new version replaces the card, and leaves other caches alone', async () => {
  await browser.request('/');
  browser.stores.set('somebody-elses', new Map());
  browser.site['/offline/'] = 'card 2';
  await browser.start('2');
  browser.online = false;
  expect(await browser.request('/nowhere/')).toBe('card 2');
  expect(await browser.request('/')).toBe('home 1');
  expect([...browser.stores.keys()]).toContain('somebody-elses');
  expect([...browser.stores.keys()]).not.toContain('site-shell-1');
});
