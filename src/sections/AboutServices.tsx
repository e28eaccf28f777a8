import { Section } from './parts/Section';
import { ServiceRows } from './parts/ServiceRows';
import { SplitHead } from './parts/SplitHead';
import type { SectionProps } from './types';

/** How we go about each kind of work: the services that have such a text, as ruled rows. */
export const AboutServices = ({ section }: SectionProps<'aboutServices'>) => {
  const rows = section.services
    .filter((service) => service.about)
    .map((service) => ({ service, text: service.about }));
  return (
    <Section section={section} className="sec">
      <div className="wrap">
        <SplitHead section={section} />
        <ServiceRows rows={rows} under={Boolean(section.heading)} />
      </div>
    </Section>
  );
};
