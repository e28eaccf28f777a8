import { css } from '@emotion/react';
import { RichText } from '../components/RichText';
import { Figure } from '../components/Picture';
import { MoreLink } from './parts/Actions';
import { WrappedSection, SectionIntro, type SectionProps } from './parts/Section';
import { atLeast, below } from '../theme/breakpoints';

const styles = css`
  .rich b {
    display: block;
    margin-bottom: 0.25rem;
    font: var(--w-medium) 1.1875rem/1.25 var(--font-display);
    text-wrap: balance;
  }
  /* A drawing ends where the photograph above it ends. */
  .rich > .diagram {
    max-width: none;
  }
  @media ${below.lg} {
    .bleed-left .frame {
      aspect-ratio: 2;
    }
    .rich > :is(ul, ol) {
      gap: 1.1rem;
    }
  }
  @media ${below.md} {
    .bleed-left {
      display: none;
    }
    .rich {
      font-size: var(--fs-sm);
      line-height: 1.45;
    }
  }
  @media ${atLeast.lg} {
    .rich > * {
      max-width: none;
    }
    .rich > :is(ul, ol) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 2rem 2.5rem;
    }
  }
`;

/** A short list beside a photograph that bleeds off the page. Phones show the list alone. */
export const FieldNotes = ({ section }: SectionProps<'fieldNotes'>) => (
  <WrappedSection section={section} columns css={styles}>
    <Figure of={section} className="span-4 bleed-left" sizes={`${atLeast.lg} 34vw`} />
    <div className={section.picture ? 'span-8 flow' : 'span-12 flow'}>
      <SectionIntro section={section} />
      <RichText document={section.body} baseLevel={3} />
      <MoreLink link={section.button} />
    </div>
  </WrappedSection>
);
