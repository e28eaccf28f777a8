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
 * Makes the site from what a space holds, and what the checks of its content look at.
 *
 * @param raw - answer to `contentQuery`
 * @param now - the moment of the build
 * @throws PlainError when the content must not be published so
 */
export const uncheckedSite = (
  raw: RawContent,
  bundled: Bundled,
  options: Omit<SiteSettings, 'now'>,
  history: AddressHistory,
  now = new Date(),
) => {
  const problems = new Problems();
  const { entries, assets } = mapContent(raw, problems);
  const merged = withDefaults(entries, bundled, problems);
  const { homeUrl = '' } = merged.siteConfig.fields;
  const ownHosts = [hostOf(homeUrl), ...options.ownHosts].filter((host) => host !== '');
  const content = ownContent(merged, ownHosts, problems);
  const settings = { ...options, ownHosts, now };
  const site = assembleSite({ content, bundled, assets, settings, history, problems });
  const isLive = options.goesLive && options.ownAddress !== '';
  return { content, site, assets, now, isLive, problems };
};

/** Makes the site from what a space holds, as `uncheckedSite` does, and checks its content. */
export const makeSite = (...input: Parameters<typeof uncheckedSite>): MadeSite => {
  const { problems, ...made } = uncheckedSite(...input);
  checkContent(made, problems);
  return { site: made.site, problems };
};
