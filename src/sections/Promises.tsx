import { Actions } from './parts/Actions';
import { Section, SectionIntro, type SectionProps } from './parts/Section';
import { StepList } from './parts/StepList';

/** What customers can hold us to, each with a ring seal. */
export const Promises = ({ section, facts, ui }: SectionProps<'promises'>) => (
  <Section section={section} className="sec">
    <div className="wrap g12">
      <div className="c4">
        <SectionIntro section={section} />
        <Actions call={section.call} link={section.button} facts={facts} />
      </div>
      <StepList
        className="c7 o6"
        kind="seals"
        items={section.items}
        facts={facts}
        ui={ui}
        under={section.heading}
      />
    </div>
  </Section>
);
