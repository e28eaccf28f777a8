import type { RememberMessage } from '../hosting/serviceWorker/site';

/** Whether the build has a service worker. Put in by the build. */
declare const HAS_SERVICE_WORKER: boolean;

/** Addresses on this site that the page has loaded so far, its own first. */
const loadedPaths = (): readonly string[] => [
  location.pathname,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname),
];

/** Registers the worker, and has it keep the page that was loaded before it could see that. */
const register = async (): Promise<void> => {
  const isFirstVisit = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (!isFirstVisit) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'remember', paths: loadedPaths() } satisfies RememberMessage);
};

/**
 * Registers the service worker once the page is loaded. A site without one publishes a worker that
 * takes an earlier one away.
 */
export const startServiceWorker = (): void => {
  if (!HAS_SERVICE_WORKER || !('serviceWorker' in navigator)) return;
  // A private window or a full disk may refuse; the page works without.
  addEventListener('load', () => void register().catch(() => undefined));
};
