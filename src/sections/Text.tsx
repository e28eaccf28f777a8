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
  /* A text that begins with a drawing has its first three blocks beside it. */
  @media ${atLeast.lg} {
    .span-9:has(> .rich > .diagram:first-child:not(:last-child)) {
      grid-column-end: span 12;
    }
    .rich:has(> .diagram:first-child) {
      display: flow-root;
    }
    .rich > .diagram:first-child:not(:last-child) {
      float: left;
      width: 54%;
      margin: 0 0 1.5rem;
    }
    .rich > .diagram:first-child ~ :nth-child(-n + 4) {
      margin-left: 59%;
    }
    .rich > .diagram:first-child ~ :nth-child(5) {
      clear: left;
    }
    .rich > .diagram:first-child + * {
      margin-top: 0;
    }
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
