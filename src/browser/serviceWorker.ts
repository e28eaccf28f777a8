/** Defined by the build. */
declare const HAS_SERVICE_WORKER: boolean;

/**
 * Registers the service worker once the page is loaded. A site without one publishes a worker that
 * removes an earlier one.
 */
export const startServiceWorker = (): void => {
  if (!HAS_SERVICE_WORKER || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // A private window or a full disk may refuse; the page works without it.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  });
};
