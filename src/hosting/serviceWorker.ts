/**
 * The service worker: pages come from the network, and from the cache only without one. Fonts,
 * drawings and scripts are left to the browser's own cache, where the headers keep them for a year.
 */

/** False in a build with `SERVICE_WORKER=off`. Defined by the build, as the two below. */
declare const ENABLED: boolean;
/** Path of the page that is shown without a network; null if there is none. */
declare const OFFLINE_PAGE: string | null;
/** Changes with the content of that page. */
declare const VERSION: string;

export {};

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  /** Path of a page that was loaded without the worker (`src/browser/boot.ts`). */
  readonly data: string;
}

/** The parts of the global scope in use. TypeScript's library for workers conflicts with its library for pages. */
declare const self: {
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
};

/** Prefix of the names of all our caches. */
const CACHE_PREFIX = 'site-';
/** Cache of visited pages, by path. */
const PAGES = `${CACHE_PREFIX}pages`;
const OFFLINE_CACHE = `${CACHE_PREFIX}offline-${VERSION}`;

const deleteCaches = async (kept: readonly string[]): Promise<void> => {
  const names = await caches.keys();
  const unused = names.filter((name) => name.startsWith(CACHE_PREFIX) && !kept.includes(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
};

const save = async (path: string, response: Response): Promise<void> => {
  if (path === OFFLINE_PAGE || !response.ok || response.type !== 'basic' || response.redirected)
    return;
  const copy = response.clone();
  try {
    await (await caches.open(PAGES)).put(path, copy);
  } catch {
    // A full disk or a private window: the page works, but not offline.
  }
};

const networkFirst = async (path: string, event: WorkerFetchEvent): Promise<Response> => {
  try {
    const response = await fetch(event.request);
    event.waitUntil(save(path, response));
    return response;
  } catch {
    for (const page of [path, `${path}/`, OFFLINE_PAGE]) {
      // Pages are the same for every browser, whatever the `Vary` header says.
      const saved = page && (await caches.match(page, { ignoreVary: true }));
      if (saved) return saved;
    }
    return Response.error();
  }
};

const run = (): void => {
  self.addEventListener('install', (event) => {
    const saved = caches
      .open(OFFLINE_CACHE)
      .then((cache) => cache.addAll(OFFLINE_PAGE ? [OFFLINE_PAGE] : []));
    event.waitUntil(saved.then(() => self.skipWaiting()));
  });

  // Does not claim open pages: one in the back/forward cache would be reloaded.
  self.addEventListener('activate', (event) => {
    event.waitUntil(deleteCaches([PAGES, OFFLINE_CACHE]));
  });

  self.addEventListener('message', (event) => {
    const path = event.data;
    const saved = fetch(path).then((response) => save(path, response));
    event.waitUntil(saved.catch(() => undefined));
  });

  self.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (mode === 'navigate' && method === 'GET' && origin === location.origin)
      event.respondWith(networkFirst(pathname, event));
  });
};

/** Deletes the caches of an earlier worker, and the worker itself. */
const remove = (): void => {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) =>
    event.waitUntil(deleteCaches([]).then(() => self.registration.unregister())),
  );
};

if (ENABLED) run();
else remove();
