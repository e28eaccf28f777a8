import { savesData } from '../components/interactive/saveData';
import { WORKER_PATH, type RememberMessage } from './names';
import { deleteCaches } from './site';

/**
 * Registers the service worker and has it keep the page that is open. To be called once the app
 * runs; it waits for an idle moment by itself. A build with `SERVICE_WORKER=off` removes it instead.
 */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  if (process.env.GATSBY_SERVICE_WORKER === 'off') {
    void removeServiceWorker();
    return;
  }
  whenIdle(() => {
    navigator.serviceWorker
      .register(WORKER_PATH, { updateViaCache: 'none' })
      .then(() => rememberPage(window.location.pathname))
      .catch(() => undefined);
  });
}

/**
 * Has the service worker keep a page for when there is no network. To be called after each change
 * of page inside the app, because such a change does not fetch the page's HTML.
 *
 * @param path the page's path, with its slash at the end
 */
export function rememberPage(path: string): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  void navigator.serviceWorker.ready.then(({ active }) => {
    const message: RememberMessage = { type: 'remember', paths: [path, ...loadedPaths()] };
    active?.postMessage(message);
  });
}

async function removeServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if ('caches' in window) await deleteCaches(window.caches);
}

/** Addresses on this site that the page has loaded so far. */
function loadedPaths(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 2_000);
}
