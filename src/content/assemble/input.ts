/** What a site is assembled from. */
import type { BuildEnvironment } from '../../environment';
import type { Bundled } from '../bundled';
import type { RawAsset } from '../mappers/raw';
import type { Problems } from '../problems';
import type { MergedContent } from '../entries';

/** Settings of a build that pages depend on. */
export type SiteSettings = Pick<
  BuildEnvironment,
  'siteUrl' | 'ownAddress' | 'ownHosts' | 'goesLive' | 'mapsKey' | 'counting'
> & {
  /** The moment of the build. */
  readonly now: Date;
};

/**
 * Addresses that an entry had in earlier builds, by entry id; the latest is last. `redirects.ts` also keeps
 * the addresses of all services under a separate key.
 */
export type AddressHistory = Readonly<Record<string, readonly string[]>>;

export interface SiteInput {
  /** The content after `ownContent`. */
  readonly content: MergedContent;
  readonly bundled: Bundled;
  readonly assets: ReadonlyMap<string, RawAsset>;
  readonly settings: SiteSettings;
  readonly history: AddressHistory;
  readonly problems: Problems;
}
