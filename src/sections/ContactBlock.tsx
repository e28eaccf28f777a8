import { ContactBlocks } from './parts/ContactBlocks';
import { SectionText, WrappedSection, type SectionProps } from './parts/Section';

/** An invitation to call or write, with the ways to reach us, on a quiet band. */
export const ContactBlock = ({ section }: SectionProps<'contactBlock'>) => (
  <WrappedSection section={section} className="sunken" columns>
    <SectionText section={section} className="span-6" />
    <div className="span-5">
      <ContactBlocks contactInfo={section.contactInfo} under={section.heading} />
    </div>
  </WrappedSection>
);
