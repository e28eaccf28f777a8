/** What sections of every look have. `src/content/looks.ts` adds what each has of its own. */
import type { Call, Link, Picture, RichTextView, Times } from './parts';

export interface SectionBase {
  /** Unique on the page; also the fragment of the section's address. */
  readonly id: string;
  readonly kicker?: string;
  readonly heading?: string;
  /** Characters of the heading. */
  readonly headingLength?: number;
  readonly intro?: string;
  readonly body?: RichTextView;
  readonly picture?: Picture;
  readonly pictureCaption?: string;
  readonly button?: Link;
  readonly call?: Call;
  /** Absent for sections that are always shown. */
  readonly times?: Times;
}

export type { LookName, SectionView } from '../looks';
