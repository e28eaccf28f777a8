import { WrappedSection, type SectionProps } from './parts/Section';
import { SectionText } from './parts/SectionText';
import { StepList } from './parts/StepList';

/** What customers can hold us to, each with a ring seal. */
export const Promises = ({ section }: SectionProps<'promises'>) => (
  <WrappedSection section={section} columns>
    <SectionText section={section} className="span-4" />
    <StepList section={section} className="span-7 start-6" kind="seals" />
  </WrappedSection>
);
