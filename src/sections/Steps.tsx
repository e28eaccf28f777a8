import { css } from '@emotion/react';
import { Rings } from '../components/drawings';
import { Actions } from './parts/Actions';
import { Section, SectionIntro, type SectionProps } from './parts/Section';
import { StepList } from './parts/StepList';

const styles = css`
  overflow: clip;
  .rings {
    width: 96rem;
    left: -48rem;
    top: -22rem;
    --ring-op: 0.18;
  }
  .wrap {
    position: relative;
  }
  @media (max-width: 47.99em) {
    .rings {
      --ring-op: 0.1;
    }
  }
`;

/** What happens, in order, on the dark ground: heading left, counted steps right. */
export const Steps = ({ section, facts, ui }: SectionProps<'steps'>) => (
  <Section section={section} className="sec on-deep" css={styles}>
    <Rings />
    <div className="wrap g12">
      <div className="c5">
        <SectionIntro section={section} />
        <Actions call={section.call} link={section.button} facts={facts} />
      </div>
      <StepList
        className="c6 o7"
        kind="steps"
        items={section.items}
        facts={facts}
        ui={ui}
        under={section.heading}
      />
    </div>
  </Section>
);
