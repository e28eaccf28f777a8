import { Section, SplitIntro, type SectionProps } from './parts/Section';
import { ServiceRows } from './parts/ServiceRows';

/** How we go about each kind of work: the services that have such a text, as ruled rows. */
export const AboutServices = ({ section }: SectionProps<'aboutServices'>) => {
  const rows = section.services
    .filter((service) => service.about)
    .map((service) => ({ service, text: service.about }));
  return (
    <Section section={section} className="sec">
      <div className="wrap">
        <SplitIntro section={section} />
        <ServiceRows rows={rows} under={section.heading} />
      </div>
    </Section>
  );
};
