import { css } from '@emotion/react';
import type { ServiceCard } from '../../content/views';
import { Drawing } from '../../components/drawings';
import { Icon } from '../../components/Icon';
import { PhoneLink } from '../../components/PhoneLink';
import { SmartLink } from '../../components/SmartLink';
import { ItemHeading } from './Section';
import { atLeast, below, largeText } from '../../theme/breakpoints';
import { editable } from '../../components/editing';

const styles = css`
  position: relative;
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: 0 1.25rem;
  align-items: start;
  @container ${largeText} {
    display: block;
    /* Larger text is for words. The drawing is no wider than beside them. */
    .illustration {
      max-width: 5rem;
    }
  }
  .illustration svg {
    transition: transform var(--t3) var(--ease);
  }
  .small svg {
    width: 2.75rem;
    margin: 0.75rem auto;
    color: var(--amber-text);
  }
  .item-title a:focus-visible::after {
    outline-offset: -3px;
  }
  .item-title span {
    background: linear-gradient(var(--amber), var(--amber)) 0 100% / 0 0.12em no-repeat;
    transition: background-size var(--t3) var(--ease);
  }
  @media (hover: hover) {
    &:hover .illustration svg {
      transform: translateY(-4px);
    }
    &:hover .item-title span {
      background-size: 100% 0.12em;
    }
  }
`;

/** How a tile looks in each list. Lists are containers, so tiles know how much room their text has. */
const LAYOUTS = {
  /** In a ruled grid: the drawing is beside the text on narrow pages, and above it on wide ones. */
  cell: css`
    padding: 0.65rem 0;
    border-bottom: 1px solid var(--rule);
    p {
      font-size: var(--fs-sm);
    }
    @media ${atLeast.md} {
      padding: 1.25rem;
      border-right: 1px solid var(--rule);
    }
    @media ${atLeast.lg} {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      padding: 1.5rem 1.4rem 1.75rem;
      .illustration {
        width: 84%;
        margin-bottom: 1.1rem;
      }
      /* Focus scrolls to the top of the tile, which the ring surrounds. */
      .item-title a {
        scroll-margin-top: 14rem;
      }
    }
  `,
  /** Dark, with the phone number: a whole row of such a grid, or two by two cells. */
  urgent: css`
    margin-bottom: 0.75rem;
    padding: 1.25rem 1rem 1rem;
    border-radius: var(--r-sm);
    .item-title {
      font-size: clamp(1.625rem, 1.3rem + 1.6vw, 2.75rem);
    }
    p {
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
      grid-column: 1 / -1;
      grid-template-columns: 15rem minmax(0, 1fr);
      align-items: center;
      margin: 0;
      padding: 1.25rem;
      border-right: 1px solid var(--rule);
      border-radius: 0;
    }
    @media ${atLeast.lg} {
      grid-area: span 2 / span 2;
      grid-template-columns: minmax(0, 1fr);
      align-content: space-between;
      padding: 2.25rem;
      .illustration {
        width: 84%;
        margin-bottom: 1.1rem;
      }
    }
  `,
  /** As wide as the page. On wide ones, the name is beside the text, and an arrow follows. */
  row: css`
    padding-block: 1.5rem;
    border-bottom: 1px solid var(--rule);
    .item-title {
      font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);
      font-weight: 460;
    }
    @media ${below.lg} {
      .words > .icon {
        display: none;
      }
    }
    @media ${atLeast.lg} {
      grid-template-columns: 8.5rem minmax(0, 1fr);
      gap: 2rem;
      align-items: center;
      transition: padding var(--t2) var(--ease);
      .words {
        display: grid;
        grid-template-columns: minmax(0, 4.2fr) minmax(0, 6fr) 2.5rem;
        gap: 2rem;
        align-items: center;
      }
      .words > .icon {
        grid-column: 3;
        color: var(--amber-text);
      }
      @media (hover: hover) {
        &:hover {
          padding-left: 0.75rem;
          background: var(--sunk);
        }
      }
    }
  `,
  /** One of a few. */
  large: css`
    padding-block: clamp(0.8rem, 0.5rem + 1.4vw, 1.5rem);
    border-top: 1px solid var(--rule);
    .item-title {
      font-size: var(--fs-h3);
    }
    @media ${atLeast.lg} {
      grid-template-columns: 9.5rem minmax(0, 1fr);
    }
  `,
};

interface ServiceTileProps {
  readonly service: ServiceCard;
  /** Heading of the section, if it has one. */
  readonly under: string | undefined;
  readonly layout: keyof typeof LAYOUTS;
}

/** One service: its drawing, or its icon without one, beside its text. The whole tile links to its page. */
export const ServiceTile = ({ service, under, layout }: ServiceTileProps) => (
  <li
    className={layout === 'urgent' ? 'tile on-deep' : 'tile'}
    css={[styles, LAYOUTS[layout]]}
    {...editable(service.entryId, 'title')}
  >
    <div className={service.drawing ? 'illustration' : 'illustration small'} aria-hidden="true">
      {service.drawing ? <Drawing name={service.drawing} /> : <Icon name={service.icon} />}
    </div>
    <div className="words">
      <ItemHeading under={under} className="covering-link">
        <SmartLink href={service.href}>
          <span>{service.title}</span>
        </SmartLink>
      </ItemHeading>
      {service.text && <p>{service.text}</p>}
      {layout === 'urgent' && <PhoneLink className="phone-number touch-target" />}
      {layout === 'row' && <Icon name="arrow-right" />}
    </div>
  </li>
);
