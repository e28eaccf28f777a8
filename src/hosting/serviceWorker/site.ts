/** The service worker: pages come from the network, and from the cache only without one. */

/** Prefix of the names of all our caches. */
const CACHE_PREFIX = 'site-';

/**
 * The part of a service worker's global scope that ours uses. TypeScript's library for workers
 * conflicts with the one for pages.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: {
    unregister(): Promise<boolean>;
    readonly navigationPreload?: { disable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  fetch(request: Request | string): Promise<Response>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}

/** Cache of visited pages, by path. */
const PAGES = `${CACHE_PREFIX}pages`;

/** Most pages in the cache; the oldest are deleted first. */
const MOST_PAGES = 120;

/**
 * Runs the service worker. Fonts, drawings and scripts are left to the browser's own cache, where
 * the headers of the site keep them for a year.
 *
 * @param card address of the emergency card, cached at installation; null if there is none
 * @param version changes with the content of the card
 */
export function runWorker(scope: WorkerScope, card: string | null, version: string): void {
  const shell = `${CACHE_PREFIX}shell-${version}`;
  const { caches } = scope;

  const save = async (path: string, response: Response): Promise<void> => {
    if (!response.ok || response.type !== 'basic' || response.redirected) return;
    const copy = response.clone();
    try {
      const cache = await caches.open(PAGES);
      await cache.put(path, copy);
      const pages = await cache.keys();
      const extra = pages.slice(0, Math.max(0, pages.length - MOST_PAGES));
      await Promise.all(extra.map((page) => cache.delete(page)));
    } catch {
      // A full disk or a private window: the page works, but not offline.
    }
  };

  /** Saves pages that were opened before there was a worker. */
  const saveOpenPages = async (): Promise<void> => {
    const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const paths = new Set(open.map(({ url }) => new URL(url).pathname));
    await Promise.all([...paths].map(async (path) => save(path, await scope.fetch(path))));
  };

  const networkFirst = async (path: string, event: WorkerFetchEvent): Promise<Response> => {
    try {
      const response = await scope.fetch(event.request);
      event.waitUntil(save(path, response));
      return response;
    } catch {
      for (const page of [path, card]) {
        // Pages are the same for every browser, whatever the `Vary` header says.
        const saved = page && (await caches.match(page, { ignoreVary: true }));
        if (saved) return saved;
      }
      return Response.error();
    }
  };

  scope.addEventListener('install', (event) => {
    const work = caches.open(shell).then((cache) => cache.addAll(card ? [card] : []));
    event.waitUntil(work.then(() => scope.skipWaiting()));
  });

  // Does not claim open pages: one in the back/forward cache would be reloaded.
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        deleteCaches(caches, (name) => name !== shell && name !== PAGES),
        // Earlier workers enabled it. In Firefox it fails without a network, whatever the worker answers.
        scope.registration.navigationPreload?.disable(),
        saveOpenPages().catch(() => undefined),
      ]),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.mode === 'navigate' && request.method === 'GET' && origin === scope.location.origin)
      event.respondWith(networkFirst(pathname, event));
  });
}

/** Runs a worker that deletes the caches and unregisters itself. */
export function removeWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(deleteCaches(scope.caches).then(() => scope.registration.unregister())),
  );
}

/** Deletes our caches of these names. */
async function deleteCaches(
  caches: CacheStorage,
  isUnused: (name: string) => boolean = () => true,
): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX) && isUnused(name));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
