/** What tests/browser/offline.test.ts does not show: what the worker leaves alone, and how long it keeps what. */
import { runWorker, type WorkerScope } from '../../../src/hosting/serviceWorker/site';

const ORIGIN = 'https://site.example';

/** Enough of the cache API: answers by path, in the order in which they were put. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  constructor(private readonly load: (address: string) => Promise<Response>) {}
  async addAll(addresses: string[]): Promise<void> {
    for (const address of addresses) await this.put(address, await this.load(address));
  }
  async put(request: Request | string, answer: Response): Promise<void> {
    await Promise.resolve();
    const path = pathOf(request);
    this.entries.delete(path);
    this.entries.set(path, answer);
  }
  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((path) => new Request(ORIGIN + path)));
  }
  delete(request: Request): Promise<boolean> {
    return Promise.resolve(this.entries.delete(pathOf(request)));
  }
}

function pathOf(request: Request | string): string {
  return new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
}

/** A browser with a network that can be cut, and a worker running in it. */
class FakeBrowser {
  online = true;
  site: Record<string, string> = { '/': 'home 1', '/offline/': 'card' };
  readonly asked: string[] = [];
  readonly stores = new Map<string, FakeCache>();
  private readonly listeners = new Map<string, ((event: never) => void)[]>();

  readonly load = (request: Request | string): Promise<Response> => {
    const path = pathOf(request);
    this.asked.push(path);
    if (!this.online) return Promise.reject(new TypeError('no network'));
    const text = this.site[path];
    const answer = new Response(text ?? 'missing', { status: text === undefined ? 404 : 200 });
    Object.defineProperty(answer, 'type', { value: 'basic' });
    return Promise.resolve(answer);
  };

  private readonly caches = {
    open: (name: string) => {
      const known = this.stores.get(name) ?? new FakeCache(this.load);
      this.stores.set(name, known);
      return Promise.resolve(known);
    },
    keys: () => Promise.resolve([...this.stores.keys()]),
    delete: (name: string) => Promise.resolve(this.stores.delete(name)),
    match: (request: Request | string) => {
      for (const store of this.stores.values()) {
        const found = store.entries.get(pathOf(request));
        if (found) return Promise.resolve(found.clone());
      }
      return Promise.resolve(undefined);
    },
  } as unknown as CacheStorage;

  readonly scope: WorkerScope = {
    location: { origin: ORIGIN },
    caches: this.caches,
    registration: { unregister: () => Promise.resolve(true) },
    skipWaiting: () => Promise.resolve(),
    fetch: this.load,
    addEventListener: (type: string, listener: (event: never) => void) => {
      this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
    },
  };

  private async send(type: string, event: object): Promise<Response | undefined> {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const whole = {
      ...event,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (given: Promise<Response>) => (answer = given),
    };
    for (const listener of this.listeners.get(type) ?? []) listener(whole as never);
    const result = await answer;
    await Promise.all(works);
    return result;
  }

  /** Starts a worker in the place of the one that runs. */
  async start(version: string): Promise<void> {
    this.listeners.clear();
    runWorker(this.scope, ['/offline/'], version);
    await this.send('install', {});
    await this.send('activate', {});
  }
  /** What the worker answers; undefined when it leaves the request to the browser. */
  async open(path: string, mode = 'navigate', method = 'GET'): Promise<string | undefined> {
    const url = path.startsWith('/') ? ORIGIN + path : path;
    const answer = await this.send('fetch', { request: { url, mode, method } });
    return answer && (answer.type === 'error' ? 'error' : answer.text());
  }
}

async function startedBrowser(version = '1'): Promise<FakeBrowser> {
  const browser = new FakeBrowser();
  await browser.start(version);
  browser.asked.length = 0;
  return browser;
}

it('fetches a file with a hash in its name once', async () => {
  const browser = await startedBrowser();
  browser.site['/assets/logo.08d307c3.svg'] = 'logo';
  expect(await browser.open('/assets/logo.08d307c3.svg', 'no-cors')).toBe('logo');
  expect(await browser.open('/assets/logo.08d307c3.svg', 'no-cors')).toBe('logo');
  expect(browser.asked).toEqual(['/assets/logo.08d307c3.svg']);
});

it('does not cache an error', async () => {
  const browser = await startedBrowser();
  expect(await browser.open('/gone/')).toBe('missing');
  browser.online = false;
  expect(await browser.open('/gone/')).toBe('card');
});

it('opens a visited page whatever its query', async () => {
  const browser = await startedBrowser();
  await browser.open('/');
  browser.online = false;
  expect(await browser.open('/?from=ad')).toBe('home 1');
});

it.each([
  ['a form post', '/', 'navigate', 'POST'],
  ['another site', 'https://elsewhere.example/', 'no-cors', 'GET'],
  ['any other file', '/robots.txt', 'no-cors', 'GET'],
])('leaves %s to the browser', async (_, path, mode, method) => {
  const browser = await startedBrowser();
  expect(await browser.open(path, mode, method)).toBeUndefined();
});

it('caches 120 pages and drops the oldest', async () => {
  const browser = await startedBrowser();
  for (let index = 0; index < 130; index += 1) {
    browser.site[`/blog/${index}/`] = `post ${index}`;
    await browser.open(`/blog/${index}/`);
  }
  browser.online = false;
  expect(await browser.open('/blog/129/')).toBe('post 129');
  expect(await browser.open('/blog/10/')).toBe('post 10');
  expect(await browser.open('/blog/9/')).toBe('card');
});

it('keeps its pages when a new version replaces the card, and leaves other caches alone', async () => {
  const browser = await startedBrowser('1');
  await browser.open('/');
  await browser.scope.caches.open('somebody-elses');
  browser.site['/offline/'] = 'card 2';
  await browser.start('2');
  browser.online = false;
  expect(await browser.open('/nowhere/')).toBe('card 2');
  expect(await browser.open('/')).toBe('home 1');
  expect([...browser.stores.keys()]).toContain('somebody-elses');
  expect([...browser.stores.keys()]).not.toContain('site-shell-1');
});
