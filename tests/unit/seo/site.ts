/** Sites made of the bundled texts and some entries of a space. */
import type { Site } from '../../../src/content/assemble';
import type { SiteSettings } from '../../../src/content/assemble/context';
import type { RawContent } from '../../../src/content/mappers/raw';
import { bundledDefaults, siteOf as siteOfSpace } from '../../support/content';

export { allPages } from '../../support/content';

export const SITE_URL = 'https://trees.example.org';

/** What a build makes of a space with these entries; of the bundled texts without any. */
export const siteOf = async (
  raw: RawContent = {},
  settings: Partial<SiteSettings> = {},
): Promise<Site> =>
  siteOfSpace(raw, await bundledDefaults(), { settings: { siteUrl: SITE_URL, ...settings } }).site;

/** One content type of a space with these entries. */
export const nodes = <T>(...entries: readonly T[]): { readonly nodes: readonly T[] } => ({
  nodes: entries,
});
