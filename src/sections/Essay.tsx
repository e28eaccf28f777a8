import { css } from '@emotion/react';
import { Figure } from '../components/Figure';
import { ColumnText } from './parts/ColumnText';
import { MoreLink } from './parts/Actions';
import { Section, SectionIntro, type SectionProps } from './parts/Section';

const styles = css`
  .g12 {
    align-items: start;
  }
  h2 {
    max-width: 13em;
  }
  .frame {
    aspect-ratio: 1;
  }
  .frame img {
    object-position: 64% 40%;
  }
  @media (max-width: 61.99em) {
    .frame {
      aspect-ratio: 1.5;
    }
  }
`;

/** A long text in two columns beside one photograph that bleeds off the page. */
export const Essay = ({ section, ui }: SectionProps<'essay'>) => (
  <Section section={section} className="sec" css={styles}>
    <div className="wrap g12">
      <div className={section.picture ? 'c7' : 'c9'}>
        <SectionIntro section={section} />
        <ColumnText document={section.body} ui={ui} dropCap />
        <MoreLink link={section.button} />
      </div>
      <Figure
        className="c5 bleed-r"
        picture={section.picture}
        caption={section.pictureCaption}
        sizes="(min-width: 62em) 42vw"
      />
    </div>
  </Section>
);
