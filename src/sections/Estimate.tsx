import { Actions } from './parts/Actions';
import { ContactBlocks } from './parts/ContactBlocks';
import { WrappedSection, SectionIntro, type SectionProps } from './parts/Section';
import { ServiceAreaMap, ServiceAreaTowns } from './parts/ServiceAreaMap';

/** How to get a free estimate: the ways to reach us beside the drawn map. */
export const Estimate = ({ section }: SectionProps<'estimate'>) => (
  <WrappedSection section={section} columns>
    <div className="span-5">
      <SectionIntro section={section} />
      <ContactBlocks section={section} />
      <Actions call={section.call} link={section.button} />
    </div>
    <div className="span-7" id={section.mapId}>
      <ServiceAreaTowns map={section.map} />
      <ServiceAreaMap map={section.map} />
    </div>
  </WrappedSection>
);
