/**
 * The service worker: answers for a page that cannot be reached with the page that works offline. All other files are
 * left to the browser's own cache.
 */

/** Path of the page that is shown without a network; null if there is none. Defined by the build, as is the next. */
declare const OFFLINE_PAGE: string | null;
/** Changes with the content of that page. */
declare const VERSION: string;

export {};

interface WorkerEvent extends Event {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

/** The parts of the global scope in use. TypeScript's library for workers conflicts with its library for pages. */
declare const self: {
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};

const CACHE = `site-offline-${VERSION}`;

const install = async (): Promise<void> => {
  if (OFFLINE_PAGE) await (await caches.open(CACHE)).add(OFFLINE_PAGE);
  await self.skipWaiting();
};

/** Deletes the caches of earlier workers, and without a page for offline this worker too. */
const activate = async (): Promise<void> => {
  const unused = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(unused.map((name) => caches.delete(name)));
  if (!OFFLINE_PAGE) await self.registration.unregister();
};

const offlinePage = async (): Promise<Response> =>
  // It is the same for every browser, whatever the `Vary` header says.
  (OFFLINE_PAGE && (await caches.match(OFFLINE_PAGE, { ignoreVary: true }))) || Response.error();

self.addEventListener('install', (event) => event.waitUntil(install()));
// Does not claim open pages: one in the back/forward cache would be reloaded.
self.addEventListener('activate', (event) => event.waitUntil(activate()));
if (OFFLINE_PAGE)
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate' && event.request.method === 'GET')
      event.respondWith(fetch(event.request).catch(offlinePage));
  });
