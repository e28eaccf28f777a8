/** Query → read and merge → assemble: the content flow of one build. */
import { assembleSite, type Site } from './pages';
import type { SiteInput, SiteSettings } from './pages/input';
import type { Bundled } from './bundled';
import { hostOf } from './links';
import { readContent } from './read';
import type { RawContent } from './read/raw';
import { inOrder } from './read/order';
import { Problems } from './problems';

/** A site, and what it was assembled from. */
export interface MadeSite extends SiteInput {
  readonly site: Site;
}

/**
 * Makes the site from what a space holds. `checkContent` then looks for what an editor should fix.
 *
 * @param raw - answer to `contentQuery`
 * @param now - the moment of the build
 * @throws PlainError when the content must not be published so
 */
export const makeSite = (
  raw: RawContent,
  bundled: Bundled,
  settings: SiteSettings,
  now = new Date(),
): MadeSite => {
  const problems = new Problems();
  const {
    content: merged,
    assets,
    tokens,
  } = readContent(raw, bundled, now.getFullYear(), problems);
  const { homeUrl = '' } = merged.siteConfig.fields;
  const hosts = [hostOf(homeUrl), ...settings.ownHosts].filter((host) => host !== '');
  const content = inOrder(merged, bundled.entries, hosts, problems);
  const input = { content, bundled, assets, tokens, settings, hosts, now, problems };
  return { ...input, site: assembleSite(input) };
};
