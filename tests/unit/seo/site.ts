/** Sites put together for these tests: the bundled one, and what entries of a space make of it. */
import type { Site } from '../../../src/content/assemble';
import type { SiteSettings } from '../../../src/content/assemble/context';
import type { RawContent } from '../../../src/content/mappers/raw';
import { bundledDefaults, siteOf as siteOfSpace, type MadeSite } from '../../support/content';

export { allPages } from '../../support/content';

export const SITE_URL = 'https://trees.example.org';

/** What a build makes of a space with these entries; of the bundled texts without any. */
export const buildOf = async (
  raw: RawContent = {},
  settings: Partial<SiteSettings> = {},
): Promise<MadeSite> =>
  siteOfSpace(raw, await bundledDefaults(), { settings: { siteUrl: SITE_URL, ...settings } });

export const siteOf = async (...given: Parameters<typeof buildOf>): Promise<Site> =>
  (await buildOf(...given)).site;

/** One content type of a space with these entries. */
export const nodes = <T>(...entries: readonly T[]): { readonly nodes: readonly T[] } => ({
  nodes: entries,
});
