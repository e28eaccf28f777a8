import { WrappedSection, SplitIntro, type SectionProps } from './parts/Section';
import { ServiceRows } from './parts/ServiceRows';

/** How we go about each kind of work: the services that have such a text, as ruled rows. */
export const AboutServices = ({ section }: SectionProps<'aboutServices'>) => (
  <WrappedSection section={section}>
    <SplitIntro section={section} />
    <ServiceRows section={section} />
  </WrappedSection>
);
