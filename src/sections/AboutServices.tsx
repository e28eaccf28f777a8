import { Section, SplitIntro, type SectionProps } from './parts/Section';
import { ServiceRows } from './parts/ServiceRows';

/** How we go about each kind of work: the services that have such a text, as ruled rows. */
export const AboutServices = ({ section }: SectionProps<'aboutServices'>) => (
  <Section section={section} className="sec">
    <div className="wrap">
      <SplitIntro section={section} />
      <ServiceRows services={section.services} under={section.heading} />
    </div>
  </Section>
);
