import type { SectionBase } from '../types';
import { longTitle } from '../../components/longTitle';
import { headingId } from './Section';

interface SectionHeadingProps {
  readonly section: Pick<SectionBase, 'id' | 'kicker' | 'heading'>;
  /** Read out but not shown: for parts whose look says what they are. */
  readonly hidden?: boolean;
}

/** The small line and the heading of a section, each only where it has a text. */
export const SectionHeading = ({ section, hidden = false }: SectionHeadingProps) => (
  <>
    {section.kicker && !hidden && <p className="kicker">{section.kicker}</p>}
    {section.heading && (
      <h2 id={headingId(section.id)} className={hidden ? 'vh' : longTitle(section.heading)}>
        {section.heading}
      </h2>
    )}
  </>
);
