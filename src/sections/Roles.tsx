import { css } from '@emotion/react';
import { Drawing } from '../components/drawings';
import { Figure } from '../components/Picture';
import { SectionText, WrappedSection, type SectionProps } from './parts/Section';
import { ItemList } from './parts/ItemList';
import { atLeast, below } from '../theme/breakpoints';
import { Paragraph } from '../components/Sentence';

const styles = css`
  @media ${below.lg} {
    .drawn {
      max-width: 15rem;
    }
  }
  /* Not directly below the climber at the top of the page. */
  @media ${below.md} {
    .drawn {
      order: 1;
    }
  }
  @media ${atLeast.md} and ${below.lg} {
    .columns:has(.drawn) {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
`;

/** The open jobs beside a picture, or beside the drawn climber when editors chose none. */
export const Roles = ({ section }: SectionProps<'roles'>) => (
  <WrappedSection section={section} columns css={styles}>
    {section.picture ? (
      <Figure of={section} className="span-4" sizes={`${atLeast.lg} 24rem`} />
    ) : (
      <div className="span-4 illustration drawn">
        <Drawing name="tree-removal" />
        <Paragraph className="caption" text={section.pictureCaption} />
      </div>
    )}
    <SectionText section={section} className="span-7">
      <ItemList section={section} rings="counted" />
    </SectionText>
  </WrappedSection>
);
