/** What a site is assembled from. */
import type { BuildEnvironment } from '../../environment';
import type { Bundled } from '../bundled';
import type { RawAsset } from '../mappers/raw';
import type { Problems } from '../problems';
import type { MergedContent } from '../entries';
import type { AddressHistory } from './addresses';

/** Settings of a build that pages depend on. */
export type SiteSettings = Pick<
  BuildEnvironment,
  'siteUrl' | 'ownAddress' | 'ownHosts' | 'goesLive' | 'mapsKey' | 'counting'
> & {
  /** The moment of the build. */
  readonly now: Date;
};

export interface SiteInput {
  /** The content after `ownContent`. */
  readonly content: MergedContent;
  readonly bundled: Bundled;
  readonly assets: ReadonlyMap<string, RawAsset>;
  readonly settings: SiteSettings;
  readonly history: AddressHistory;
  readonly problems: Problems;
}
