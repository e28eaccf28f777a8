import { Actions } from './parts/Actions';
import { WrappedSection, SectionIntro, type SectionProps } from './parts/Section';
import { StepList } from './parts/StepList';

/** What customers can hold us to, each with a ring seal. */
export const Promises = ({ section }: SectionProps<'promises'>) => (
  <WrappedSection section={section} columns>
    <div className="span-4">
      <SectionIntro section={section} />
      <Actions call={section.call} link={section.button} />
    </div>
    <StepList section={section} className="span-7 start-6" kind="seals" />
  </WrappedSection>
);
