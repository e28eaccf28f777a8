import { Section, SectionHeading, SplitIntro, type SectionProps } from './parts/Section';
import { ServiceRows } from './parts/ServiceRows';

/**
 * Every service with its overview as a ruled row. A heading alone is only read out, because the
 * page's own heading stands right above; with an introduction it is shown.
 */
export const ServicesIndex = ({ section }: SectionProps<'servicesIndex'>) => (
  <Section section={section} className="sec">
    <div className="wrap">
      {section.intro ? (
        <SplitIntro section={section} />
      ) : (
        <SectionHeading section={section} hidden />
      )}
      <ServiceRows services={section.services} under={section.heading} />
    </div>
  </Section>
);
