/**
 * What the service worker does. The network always comes first for pages, so nobody
 * sees an old page while there is a network; what was seen is kept for when there is none.
 */

/** Start of the names of all our caches, so that nobody else's are touched. */
const CACHE_PREFIX = 'site-';

/**
 * The part of a service worker's global scope that ours uses. TypeScript's own library for workers
 * cannot stand beside the one for pages in one project.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser fetched while the worker was waking up. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
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

/** Pages as they were last seen, by path. */
export const PAGES = `${CACHE_PREFIX}pages`;
/** Files whose names hold a hash. */
export const ASSETS = `${CACHE_PREFIX}assets`;

/** Entries kept in each cache; the oldest go first. */
const LIMITS: Readonly<Record<string, number>> = { [PAGES]: 120, [ASSETS]: 150 };

/** True for files that never change, by their path. */
export const isHashed = (path: string): boolean => /^\/(?:static|assets|islands)\//.test(path);

/**
 * Makes `scope` a service worker of the site.
 *
 * @param precache addresses that are fetched at once: the emergency card and what it shows, or none
 * @param version changes with the content of `precache`
 */
export function runWorker(scope: WorkerScope, precache: readonly string[], version: string): void {
  const shell = `${CACHE_PREFIX}shell-${version}`;
  const [card] = precache;
  const { caches } = scope;

  scope.addEventListener('install', (event) => {
    const work = caches.open(shell).then((cache) => cache.addAll([...precache]));
    event.waitUntil(work.then(() => scope.skipWaiting()));
  });

  // Pages that are open already stay without the worker until they are loaded anew: one that is
  // claimed while the browser keeps it for Back would be loaded anew there.
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
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(fresh(scope, card, url.pathname, event));
    else if (isHashed(url.pathname)) event.respondWith(hashed(scope, url.pathname, event));
  });
}

/** Makes `scope` a worker that takes over, clears what was kept and removes itself. */
export function removeWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(deleteCaches(scope.caches).then(() => scope.registration.unregister())),
  );
}

/** Deletes our caches whose names fit. */
async function deleteCaches(
  caches: CacheStorage,
  unwanted: (name: string) => boolean = () => true,
): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX) && unwanted(name));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

/** A page: from the network, else as it was last seen whatever its query, else the card. */
async function fresh(
  scope: WorkerScope,
  card: string | undefined,
  path: string,
  event: WorkerFetchEvent,
): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await scope.fetch(event.request));
    if (worthKeeping(answer)) event.waitUntil(keep(scope, PAGES, path, answer.clone()));
    return answer;
  } catch {
    const seen = await seenAt(scope, path);
    const kept = seen ?? (card === undefined ? undefined : await seenAt(scope, card));
    return kept ?? Response.error();
  }
}

/** A file that never changes: as it was last seen, else from the network. */
async function hashed(
  scope: WorkerScope,
  path: string,
  event: WorkerFetchEvent,
): Promise<Response> {
  const seen = await seenAt(scope, path);
  if (seen) return seen;
  const answer = await scope.fetch(event.request);
  if (worthKeeping(answer)) event.waitUntil(keep(scope, ASSETS, path, answer.clone()));
  return answer;
}

/** Pages answer the same to every browser, whatever the host says they vary by. */
const seenAt = async (scope: WorkerScope, path: string): Promise<Response | undefined> =>
  scope.caches.match(path, { ignoreVary: true });

function worthKeeping(answer: Response): boolean {
  return answer.ok && answer.type === 'basic' && !answer.redirected;
}

async function keep(
  scope: WorkerScope,
  name: string,
  path: string,
  answer: Response,
): Promise<void> {
  try {
    const cache = await scope.caches.open(name);
    await cache.put(path, answer);
    const entries = await cache.keys();
    const extra = entries.slice(0, Math.max(0, entries.length - (LIMITS[name] ?? Infinity)));
    await Promise.all(extra.map((entry) => cache.delete(entry)));
  } catch {
    // A full disk or a private window: the page works, only not without a network.
  }
}
