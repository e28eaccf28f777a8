import { Actions } from './parts/Actions';
import { ContactBlocks } from './parts/ContactBlocks';
import { WrappedSection, SectionIntro, type SectionProps } from './parts/Section';

/** An invitation to call or write, with the ways to reach us, on a quiet band. */
export const ContactBlock = ({ section }: SectionProps<'contactBlock'>) => (
  <WrappedSection section={section} className="sunken" columns>
    <div className="span-6">
      <SectionIntro section={section} />
      <Actions call={section.call} link={section.button} />
    </div>
    <div className="span-5 start-8">
      <ContactBlocks section={section} />
    </div>
  </WrappedSection>
);
