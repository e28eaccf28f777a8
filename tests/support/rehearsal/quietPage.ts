/** A browser page for sites of an offline space, whose pictures take long to make and show nothing. */
import type { Browser, Page } from 'playwright-core';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Opens a page that gets one pixel for every picture of the space. */
export const openQuietPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.route(/^https:\/\/localhost:\d+\//, (route) =>
    route.fulfill({ contentType: 'image/gif', body: PIXEL }),
  );
  return page;
};
