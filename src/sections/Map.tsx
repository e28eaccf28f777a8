import { SectionText, WrappedSection, type SectionProps } from './parts/Section';
import { ServiceAreaMap, ServiceAreaTowns } from './parts/ServiceArea';

/** The service area: the towns, beside the map. */
export const ServiceMap = ({ section }: SectionProps<'map'>) => (
  <WrappedSection section={section} columns>
    <SectionText section={section} className="span-5">
      <ServiceAreaTowns map={section.map} />
    </SectionText>
    <div className="span-7">
      <ServiceAreaMap map={section.map} />
    </div>
  </WrappedSection>
);
