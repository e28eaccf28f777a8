/** Pages of the built site with something that the default build does not have. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import type { Page } from 'playwright-core';
import { bundleText } from '../../../src/bundle';
import { ServiceAreaMap } from '../../../src/sections/parts/ServiceAreaMap';
import { map } from '../../support/fixtures';
import { inSite } from '../../support/inSite';
import { render } from '../../support/html';

/** Changes the HTML of a page. Its policy does not know the change: the visitor needs `bypassCSP`. */
const changePage = async (
  page: Page,
  address: string,
  change: (html: string) => string,
): Promise<void> => {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
};

export const MAP_SERVICE = 'https://maps.example';

/** A map with a key for the maps service. */
export const MAP = inSite(
  createElement(ServiceAreaMap, { map: { ...map, embedUrl: `${MAP_SERVICE}/embed?q=Elmwood` } }),
);

/** Adds an element to a page, as the build would render it. */
export const addPart = async (page: Page, address: string, part: ReactElement): Promise<void> => {
  const { html } = await render(part);
  await changePage(page, address, (text) => text.replace(/<main[^>]*>/, `$&${html}`));
};

/** Addresses of the built site's scripts by their names. */
const builtScripts = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await readdir('dist/islands'))
      .filter((file) => !file.startsWith('shared-'))
      .map((file) => [file.replace(/-.*/, ''), `/islands/${file}`]),
  );

/** The boot script of a build with both analytics ids. */
export const bootOf = async (asksConsent: boolean): Promise<string> =>
  bundleText(path.resolve('src/browser/boot.ts'), {
    ANALYTICS_ID: 'G-TEST',
    TAG_MANAGER_ID: 'GTM-TEST',
    ASKS_CONSENT: asksConsent,
    HAS_SERVICE_WORKER: false,
    SCRIPTS: { ...(await builtScripts()), vitals: '/vitals.js' },
  });

/** Gives a page another boot script, and some HTML before its content. */
export const serveBoot = (
  page: Page,
  boot: string,
  html = '',
  address = '/about/',
): Promise<void> =>
  changePage(page, address, (text) =>
    text
      .replace(/<script>[^]*?<\/script>/, () => `<script>${boot}</script>`)
      .replace('<main', `${html}<main`),
  );
