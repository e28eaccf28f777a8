/** Pages as a build with ids for counting makes them, from a build without. */
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { bundleText } from '../../../src/gatsby/browserScripts';

/** The boot script of a build with both ids. */
export const bootOf = (asksConsent: boolean): Promise<string> =>
  bundleText(path.resolve('src/browser/boot.ts'), {
    ANALYTICS_ID: 'G-TEST',
    TAG_MANAGER_ID: 'GTM-TEST',
    ASKS_CONSENT: asksConsent,
    HAS_SERVICE_WORKER: false,
    SCRIPTS: { vitals: '/vitals.js' },
  });

/** Gives `/about/` another boot script, and some HTML before its content. */
export const serveBoot = async (
  context: BrowserContext,
  boot: string,
  html = '',
): Promise<void> => {
  await context.route('/about/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<script>[^]*?<\/script>/, () => `<script>${boot}</script>`)
      .replace('<main', `${html}<main`);
    await route.fulfill({ response, body });
  });
};
