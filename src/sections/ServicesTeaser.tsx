import { Actions } from './parts/Actions';
import { ServiceTile } from './parts/ServiceTile';
import { WrappedSection, SplitIntro, type SectionProps } from './parts/Section';

/** The services most people start with, and the way to all of them. */
export const ServicesTeaser = ({ section }: SectionProps<'servicesTeaser'>) => (
  <WrappedSection section={section}>
    <SplitIntro section={section} />
    <ul className="ruled-list side-by-side">
      {section.services.map((service) => (
        <ServiceTile key={service.href} service={service} under={section.heading} layout="large" />
      ))}
    </ul>
    <Actions of={section} variant="solid" />
  </WrappedSection>
);
