/**
 * What the service worker does. The network always comes first for pages, so nobody
 * sees an old page while there is a network; what was seen is kept for when there is none.
 */

/** Start of the names of all our caches, so that nobody else's are touched. */
const CACHE_PREFIX = 'site-';

/** Asks the worker to keep these addresses for later. */
export interface RememberMessage {
  readonly type: 'remember';
  readonly paths: readonly string[];
}

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

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
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
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

const PAGES = `${CACHE_PREFIX}pages`;
const ASSETS = `${CACHE_PREFIX}assets`;

/** Entries kept in each cache; the oldest go first. */
const LIMITS: Readonly<Record<string, number>> = { [PAGES]: 120, [ASSETS]: 150 };

/** Pages come from the network while there is one; hashed files never change. */
type Kind = 'fresh' | 'hashed' | 'other';

/** Tells what to do with a request for an address of ours, by its path. */
function kindOf(path: string, navigates: boolean): Kind {
  if (navigates) return 'fresh';
  if (/^\/(?:static|assets|islands)\//.test(path)) return 'hashed';
  return 'other';
}

/**
 * Makes `scope` a service worker of the site.
 *
 * @param precache addresses that are fetched at once: the emergency card and what it shows, or none
 * @param version changes with the content of `precache`
 */
export function serveSite(scope: WorkerScope, precache: readonly string[], version: string): void {
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
    const navigates = request.mode === 'navigate';
    const kind = kindOf(url.pathname, navigates);
    if (kind === 'other') return;
    const later = (work: Promise<unknown>): void => event.waitUntil(work);
    event.respondWith(
      kind === 'fresh'
        ? fresh(scope, card, request, event.preloadResponse, later)
        : hashed(scope, request, later),
    );
  });

  scope.addEventListener('message', (event) => {
    if (isRemember(event.data)) event.waitUntil(remember(scope, event.data.paths));
  });
}

/** Makes `scope` a worker that takes over, clears what was kept and removes itself. */
export function retire(scope: WorkerScope): void {
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

async function fresh(
  scope: WorkerScope,
  card: string | undefined,
  request: Request,
  preloaded: Promise<Response | undefined> | undefined,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    const answer = (await preloaded) ?? (await scope.fetch(request));
    if (worthKeeping(answer)) later(keep(scope, PAGES, request, answer.clone()));
    return answer;
  } catch {
    const match = { ignoreSearch: true, ignoreVary: true };
    const seen = await scope.caches.match(request, match);
    const kept = seen ?? (card === undefined ? undefined : await scope.caches.match(card, match));
    return kept ?? Response.error();
  }
}

async function hashed(
  scope: WorkerScope,
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const seen = await scope.caches.match(request, { ignoreVary: true });
  if (seen) return seen;
  const answer = await scope.fetch(request);
  if (worthKeeping(answer)) later(keep(scope, ASSETS, request, answer.clone()));
  return answer;
}

/** Fetches and keeps what a page used before the worker was there to see it. */
async function remember(scope: WorkerScope, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const url = new URL(path, scope.location.origin);
    const kind = kindOf(url.pathname, url.pathname.endsWith('/'));
    if (url.origin !== scope.location.origin || kind === 'other') continue;
    if (await scope.caches.match(url.href, { ignoreVary: true })) continue;
    try {
      const answer = await scope.fetch(url.href);
      if (worthKeeping(answer))
        await keep(scope, kind === 'fresh' ? PAGES : ASSETS, url.href, answer);
    } catch {
      return;
    }
  }
}

function worthKeeping(answer: Response): boolean {
  return answer.ok && answer.type === 'basic' && !answer.redirected;
}

async function keep(
  scope: WorkerScope,
  name: string,
  request: Request | string,
  answer: Response,
): Promise<void> {
  try {
    const cache = await scope.caches.open(name);
    await cache.put(request, answer);
    const entries = await cache.keys();
    const extra = entries.slice(0, Math.max(0, entries.length - (LIMITS[name] ?? Infinity)));
    await Promise.all(extra.map((entry) => cache.delete(entry)));
  } catch {
    // A full disk or a private window: the page works, only not without a network.
  }
}

function isRemember(value: unknown): value is RememberMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'remember' &&
    'paths' in value &&
    Array.isArray(value.paths) &&
    value.paths.every((path) => typeof path === 'string')
  );
}
