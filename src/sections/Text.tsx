import { css } from '@emotion/react';
import { RichText } from '../components/RichText';
import { Figure } from '../components/Picture';
import { SectionText, WrappedSection, type SectionProps } from './parts/Section';
import { atLeast } from '../theme/breakpoints';

/** Matches the last part of a text that begins with a list or a drawing and has at most four more parts. */
const LAST_OF_FEW = ':is(ul, .diagram):first-child ~ :last-child:nth-child(-n + 5)';

const styles = css`
  /* A table alone is as wide as the page, like the lists next to it. */
  .rich > .table-wrap:only-child {
    max-width: none;
  }
  @media screen and ${atLeast.lg} {
    .span-9:has(> .rich > .table-wrap:only-child),
    .span-9:has(> .rich > ${LAST_OF_FEW}) {
      grid-column-start: span 12;
    }
    /* The first part of such a text, seven columns wide, has the rest beside it, five columns wide. */
    .rich:has(> ${LAST_OF_FEW}) {
      --rest: calc((100% + var(--column-gap)) * 7 / 12);
      display: flow-root;
      > :first-child {
        float: left;
        width: calc(var(--rest) - var(--column-gap));
        margin: 0;
      }
      > :not(:first-child) {
        margin-left: var(--rest);
      }
      > :nth-child(2) {
        margin-top: 0;
      }
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
