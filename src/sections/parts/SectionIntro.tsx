import type { SectionBase } from '../types';
import { SectionHeading } from './SectionHeading';

interface SectionIntroProps {
  readonly section: Pick<SectionBase, 'id' | 'kicker' | 'heading' | 'intro'>;
  /** The heading is read out but not shown. */
  readonly hidden?: boolean;
}

/** The opening of a section: small line, heading and introduction, each only where it has a text. */
export const SectionIntro = ({ section, hidden }: SectionIntroProps) => (
  <>
    <SectionHeading section={section} hidden={hidden} />
    {section.intro && <p className="lede">{section.intro}</p>}
  </>
);
