import { css } from '@emotion/react';
import { RichText } from '../components/RichText';
import { Figure } from '../components/Figure';
import { Actions } from './parts/Actions';
import { WrappedSection, SectionIntro, type SectionProps } from './parts/Section';
import { atLeast } from '../theme/breakpoints';

const styles = css`
  .rich {
    margin-top: 1.75rem;
  }
  figure {
    margin-top: 2.5rem;
  }
`;

/** Running text under a heading, with an optional picture. */
export const TextSection = ({ section }: SectionProps<'text'>) => (
  <WrappedSection section={section} columns css={styles}>
    <div className="span-9">
      <SectionIntro section={section} />
      <RichText document={section.body} baseLevel={section.heading ? 3 : 2} />
      <Figure of={section} sizes={`${atLeast.lg} 54rem, ${atLeast.md} 100vw`} />
      <Actions call={section.call} link={section.button} />
    </div>
  </WrappedSection>
);
