/** Sites put together for these tests: the bundled one, and what entries of a space make of it. */
import { assembleSite, type Site, type SiteInput } from '../../../src/content/assemble';
import { loadBundled } from '../../../src/content/bundled';
import { mapContent } from '../../../src/content/mappers';
import type { RawContent } from '../../../src/content/mappers/raw';
import { Problems } from '../../../src/content/problems';
import { withDefaults } from '../../../src/content/withDefaults';

export const SITE_URL = 'https://trees.example.org';

/** The site that a space with these entries gives; the bundled one without any. */
export const siteOf = async (
  raw: RawContent = {},
  settings: Partial<SiteInput['settings']> = {},
): Promise<Site> => {
  const problems = new Problems();
  const bundled = await loadBundled();
  const { drafts, assets } = mapContent(raw, problems);
  return assembleSite({
    content: withDefaults(drafts, bundled, problems),
    bundled,
    assets,
    settings: { siteUrl: SITE_URL, preview: false, year: 2025, ...settings },
    ownAddress: '',
    history: {},
    problems,
  });
};

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
