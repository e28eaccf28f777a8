import { css } from '@emotion/react';
import { RichText } from '../components/RichText';
import { Figure } from '../components/Figure';
import { MoreLink } from './parts/Actions';
import { Section, SectionIntro, type SectionProps } from './parts/Section';

const styles = css`
  .frame {
    aspect-ratio: 4 / 5;
  }
  .lede {
    margin-bottom: clamp(1rem, 2.5vw, 2rem);
  }
  .rich {
    max-width: none;
  }
  .rich b {
    display: block;
    margin-bottom: 0.25rem;
    font: var(--w-medium) 1.1875rem/1.25 var(--font-display);
  }
  @media (max-width: 61.99em) {
    .frame {
      aspect-ratio: 2;
    }
  }
  @media (max-width: 47.99em) {
    figure {
      display: none;
    }
    .rich {
      font-size: var(--fs-sm);
      line-height: 1.45;
    }
  }
  @media (min-width: 62em) {
    .rich > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 2rem 2.5rem;
    }
  }
`;

/**
 * What we see in the trees around here: a short list beside one photograph that bleeds off the page.
 * A phone shows the list alone.
 */
export const FieldNotes = ({ section, ui }: SectionProps<'fieldNotes'>) => (
  <Section section={section} className="sec" css={styles}>
    <div className="wrap g12">
      <Figure
        className="c4 bleed-l"
        picture={section.picture}
        caption={section.pictureCaption}
        sizes="(min-width: 62em) 34vw"
      />
      <div className={section.picture ? 'c8' : 'c12'}>
        <SectionIntro section={section} />
        {section.body && <RichText document={section.body} ui={ui} baseLevel={3} />}
        <MoreLink link={section.button} />
      </div>
    </div>
  </Section>
);
