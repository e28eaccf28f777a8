/** Query → map → merge → assemble: the content flow of one build. */
import { assembleSite, type Site } from './assemble';
import type { AddressHistory, SiteSettings } from './assemble/input';
import type { Bundled } from './bundled';
import type { MergedContent } from './entries';
import { hostOf } from './links';
import { mapContent } from './mappers';
import type { RawAsset, RawContent } from './mappers/raw';
import { ownContent } from './ownContent';
import { Problems, type Problem } from './problems';
import { withDefaults } from './fallback';

/** A site, and what the checks of its content look at. */
export interface MadeSite {
  readonly site: Site;
  readonly content: MergedContent;
  readonly assets: ReadonlyMap<string, RawAsset>;
  readonly now: Date;
  /**
   * The severity of claims that may be untrue: an error if the site is live at an address of its own, because
   * visitors would believe them.
   */
  readonly severityOfClaims: Problem['severity'];
  readonly problems: Problems;
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
  const isForVisitors = options.goesLive && options.ownAddress !== '';
  const severityOfClaims = isForVisitors ? 'error' : 'warning';
  return { site, content, assets, now, severityOfClaims, problems };
};
