/** What a site is assembled from. */
import type { BuildEnvironment } from '../../environment';
import type { Bundled } from '../bundled';
import type { Asset } from '../read/assets';
import type { TokenValues } from '../tokens';
import type { Problems } from '../problems';
import type { MergedContent } from '../entries';

/** Settings of a build that pages depend on. */
export type SiteSettings = Pick<
  BuildEnvironment,
  'preview' | 'siteUrl' | 'ownAddress' | 'ownHosts' | 'goesLive' | 'mapsKey' | 'counting'
>;

export interface SiteInput {
  /** The content after `inOrder`. */
  readonly content: MergedContent;
  readonly bundled: Bundled;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly tokens: TokenValues;
  readonly settings: SiteSettings;
  /** All hosts of this site, as `hostOf` returns them: those that the settings name, and that of its home URL. */
  readonly hosts: readonly string[];
  /** The moment of the build. */
  readonly now: Date;
  readonly problems: Problems;
}
