/** What a check is: it looks at the whole content and tells problems. */
import type { Site } from '../../assemble';
import type { RawAsset } from '../../mappers/raw';
import type { Problem } from '../../problems';
import type { MergedContent } from '../../withDefaults';
import type { Place } from '../texts';

export interface CheckInput {
  readonly content: MergedContent;
  readonly site: Site;
  readonly assets: ReadonlyMap<string, RawAsset>;
  readonly now: Date;
}

export type Rule = (input: CheckInput) => readonly Problem[];

/** A problem at a place. */
export const tell = (
  { entry, field }: Pick<Place, 'entry'> & { field?: string },
  severity: Problem['severity'],
  message: string,
): Problem => ({ severity, contentType: entry.type, field, entryId: entry.entryId, message });
