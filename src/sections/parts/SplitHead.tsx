import { css } from '@emotion/react';
import type { SectionBase } from '../types';
import { SectionHeading } from './SectionHeading';

const styles = css`
  align-items: end;
  margin-bottom: clamp(1.25rem, 4vw, 3.5rem);
  row-gap: 0.75rem;
`;

/** Heading on the left and introduction on the right, above a full-width list. */
export const SplitHead = ({
  section,
}: {
  readonly section: Pick<SectionBase, 'id' | 'kicker' | 'heading' | 'intro'>;
}) =>
  section.heading || section.intro ? (
    <div className="g12" css={styles}>
      <div className={section.intro ? 'c6' : 'c9'}>
        <SectionHeading section={section} />
      </div>
      {section.intro && <p className="lede c5 o8">{section.intro}</p>}
    </div>
  ) : null;
