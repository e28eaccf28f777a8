import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { endTakeOver } from './src/components/firstPage';
import {
  onHydrated,
  onRouteUpdate as afterNavigation,
  startClient,
} from './src/components/interactive/browser';
import { startPlainLinks } from './src/components/interactive/plainLinks';
import { keepTypingFromReact } from './src/components/unheardTyping';
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

let hearTyping: (() => void) | undefined;

/**
 * Takes the built page over in steps, between which the browser answers the visitor, who is touching
 * the page just now: a touch is what starts the app. The development server has no built page, so
 * Gatsby renders there in its own way. (Gatsby's type for this still describes React 17.)
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production'
    ? () => (element: ReactNode, container: Element) => {
        hearTyping = keepTypingFromReact();
        startTransition(() => {
          hydrateRoot(container, element);
        });
      }
    : undefined;

/** The boot script plays back the clicks it remembered, and later pages render as usual. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  endTakeOver();
  hearTyping?.();
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
