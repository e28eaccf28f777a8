import type { GatsbyBrowser } from 'gatsby';
import { endTakeOver } from './src/components/firstPage';
import {
  onHydrated,
  onRouteUpdate as afterNavigation,
  startClient,
} from './src/components/interactive/browser';
import { startPlainLinks } from './src/components/interactive/plainLinks';
import { registerServiceWorker, rememberPage } from './src/serviceWorker/register';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  startClient();
  startPlainLinks();
};

/**
 * The browser itself has brought the first page to its place, and the visitor may have moved on
 * before the app runs; a place is only looked for after a change of address.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) => prevRouterProps !== undefined && prevRouterProps.location !== routerProps.location;

/** The boot script plays back the clicks it remembered, and later pages render as usual. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  endTakeOver();
  onHydrated();
  window.dispatchEvent(new Event('app-hydrated'));
  registerServiceWorker();
  if (process.env.GATSBY_PREVIEW === 'true') {
    void import('./src/preview').then(({ startPreview }) => startPreview());
  }
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // The first page is remembered when the service worker sees it.
  if (prevLocation) rememberPage(location.pathname);
  afterNavigation(location, prevLocation !== null);
};
