/** Defined by the build. */
declare const HAS_SERVICE_WORKER: boolean;

const register = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // The worker has not seen this page. The page does not save itself, because Firefox keeps no page
  // for Back that is left with requests open.
  if (!serviceWorker.controller) (await serviceWorker.ready).active?.postMessage(location.pathname);
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
