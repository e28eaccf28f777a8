import { css } from '@emotion/react';
import type { ServiceCard, SiteFacts } from '../../content/views';
import { SmartLink } from '../../components/SmartLink';
import { ItemHeading } from './Section';
import { ServiceMark } from './ServiceMark';

/**
 * The ruled grid of service tiles: one column of small drawings on phones, two columns from
 * 48em, four from 62em. The emergency tile is dark and takes two by two. The last tile of an
 * unfinished row grows to its end (`w2` to `w4` in four columns, `t2` in two).
 */
export const tileStyles = css`
  ul {
    display: grid;
    border-top: 1px solid var(--rule);
  }
  .tile {
    position: relative;
    display: grid;
    grid-template-columns: 4.75rem minmax(0, 1fr);
    gap: 0 1rem;
    align-items: start;
    padding: 0.65rem 0;
    border-bottom: 1px solid var(--rule);
  }
  .il svg {
    transition: transform var(--t3) var(--ease);
  }
  .il.small svg {
    margin: 0.75rem 0 0.75rem 1rem;
  }
  .t {
    font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.4375rem);
    font-weight: var(--w-medium);
    line-height: 1.12;
    letter-spacing: -0.018em;
    overflow-wrap: anywhere;
  }
  .t a:focus-visible::after {
    outline-offset: -3px;
  }
  .t span {
    background: linear-gradient(var(--amber), var(--amber)) 0 100% / 0 0.12em no-repeat;
    transition: background-size var(--t3) var(--ease);
  }
  .words > p {
    color: var(--ink-2);
    font-size: var(--fs-sm);
    line-height: 1.36;
    margin-top: 0.2rem;
  }
  .hot {
    grid-template-columns: min(5.5rem, 22vw) minmax(0, 1fr);
    padding: 1.25rem 1rem 1rem;
    border: 0;
    border-radius: var(--r-sm);
    overflow: hidden;
  }
  .hot .t {
    font-size: clamp(1.625rem, 1.3rem + 1.6vw, 2.75rem);
  }
  .hot .words > p {
    font-size: var(--fs-md);
    max-width: 26em;
  }
  .hot .tel {
    position: relative;
    z-index: 2;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-top: 0.5rem;
    font-size: min(1.75rem, 6.6vw);
    white-space: nowrap;
    color: var(--amber);
    text-decoration-color: transparent;
  }
  @media (hover: hover) {
    .tile:hover .il svg {
      transform: translateY(-4px);
    }
    .tile:hover .t span {
      background-size: 100% 0.12em;
    }
    .hot .tel:hover {
      text-decoration-color: currentColor;
    }
  }
  @media (max-width: 47.99em) {
    .hot {
      margin-bottom: 0.75rem;
    }
  }
  @media (min-width: 48em) {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      border-left: 1px solid var(--rule);
    }
    .tile {
      padding: 1.25rem;
      border-right: 1px solid var(--rule);
    }
    .hot {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
      gap: 0 2rem;
      align-items: center;
      padding: 2rem;
      border-radius: 0;
    }
    .t2 {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 62em) {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .t2 {
      grid-column: auto;
    }
    .tile {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      padding: 1.5rem 1.4rem 1.75rem;
    }
    .il {
      margin-bottom: 1.1rem;
    }
    .il svg {
      width: 84%;
    }
    .w2,
    .w3,
    .w4 {
      grid-template-columns: 10.5rem minmax(0, 1fr);
      gap: 0 1.75rem;
      align-items: center;
    }
    .w2 {
      grid-column: span 2;
    }
    .w3 {
      grid-column: span 3;
    }
    .w4 {
      grid-column: span 4;
    }
    .tall {
      grid-row: span 2;
    }
    .w2 .il,
    .w3 .il,
    .w4 .il {
      margin-bottom: 0;
    }
    .w2 .il svg,
    .w3 .il svg,
    .w4 .il svg {
      width: 100%;
    }
    .words > p {
      max-width: 34em;
    }
    .hot {
      grid-area: span 2 / span 2;
      grid-template: 1fr auto / minmax(0, 1fr);
      padding: 2.25rem;
    }
    .hot .il {
      align-self: center;
      margin: 0;
    }
    .hot .t {
      margin-top: 1rem;
    }
    .hot .il svg {
      width: 94%;
    }
    .hot.alone {
      grid-area: auto / 1 / auto / -1;
      grid-template: auto / minmax(0, 26rem) minmax(0, 1fr);
      gap: 0 3rem;
    }
  }
`;

interface ServiceTileProps {
  readonly service: ServiceCard;
  /** The heading that the list stands under, if there is one. */
  readonly under: string | undefined;
  readonly className?: string;
  /** Given for the emergency tile only: its number can be pressed. */
  readonly facts?: SiteFacts;
}

/** One service of the ruled grid. The whole tile leads to its page; a number on it dials. */
export const ServiceTile = ({ service, under, className, facts }: ServiceTileProps) => (
  <li className={className ? `tile ${className}` : 'tile'}>
    <ServiceMark service={service} />
    <div className="words">
      <ItemHeading under={under} className="t covers">
        <SmartLink href={service.href}>
          <span>{service.title}</span>
        </SmartLink>
      </ItemHeading>
      {service.text && <p>{service.text}</p>}
      {facts && (
        <a className="tel" href={facts.phone.href}>
          {facts.phone.display}
        </a>
      )}
    </div>
  </li>
);
