import { css } from '@emotion/react';
import { RichText } from '../components/RichText';
import { Figure } from '../components/Figure';
import { WrappedSection, type SectionProps } from './parts/Section';
import { SectionText } from './parts/SectionText';
import { atLeast } from '../theme/breakpoints';

const styles = css`
  .rich {
    margin-top: 1.75rem;
  }
  figure {
    margin-top: 2.5rem;
  }
  /* A table alone is as wide as the page, like the lists beside which it stands. */
  .rich > .table-wrap:only-child {
    max-width: none;
  }
  @media ${atLeast.lg} {
    .span-9:has(> .rich > .table-wrap:only-child),
    .span-9:has(> .rich > ul:first-child + h3 + p:last-child),
    .span-9:has(> .rich > .diagram:first-child) {
      grid-column-end: span 12;
    }
    /* A list has the explanation that follows it beside it. */
    .rich:has(> ul:first-child + h3 + p:last-child) {
      columns: 2;
      column-gap: 4rem;
      > h3 {
        break-before: column;
        margin-top: 0;
      }
    }
    /* A text that begins with a drawing stands beside it. */
    .rich:has(> .diagram:first-child) {
      display: flow-root;
    }
    .rich > .diagram:first-child {
      float: left;
      width: 54%;
      margin: 0;
    }
    .rich > .diagram:first-child ~ * {
      margin-left: 59%;
    }
    .rich > .diagram:first-child + * {
      margin-top: 0;
    }
  }
`;

/** Running text under a heading, with an optional picture. */
export const TextSection = ({ section }: SectionProps<'text'>) => (
  <WrappedSection section={section} columns css={styles}>
    <SectionText section={section} className="span-9">
      <RichText document={section.body} baseLevel={section.heading ? 3 : 2} />
      <Figure of={section} sizes={`${atLeast.lg} 54rem, ${atLeast.md} 100vw`} />
    </SectionText>
  </WrappedSection>
);
