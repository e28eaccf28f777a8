import { createElement, type ReactElement } from 'react';
import type { BrowserContext } from 'playwright-core';
import { ServiceAreaMap } from '../../../src/sections/parts/ServiceAreaMap';
import { map, ui } from '../../support/fixtures';
import { render } from '../../support/html';

export const MAP_SERVICE = 'https://maps.example';

/** A map with a key for the maps service. */
export const MAP = createElement(ServiceAreaMap, {
  map: { ...map, embedUrl: `${MAP_SERVICE}/embed?q=Elmwood` },
  ui,
});

/**
 * Puts something that the bundled content does not have into a page, as the build would render it.
 * The page's policy does not know its styles and scripts: the visitor needs `bypassCSP`.
 */
export const addPart = async (
  context: BrowserContext,
  address: string,
  part: ReactElement,
): Promise<void> => {
  const { html } = await render(part);
  await context.route(address, async (route) => {
    // The page fetches itself once more, for the service worker.
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const page = await response.text();
    await route.fulfill({ response, body: page.replace(/<main[^>]*>/, `$&${html}`) });
  });
};
