import { Actions } from './parts/Actions';
import { ContactBlocks } from './parts/ContactBlocks';
import { ProofList } from './parts/ProofList';
import { Section } from './parts/Section';
import { SectionIntro } from './parts/SectionIntro';
import type { SectionProps } from './types';

/** An invitation to call or write, with the ways to reach us, on a quiet band. */
export const ContactBlock = ({ section, facts, ui }: SectionProps<'contactBlock'>) => (
  <Section section={section} className="sec sunk">
    <div className="wrap g12">
      <div className="c5">
        <SectionIntro section={section} />
        <Actions call={section.call} link={section.button} facts={facts} />
      </div>
      <div className="c6 o7">
        <ContactBlocks blocks={section.contactInfo} under={Boolean(section.heading)} />
        <ProofList facts={facts} ui={ui} />
      </div>
    </div>
  </Section>
);
