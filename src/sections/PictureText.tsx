import { css } from '@emotion/react';
import { RichText } from '../components/RichText';
import { Figure } from '../components/Figure';
import { Actions } from './parts/Actions';
import { WrappedSection, SectionIntro, type SectionProps } from './parts/Section';

const styles = css`
  .g12 {
    align-items: center;
  }
  .frame {
    aspect-ratio: 3 / 2;
  }
  .rich {
    margin-top: 1.5rem;
  }
`;

/** A photograph that bleeds off the left side of the page, and a text beside it. */
export const PictureText = ({ section }: SectionProps<'pictureText'>) => (
  <WrappedSection section={section} columns css={styles}>
    <Figure of={section} className="c6 bleed-l" sizes="(min-width: 62em) 50vw" />
    <div className={section.picture ? 'c5 o8' : 'c9'}>
      <SectionIntro section={section} />
      <RichText document={section.body} baseLevel={3} />
      <Actions call={section.call} link={section.button} />
    </div>
  </WrappedSection>
);
