import { css } from '@emotion/react';
import { RichText } from '../components/RichText';
import { Rings } from '../components/drawings';
import { Actions } from './parts/Actions';
import { Section, SectionIntro, type SectionProps } from './parts/Section';

const styles = css`
  overflow: clip;
  background: var(--sunk);
  & > .rings {
    width: 64rem;
    left: -30rem;
    top: -22rem;
    --ring-op: 0.11;
  }
  .wrap {
    position: relative;
  }
  .rich {
    margin-top: 1.25rem;
  }
  .tel {
    font-size: clamp(2.25rem, 1.6rem + 2.4vw, 3.25rem);
    line-height: 1.1;
  }
  .actions {
    margin-top: 1.5rem;
  }
`;

/** The way to get in touch, with the number written large. */
export const ReachOut = ({ section, facts, ui }: SectionProps<'reachOut'>) => (
  <Section section={section} className="sec" css={styles}>
    <Rings part="corner" />
    <div className="wrap g12">
      <div className="c6">
        <SectionIntro section={section} />
        {section.body && <RichText document={section.body} ui={ui} baseLevel={3} />}
      </div>
      <div className="c5 o8">
        <p className="tel">
          <a href={facts.phone.href}>{facts.phone.display}</a>
        </p>
        <Actions call={section.call} link={section.button} facts={facts} />
      </div>
    </div>
  </Section>
);
