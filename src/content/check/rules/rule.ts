/** A rule looks at the whole content and adds what an editor should fix. */
import type { Site } from '../../assemble';
import type { RawAsset } from '../../mappers/raw';
import type { Problems } from '../../problems';
import type { MergedContent } from '../../entries';
import type { RichText } from '../../types';
import type { Located } from '../texts';

export interface Checked {
  readonly content: MergedContent;
  readonly site: Site;
  readonly assets: ReadonlyMap<string, RawAsset>;
  readonly now: Date;
  /** The site goes to visitors at an address of its own: what they would take for true must be. */
  readonly isLive: boolean;
  /** The text of every field as one string. */
  readonly texts: readonly Located<string>[];
  readonly richTexts: readonly Located<RichText>[];
}

export type Rule = (checked: Checked, problems: Problems) => void;
