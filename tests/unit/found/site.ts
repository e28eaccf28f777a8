/** Sites put together for these tests: the bundled one, and what entries of a space make of it. */
import { assembleSite, type Site, type SiteInput } from '../../../src/content/assemble';
import { loadBundled } from '../../../src/content/bundled';
import { mapContent } from '../../../src/content/mappers';
import type { RawContent } from '../../../src/content/mappers/raw';
import { Problems } from '../../../src/content/problems';
import { withDefaults } from '../../../src/content/withDefaults';

export const SITE_URL = 'https://trees.example.org';

/** What a build makes of a space with these entries; of the bundled texts without any. */
export const buildOf = async (
  raw: RawContent = {},
  settings: Partial<SiteInput['settings']> = {},
) => {
  const problems = new Problems();
  const bundled = await loadBundled();
  const { drafts, assets } = mapContent(raw, problems);
  const content = withDefaults(drafts, bundled, problems);
  const site = assembleSite({
    content,
    bundled,
    assets,
    settings: { siteUrl: SITE_URL, preview: false, year: 2025, ...settings },
    ownAddress: '',
    history: {},
    problems,
  });
  return { assets, content, site };
};

export const siteOf = async (...given: Parameters<typeof buildOf>): Promise<Site> =>
  (await buildOf(...given)).site;

/** One content type of a space with these entries. */
export const nodes = <T>(...entries: readonly T[]): { readonly nodes: readonly T[] } => ({
  nodes: entries,
});

/** Every page of a site, of whatever kind. */
export const allPages = (site: Site) => [
  ...site.pages,
  ...site.services,
  ...site.blog,
  ...site.posts,
];
