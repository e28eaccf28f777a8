import type { SectionLayout, SectionView, SiteFacts, UiTexts } from '../content/views';

/** What the component of one section look is given. */
export interface SectionProps<L extends SectionLayout> {
  readonly section: Extract<SectionView, { layout: L }>;
  readonly facts: SiteFacts;
  readonly ui: UiTexts;
}

/** What every section has, whatever its look. */
export type SectionBase = Pick<
  SectionView,
  'id' | 'kicker' | 'heading' | 'intro' | 'body' | 'picture' | 'pictureCaption' | 'button' | 'call'
>;
