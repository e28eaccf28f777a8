import { css } from '@emotion/react';
import { Actions } from './parts/Actions';
import { ServiceTile } from './parts/ServiceTile';
import { WrappedSection, SplitIntro, type SectionProps } from './parts/Section';
import { atLeast } from '../theme/breakpoints';

const styles = css`
  .item-title {
    font-size: var(--fs-h3);
  }
  @media ${atLeast.lg} {
    .tile {
      grid-template-columns: 9.5rem minmax(0, 1fr);
    }
  }
`;

/** The services most people start with, and the way to all of them. */
export const ServicesTeaser = ({ section }: SectionProps<'servicesTeaser'>) => (
  <WrappedSection section={section} css={styles}>
    <SplitIntro section={section} />
    <ul className="ruled-list side-by-side">
      {section.services.map((service) => (
        <ServiceTile key={service.href} service={service} under={section.heading} />
      ))}
    </ul>
    <Actions of={section} variant="solid" />
  </WrappedSection>
);
