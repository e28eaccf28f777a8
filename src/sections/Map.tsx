import { WrappedSection, SectionIntro, type SectionProps } from './parts/Section';
import { ServiceAreaMap, ServiceAreaTowns } from './parts/ServiceAreaMap';

/** The service area: the question whether the company works in a place and the towns, beside the map. */
export const ServiceMap = ({ section }: SectionProps<'map'>) => (
  <WrappedSection section={section} columns>
    <div className="span-5 flow">
      <SectionIntro section={section} />
      <ServiceAreaTowns map={section.map} />
    </div>
    <div className="span-7">
      <ServiceAreaMap map={section.map} />
    </div>
  </WrappedSection>
);
