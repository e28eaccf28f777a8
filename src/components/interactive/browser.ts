import { startAnalytics } from './analytics/gate';
import { startBackToTop } from './backToTop';
import { startColorMode } from './colorMode';
import { deleteDraft, keepDrafts } from './contact/draft';
import { openByHash, startDisclosures } from './disclosures';
import { forgetReload, watchStaleChunks } from './staleChunk';

/** Where the host sends a browser without script after a post: the message has arrived. */
const THANK_YOU = '/thank-you/';

/** What the page does beyond its components. Call once, in Gatsby's `onClientEntry`. */
export const startClient = (): void => {
  watchStaleChunks();
  keepDrafts();
  startColorMode();
  startDisclosures();
  startBackToTop();
  startAnalytics();
};

/** Call in `onInitialClientRender`: the page is alive. */
export const onHydrated = (): void => {
  forgetReload();
  openByHash(window.location.hash);
};

/**
 * Call in `onRouteUpdate`. Gatsby announces the page and moves the focus; menus that stayed open
 * are closed and a question in the address is opened. Nothing is closed when the first page comes
 * alive: a visitor may just have opened it.
 */
export const onRouteUpdate = (
  location: { readonly pathname: string; readonly hash: string },
  changed: boolean,
): void => {
  if (location.pathname === THANK_YOU) deleteDraft();
  if (!changed) return;
  document.querySelectorAll<HTMLElement>('[popover]:popover-open').forEach((menu) => {
    menu.hidePopover();
  });
  // After Gatsby has scrolled to the fragment.
  requestAnimationFrame(() => openByHash(location.hash));
};
