import { css } from '@emotion/react';
import { PhoneLink } from '../components/PhoneLink';
import { MoreLink } from './parts/Actions';
import { ServiceTile } from './parts/ServiceTile';
import { SplitIntro, WrappedSection, type SectionProps } from './parts/Section';
import { atLeast, largeText } from '../theme/breakpoints';

/**
 * A ruled grid: rows with small drawings on phones, two columns from `md`, four from `lg`, where the dark
 * tile of the emergency service takes two by two cells.
 */
const styles = css`
  ul {
    display: grid;
    container-type: inline-size;
    border-top: 1px solid var(--rule);
  }
  .tile {
    padding: 0.65rem 0;
    border-bottom: 1px solid var(--rule);
  }
  .words > p {
    font-size: var(--fs-sm);
  }
  .urgent {
    margin-bottom: 0.75rem;
    padding: 1.25rem 1rem 1rem;
    border: 0;
    border-radius: var(--r-sm);
  }
  .urgent .item-title {
    font-size: clamp(1.625rem, 1.3rem + 1.6vw, 2.75rem);
  }
  .urgent .words > p {
    max-width: 26em;
    font-size: var(--fs-md);
  }
  .phone-number {
    position: relative;
    z-index: 2;
    margin-top: 0.5rem;
    font-size: min(1.75rem, 6.6vw);
    color: var(--amber);
  }
  @container ${largeText} {
    .phone-number {
      font-size: 9.5vw;
    }
  }
  @media ${atLeast.md} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      border-left: 1px solid var(--rule);
    }
    .tile {
      padding: 1.25rem;
      border-right: 1px solid var(--rule);
    }
    .urgent {
      grid-column: 1 / -1;
      grid-template-columns: 15rem minmax(0, 1fr);
      align-items: center;
      margin: 0;
      border-radius: 0;
    }
  }
  @media ${atLeast.lg} {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .tile {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      padding: 1.5rem 1.4rem 1.75rem;
    }
    .illustration {
      width: 84%;
      margin-bottom: 1.1rem;
    }
    .urgent {
      grid-area: span 2 / span 2;
      align-content: space-between;
      padding: 2.25rem;
    }
  }
`;

/**
 * The featured services as a ruled grid of tiles. The first emergency service leads as the dark tile with the
 * phone number; the others keep their order.
 */
export const FeaturedServices = ({ section }: SectionProps<'featuredServices'>) => {
  const urgent = section.services.find(({ emergency }) => emergency);
  return (
    <WrappedSection section={section} css={styles}>
      <SplitIntro section={section} />
      <ul>
        {urgent && (
          <ServiceTile service={urgent} under={section.heading} className="urgent on-deep">
            <PhoneLink className="phone-number touch-target" />
          </ServiceTile>
        )}
        {section.services
          .filter((service) => service !== urgent)
          .map((service) => (
            <ServiceTile key={service.href} service={service} under={section.heading} />
          ))}
      </ul>
      <MoreLink link={section.button} />
    </WrappedSection>
  );
};
