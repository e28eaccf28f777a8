import { css } from '@emotion/react';
import { classNames } from '../components/classNames';
import { MoreLink } from './parts/Actions';
import { ServiceTile } from './parts/ServiceTile';
import { SplitIntro, WrappedSection, type SectionProps } from './parts/Section';
import { atLeast, below, largeText } from '../theme/breakpoints';

/**
 * A ruled grid: one column of small drawings on phones, two columns from `md`, four from `lg`. The
 * emergency tile (`urgent`) is dark and spans two by two cells, or a whole row when the others are too
 * `few` to fill the space beside it. `rest1` to `rest3` is the number of tiles in the last row of
 * four; such a grid `ends-wide`: its last tile spans the rest of that row.
 */
const styles = css`
  ul {
    display: grid;
    border-top: 1px solid var(--rule);
  }
  .tile {
    grid-template-columns: 4.75rem minmax(0, 1fr);
    gap: 0 1rem;
    padding: 0.65rem 0;
    border-bottom: 1px solid var(--rule);
  }
  .item-title {
    font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.4375rem);
  }
  .words > p {
    font-size: var(--fs-sm);
  }
  .urgent {
    grid-template-columns: min(5.5rem, 22vw) minmax(0, 1fr);
    padding: 1.25rem 1rem 1rem;
    border: 0;
    border-radius: var(--r-sm);
    overflow: hidden;
  }
  .urgent .item-title {
    font-size: clamp(1.625rem, 1.3rem + 1.6vw, 2.75rem);
  }
  .urgent .words > p {
    font-size: var(--fs-md);
    max-width: 26em;
  }
  .urgent .phone-number {
    position: relative;
    z-index: 2;
    margin-top: 0.5rem;
    font-size: min(1.75rem, 6.6vw);
    color: var(--amber);
    text-decoration-color: transparent;
  }
  @media (hover: hover) {
    .urgent .phone-number:hover {
      text-decoration-color: currentColor;
    }
  }
  @media ${below.md} {
    .urgent {
      margin-bottom: 0.75rem;
    }
  }
  @media ${largeText} {
    .tile {
      display: block;
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
      grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
      gap: 0 2rem;
      align-items: center;
      padding: 2rem;
      border-radius: 0;
    }
    .rest1 > :last-child,
    .rest3 > :last-child {
      grid-column: 1 / -1;
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
    .illustration svg {
      width: 84%;
    }
    .ends-wide > :last-child {
      grid-template-columns: 10.5rem minmax(0, 1fr);
      gap: 0 1.75rem;
      align-items: center;
      .illustration {
        margin-bottom: 0;
      }
      .illustration svg {
        width: 100%;
      }
    }
    .rest2 > :last-child {
      grid-column: span 3;
    }
    .rest3 > :last-child {
      grid-column: span 2;
    }
    .urgent {
      grid-area: span 2 / span 2;
      grid-template: 1fr auto / minmax(0, 1fr);
      align-content: stretch;
      padding: 2.25rem;
    }
    .few > .urgent {
      grid-area: auto / 1 / auto / -1;
      grid-template: none / minmax(0, 15rem) minmax(0, 1fr);
      padding: 2rem;
    }
    .urgent .illustration {
      align-self: center;
      margin: 0;
    }
    .urgent .item-title {
      margin-top: 1rem;
    }
    .urgent .illustration svg {
      width: 94%;
    }
  }
`;

/** Columns on wide screens. The dark tile spans as many cells, so it does not change the rest. */
const COLUMNS = 4;

/**
 * The featured services as a ruled grid of tiles: the first emergency service leads as the dark
 * tile, the others keep their order.
 */
export const FeaturedServices = ({ section }: SectionProps<'featuredServices'>) => {
  const urgent = section.services.find(({ emergency }) => emergency);
  const others = section.services.filter((service) => service !== urgent);
  const rest = others.length % COLUMNS;
  const grid = classNames(`rest${rest}`, rest > 0 && 'ends-wide', others.length < COLUMNS && 'few');
  return (
    <WrappedSection section={section} css={styles}>
      <SplitIntro section={section} />
      <ul className={grid}>
        {urgent && <ServiceTile service={urgent} under={section.heading} urgent />}
        {others.map((service) => (
          <ServiceTile key={service.href} service={service} under={section.heading} />
        ))}
      </ul>
      <MoreLink link={section.button} />
    </WrappedSection>
  );
};
