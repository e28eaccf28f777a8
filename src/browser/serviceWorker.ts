import { ASSETS, isHashed, PAGES } from '../hosting/serviceWorker/site';

/** Defined by the build. */
declare const HAS_SERVICE_WORKER: boolean;

/** Caches the first page of a visitor and its files, which were loaded without a worker. */
const keepFirstPage = async (): Promise<void> => {
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isHashed(pathname))
    .map(({ pathname }) => pathname);
  await (await caches.open(PAGES)).add(location.pathname);
  const assets = await caches.open(ASSETS);
  await Promise.allSettled([...new Set(used)].map((path) => assets.add(path)));
};

const register = async (): Promise<void> => {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (!navigator.serviceWorker.controller) await keepFirstPage();
};

/**
 * Registers the service worker once the page is loaded. A site without one publishes a worker that
 * removes an earlier one.
 */
export const startServiceWorker = (): void => {
  if (!HAS_SERVICE_WORKER || !('serviceWorker' in navigator)) return;
  // A private window or a full disk may refuse; the page works without it.
  addEventListener('load', () => void register().catch(() => undefined));
};
