import { css } from '@emotion/react';
import { Figure } from '../components/Picture';
import { classNames } from '../components/classNames';
import { ColumnText } from './parts/ColumnText';
import { MoreLink } from './parts/Actions';
import { WrappedSection, SectionIntro, type SectionProps } from './parts/Section';
import { atLeast } from '../theme/breakpoints';

const styles = css`
  h2 {
    max-width: 13em;
  }
  .bleed-right .frame {
    aspect-ratio: 1.5;
  }
  /* Square, but no higher than a screen; beyond that, it only grows wider. */
  @media ${atLeast.lg} {
    .bleed-right .frame {
      aspect-ratio: auto;
      height: min(46rem, 42vw);
    }
  }
`;

/** A long text in two columns beside one photograph that bleeds off the page. */
export const Essay = ({ section }: SectionProps<'essay'>) => (
  <WrappedSection section={section} columns css={styles}>
    <div
      className={classNames(
        'flow',
        section.dropCap && 'drop-cap',
        section.picture ? 'span-7' : 'span-9',
      )}
    >
      <SectionIntro section={section} />
      <ColumnText document={section.body} />
      <MoreLink link={section.button} />
    </div>
    <Figure of={section} className="span-5 bleed-right" sizes={`${atLeast.lg} 42vw`} />
  </WrappedSection>
);
