import { css } from '@emotion/react';
import { Figure } from '../components/Figure';
import { Section, SectionHeading, type SectionProps } from './parts/Section';
import { atLeast, below } from '../theme/breakpoints';

const styles = css`
  padding-top: clamp(2rem, 4vw, 4rem);
  .frame {
    aspect-ratio: 21 / 9;
  }
  .head {
    margin-bottom: 2rem;
  }
  @media ${below.md} {
    .frame {
      aspect-ratio: 16 / 9;
    }
  }
`;

/** One wide photograph that bleeds off the right side of the page. */
export const Panorama = ({ section }: SectionProps<'panorama'>) => (
  <Section section={section} className="page-width" css={styles}>
    {section.heading && (
      <div className="head">
        <SectionHeading section={section} />
      </div>
    )}
    <Figure of={section} className="bleed-right" sizes={`${atLeast.md} 100vw`} />
  </Section>
);
