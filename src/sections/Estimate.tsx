import { ContactBlocks } from './ContactBlock';
import { SectionText, WrappedSection, type SectionProps } from './parts/Section';
import { ServiceAreaMap, ServiceAreaTowns } from './Map';

/** How to get a free estimate: the ways to reach us beside the drawn map. */
export const Estimate = ({ section }: SectionProps<'estimate'>) => (
  <WrappedSection section={section} columns>
    <SectionText section={section} className="span-5">
      <ContactBlocks section={section} />
    </SectionText>
    <div className="span-7" id={section.mapId}>
      <ServiceAreaTowns map={section.map} />
      <ServiceAreaMap map={section.map} />
    </div>
  </WrappedSection>
);
