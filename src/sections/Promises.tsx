import { css } from '@emotion/react';
import { Actions } from './parts/Actions';
import { Section } from './parts/Section';
import { SectionHeading } from './parts/SectionHeading';
import { StepList } from './parts/StepList';
import type { SectionProps } from './types';

const styles = css`
  .lede {
    margin-top: 1.25rem;
  }
`;

/** What customers can hold us to, each with a ring seal. */
export const Promises = ({ section, facts, ui }: SectionProps<'promises'>) => (
  <Section section={section} className="sec" css={styles}>
    <div className="wrap g12">
      <div className="c4">
        <SectionHeading section={section} />
        {section.intro && <p className="lede">{section.intro}</p>}
        <Actions call={section.call} link={section.button} facts={facts} />
      </div>
      <StepList
        className="c7 o6"
        kind="seals"
        items={section.items}
        facts={facts}
        ui={ui}
        under={Boolean(section.heading)}
      />
    </div>
  </Section>
);
