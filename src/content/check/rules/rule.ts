/** What a rule is: it looks at the whole content and tells what an editor should mend. */
import type { Site } from '../../assemble';
import type { RawAsset } from '../../mappers/raw';
import type { Problem } from '../../problems';
import type { Entry, MergedContent } from '../../withDefaults';
import type { RichTextPlace, TextPlace } from '../texts';

export interface CheckInput {
  readonly content: MergedContent;
  readonly site: Site;
  readonly assets: ReadonlyMap<string, RawAsset>;
  readonly now: Date;
}

/** What a rule looks at, with what several rules ask for. */
export interface Checked extends CheckInput {
  /** Every text as one string a field. */
  readonly texts: readonly TextPlace[];
  readonly richTexts: readonly RichTextPlace[];
  /** A text as visitors read it: with the company's facts in the place of tokens. */
  readonly shown: (text: string) => string;
}

/** Tells a problem of an entry or of one of its fields. */
export type Report = (
  place: { readonly entry: Entry; readonly field?: string },
  severity: Problem['severity'],
  message: string,
) => void;

export type Rule = (checked: Checked, report: Report) => void;
