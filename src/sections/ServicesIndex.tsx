import { css } from '@emotion/react';
import { MoreLink } from './parts/Actions';
import { SectionIntro, SplitIntro, WrappedSection, type SectionProps } from './parts/Section';
import { ServiceTile } from './parts/ServiceTile';

const styles = css`
  container-type: inline-size;
  border-top: 1px solid var(--rule);
`;

/**
 * Every service as a ruled row: drawing, name, a sentence and an arrow. A heading without an introduction is
 * visually hidden, because it follows directly after the heading of the page.
 */
export const ServicesIndex = ({ section }: SectionProps<'servicesIndex'>) => (
  <WrappedSection section={section}>
    {section.intro ? <SplitIntro section={section} /> : <SectionIntro section={section} hidden />}
    <ul css={styles}>
      {section.services.map((service) => (
        <ServiceTile key={service.href} service={service} under={section.heading} layout="row" />
      ))}
    </ul>
    <MoreLink link={section.button} />
  </WrappedSection>
);
