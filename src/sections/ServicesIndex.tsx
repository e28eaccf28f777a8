import { MoreLink } from './parts/Actions';
import { WrappedSection, SectionHeading, SplitIntro, type SectionProps } from './parts/Section';
import { ServiceRows } from './parts/ServiceRows';

/**
 * Every service as a ruled row. A heading without an introduction is visually hidden, because it
 * follows directly after the heading of the page.
 */
export const ServicesIndex = ({ section }: SectionProps<'servicesIndex'>) => (
  <WrappedSection section={section}>
    {section.intro ? <SplitIntro section={section} /> : <SectionHeading section={section} hidden />}
    <ServiceRows section={section} />
    <MoreLink link={section.button} />
  </WrappedSection>
);
