/** Query → map → merge → assemble → check: the whole content flow of one build. */
import { assembleSite, type Site } from './assemble';
import type { AddressHistory } from './assemble/addresses';
import type { SiteSettings } from './assemble/input';
import type { Bundled } from './bundled';
import { checkContent } from './check';
import { mapContent, type SpaceContent } from './mappers';
import type { RawContent } from './mappers/raw';
import { Problems } from './problems';
import { withDefaults, type MergedContent } from './withDefaults';

/** A site with what it was made of, and what an editor should fix. */
export interface MadeSite {
  readonly site: Site;
  readonly content: MergedContent;
  readonly assets: SpaceContent['assets'];
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
  const content = withDefaults(entries, bundled, problems);
  const settings = { ...options, now };
  const site = assembleSite({ content, bundled, assets, settings, history, problems });
  const isLive = options.goesLive && options.ownAddress !== '';
  checkContent({ content, site, assets, now, isLive }, problems);
  return { site, content, assets, problems };
};
