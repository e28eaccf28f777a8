import { Section } from './parts/Section';
import { SectionHeading } from './parts/SectionHeading';
import { ServiceRows } from './parts/ServiceRows';
import { SplitHead } from './parts/SplitHead';
import type { SectionProps } from './types';

/**
 * Every service with its overview as a ruled row. A heading alone is only read out, because the
 * page's own heading stands right above; with an introduction it is shown.
 */
export const ServicesIndex = ({ section }: SectionProps<'servicesIndex'>) => (
  <Section section={section} className="sec">
    <div className="wrap">
      {section.intro ? (
        <SplitHead section={section} />
      ) : (
        <SectionHeading section={section} hidden />
      )}
      <ServiceRows
        rows={section.services.map((service) => ({
          service,
          text: service.overview ?? service.description,
        }))}
        under={Boolean(section.heading)}
      />
    </div>
  </Section>
);
