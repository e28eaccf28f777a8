/** The built site that the tests of this folder look at: `public/`, parsed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPages, siteAddress, type BuiltPage } from '../support/builtPages';

export const ROOT = path.resolve(__dirname, '../..');
export const SITE = path.join(ROOT, 'public');

export const pages = [...readPages(SITE).values()];

export const origin = siteAddress(pages.find((page) => page.path === '/') as BuiltPage);

/** A file of the site, whatever version its address ends with. */
export const readSite = (file: string): string =>
  readFileSync(path.join(SITE, file.split('?')[0] ?? ''), 'utf8');
