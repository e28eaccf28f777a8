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
  /** The response that the browser fetched while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly registration: {
    unregister(): Promise<boolean>;
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  fetch(request: Request | string): Promise<Response>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}

/** Cache of visited pages, by path. */
export const PAGES = `${CACHE_PREFIX}pages`;
/** Cache of files with a hash in their names. */
export const ASSETS = `${CACHE_PREFIX}assets`;

/** Most entries of each cache; the oldest are deleted first. */
const LIMITS: Readonly<Record<string, number>> = { [PAGES]: 120, [ASSETS]: 150 };

/** True for the paths of files that never change. */
export const isHashed = (path: string): boolean => /^\/(?:static|assets|islands)\//.test(path);

/**
 * Runs the service worker.
 *
 * @param precache addresses to cache at installation: the emergency card and its files, or none
 * @param version changes with the content of `precache`
 */
export function runWorker(scope: WorkerScope, precache: readonly string[], version: string): void {
  const shell = `${CACHE_PREFIX}shell-${version}`;
  const [card] = precache;
  const { caches } = scope;

  /** Pages are the same for every browser, whatever the `Vary` header says. */
  const cached = (path: string): Promise<Response | undefined> =>
    caches.match(path, { ignoreVary: true });

  const save = async (name: string, path: string, response: Response): Promise<void> => {
    try {
      const cache = await caches.open(name);
      await cache.put(path, response);
      const entries = await cache.keys();
      const extra = entries.slice(0, Math.max(0, entries.length - (LIMITS[name] ?? Infinity)));
      await Promise.all(extra.map((entry) => cache.delete(entry)));
    } catch {
      // A full disk or a private window: the page works, but not offline.
    }
  };

  const fetchAndSave = async (
    name: string,
    path: string,
    event: WorkerFetchEvent,
  ): Promise<Response> => {
    const response = (await event.preloadResponse) ?? (await scope.fetch(event.request));
    if (response.ok && response.type === 'basic' && !response.redirected)
      event.waitUntil(save(name, path, response.clone()));
    return response;
  };

  const networkFirst = async (path: string, event: WorkerFetchEvent): Promise<Response> => {
    try {
      return await fetchAndSave(PAGES, path, event);
    } catch {
      const fallback = card === undefined ? undefined : await cached(card);
      return (await cached(path)) ?? fallback ?? Response.error();
    }
  };

  const cacheFirst = async (path: string, event: WorkerFetchEvent): Promise<Response> =>
    (await cached(path)) ?? fetchAndSave(ASSETS, path, event);

  scope.addEventListener('install', (event) => {
    const work = caches.open(shell).then((cache) => cache.addAll([...precache]));
    event.waitUntil(work.then(() => scope.skipWaiting()));
  });

  // Does not claim open pages: one in the back/forward cache would be reloaded.
  scope.addEventListener('activate', (event) => {
    const used = new Set([shell, PAGES, ASSETS]);
    event.waitUntil(
      deleteCaches(caches, (name) => !used.has(name)).then(() =>
        scope.registration.navigationPreload?.enable(),
      ),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(networkFirst(pathname, event));
    else if (isHashed(pathname)) event.respondWith(cacheFirst(pathname, event));
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
