import { css } from '@emotion/react';
import { RichText } from '../components/RichText';
import { Figure } from '../components/Figure';
import { Actions } from './parts/Actions';
import { Section, SectionIntro, type SectionProps } from './parts/Section';

const styles = css`
  .rich {
    margin-top: 1.75rem;
  }
  figure {
    margin-top: 2.5rem;
  }
`;

/** Plain running text under a heading, for whatever staff want to say. */
export const TextSection = ({ section, facts, ui }: SectionProps<'text'>) => (
  <Section section={section} className="sec" css={styles}>
    <div className="wrap g12">
      <div className="c9">
        <SectionIntro section={section} />
        {section.body && (
          <RichText document={section.body} ui={ui} baseLevel={section.heading ? 3 : 2} />
        )}
        <Figure
          picture={section.picture}
          caption={section.pictureCaption}
          sizes="(min-width: 62em) 54rem, (min-width: 48em) 100vw"
        />
        <Actions call={section.call} link={section.button} facts={facts} />
      </div>
    </div>
  </Section>
);
