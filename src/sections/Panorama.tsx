import { css } from '@emotion/react';
import { Figure } from '../components/Picture';
import { Section, SectionIntro, type SectionProps } from './parts/Section';
import { atLeast } from '../theme/breakpoints';

const styles = css`
  padding-top: clamp(2rem, 4vw, 4rem);
  .frame {
    aspect-ratio: 21 / 9;
    min-height: 13rem;
  }
`;

/** One wide photograph that bleeds off the right side of the page. */
export const Panorama = ({ section }: SectionProps<'panorama'>) => (
  <Section section={section} className="page-width flow" css={styles}>
    <SectionIntro section={section} />
    <Figure of={section} className="bleed-right" sizes={`${atLeast.md} 100vw`} />
  </Section>
);
