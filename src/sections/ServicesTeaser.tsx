import { css } from '@emotion/react';
import { Actions } from './parts/Actions';
import { ServiceTile, tileStyles } from './parts/ServiceTile';
import { Section, SplitIntro, type SectionProps } from './parts/Section';

const styles = css`
  ${tileStyles}
  .teaser {
    border: 0;
    gap: 0 2.5rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .teaser .tile {
    grid-template-columns: minmax(0, 5.25rem) minmax(0, 1fr);
    gap: 0 1.5rem;
    padding: 1.75rem 0 0;
    margin-bottom: 1.5rem;
    border: 0;
    border-top: 1px solid var(--rule);
  }
  .teaser .t {
    font-size: var(--fs-h3);
  }
  .teaser .words > p {
    font-size: var(--fs-md);
  }
  .actions {
    margin-top: 1rem;
  }
  @media (min-width: 48em) {
    .teaser .tile {
      grid-template-columns: minmax(0, 9.5rem) minmax(0, 1fr);
    }
    .teaser .il svg {
      width: 100%;
    }
  }
  @media (min-width: 62em) {
    .teaser {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .teaser .tile:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** The services most people start with, and the way to all of them. */
export const ServicesTeaser = ({ section, facts }: SectionProps<'servicesTeaser'>) => (
  <Section section={section} className="sec" css={styles}>
    <div className="wrap">
      <SplitIntro section={section} />
      <ul className="teaser">
        {section.services.map((service) => (
          <ServiceTile key={service.href} service={service} under={section.heading} />
        ))}
      </ul>
      <Actions call={section.call} link={section.button} facts={facts} variant="solid" />
    </div>
  </Section>
);
