import { css } from '@emotion/react';
import { RichText } from '../components/RichText';
import { Figure } from '../components/Picture';
import { SectionText, WrappedSection, type SectionProps } from './parts/Section';
import { atLeast } from '../theme/breakpoints';

const styles = css`
  .columns {
    align-items: center;
  }
`;

/** A photograph that bleeds off the left side of the page, and a text beside it. */
export const PictureText = ({ section }: SectionProps<'pictureText'>) => (
  <WrappedSection section={section} columns css={styles}>
    <Figure of={section} className="span-6 bleed-left" sizes={`${atLeast.lg} 50vw`} />
    <SectionText section={section} className={section.picture ? 'span-5' : 'span-9'}>
      <RichText document={section.body} baseLevel={3} />
    </SectionText>
  </WrappedSection>
);
