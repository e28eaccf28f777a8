import { css } from '@emotion/react';
import { Actions } from './parts/Actions';
import { ServiceTile } from './parts/ServiceTile';
import { WrappedSection, SplitIntro, type SectionProps } from './parts/Section';
import { atLeast, largeText } from '../theme/breakpoints';

const styles = css`
  .teaser {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 2.5rem;
  }
  .tile {
    grid-template-columns: minmax(0, 5.25rem) minmax(0, 1fr);
    gap: 0 1.5rem;
    padding-top: 1.75rem;
    margin-bottom: 1.5rem;
    border-top: 1px solid var(--rule);
  }
  .actions {
    margin-top: 1rem;
  }
  @media ${largeText} {
    .tile {
      display: block;
    }
  }
  @media ${atLeast.md} {
    .tile {
      grid-template-columns: minmax(0, 9.5rem) minmax(0, 1fr);
    }
  }
  @media ${atLeast.lg} {
    .teaser {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .tile:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** The services most people start with, and the way to all of them. */
export const ServicesTeaser = ({ section }: SectionProps<'servicesTeaser'>) => (
  <WrappedSection section={section} css={styles}>
    <SplitIntro section={section} />
    <ul className="teaser">
      {section.services.map((service) => (
        <ServiceTile key={service.href} service={service} under={section.heading} />
      ))}
    </ul>
    <Actions call={section.call} link={section.button} variant="solid" />
  </WrappedSection>
);
