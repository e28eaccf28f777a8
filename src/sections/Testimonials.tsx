import { css } from '@emotion/react';
import { Rings } from '../components/drawings';
import { Island } from '../islands/Island';
import { Section, SplitIntro, type SectionProps } from './parts/Section';

const styles = css`
  background: var(--sunk);
  overflow: clip;
  & > .rings {
    width: 60rem;
    right: -26rem;
    top: -24rem;
    --ring-op: 0.16;
  }
  .page-width {
    position: relative;
  }
`;

/** What customers said, in a carousel that scrolls without a script. */
export const Testimonials = ({ section }: SectionProps<'testimonials'>) => (
  <Section section={section} className="section" css={styles}>
    <Rings part="corner" />
    <div className="page-width">
      <SplitIntro section={section} />
      <Island
        name="testimonials"
        props={{ id: `${section.id}-slide`, testimonials: section.testimonials }}
      />
    </div>
  </Section>
);
