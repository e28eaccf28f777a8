/** Query → map → merge → assemble → check: the whole content flow of one build. */
import { assembleSite, type Site } from './assemble';
import type { AddressHistory } from './assemble/addresses';
import type { SiteSettings } from './assemble/input';
import type { Bundled } from './bundled';
import { checkContent } from './check';
import { hostOf } from './links';
import { mapContent } from './mappers';
import type { RawContent } from './mappers/raw';
import { ownContent } from './ownContent';
import { Problems } from './problems';
import { withDefaults } from './fallback';

/** A site, and what an editor should fix. */
export interface MadeSite {
  readonly site: Site;
  readonly problems: Problems;
}

/**
 * Makes the site from what a space holds.
 *
 * @param raw - answer to `contentQuery`
 * @param now - the moment of the build
 * @throws PlainError when the content must not be published so
 */
export const makeSite = (
  raw: RawContent,
  bundled: Bundled,
  options: Omit<SiteSettings, 'now'>,
  history: AddressHistory,
  now = new Date(),
): MadeSite => {
  const problems = new Problems();
  const { entries, assets } = mapContent(raw, problems);
  const merged = withDefaults(entries, bundled, problems);
  const { homeUrl = '' } = merged.siteConfig.fields;
  const ownHosts = [hostOf(homeUrl), ...options.ownHosts].filter((host) => host !== '');
  const content = ownContent(merged, ownHosts, problems);
  const settings = { ...options, ownHosts, now };
  const site = assembleSite({ content, bundled, assets, settings, history, problems });
  const isLive = options.goesLive && options.ownAddress !== '';
  checkContent({ content, site, assets, now, isLive }, problems);
  return { site, problems };
};
