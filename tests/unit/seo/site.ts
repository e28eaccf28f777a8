/** Sites made of the bundled texts and some entries of a space. */
import type { Site } from '../../../src/content/assemble';
import type { SiteSettings } from '../../../src/content/assemble/input';
import type { RawContent } from '../../../src/content/mappers/raw';
import { bundledDefaults, markedSiteOf as markedSiteOfSpace } from '../../support/content';
import { readableSite } from '../../support/readable';

export { allPages } from '../../support/content';

export const SITE_URL = 'https://trees.example.org';

/** What a build makes of a space with these entries; of the bundled texts without any. */
export const markedSiteOf = async (
  raw: RawContent = {},
  settings: Partial<SiteSettings> = {},
): Promise<Site> =>
  markedSiteOfSpace(raw, await bundledDefaults(), { settings: { siteUrl: SITE_URL, ...settings } })
    .site;

/** As `markedSiteOf`, with the texts of its views as visitors read them. */
export const siteOf = async (...input: Parameters<typeof markedSiteOf>): Promise<Site> =>
  readableSite(await markedSiteOf(...input));

/** One content type of a space with these entries. */
export const nodes = <T>(...entries: readonly T[]): { readonly nodes: readonly T[] } => ({
  nodes: entries,
});
