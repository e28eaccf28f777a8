/** Pages of the built site with something that the default build does not have. */
import type { ReactElement } from 'react';
import type { Page } from 'playwright-core';
import { render } from '../../support/html';

/**
 * Adds an element to a page, as the build would render it. The page's policy does not cover the element, so
 * the visitor needs `bypassCSP`.
 */
export const addPart = async (page: Page, address: string, part: ReactElement): Promise<void> => {
  const { html } = await render(part);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/<main[^>]*>/, `$&${html}`) });
  });
};
