import { css } from '@emotion/react';
import type { ServiceCard } from '../../content/views';
import { Drawing } from '../../components/drawings';
import { Icon } from '../../components/Icon';
import { useSite } from '../../components/siteContext';
import { SmartLink } from '../../components/SmartLink';
import { ItemHeading } from './Section';
import { atLeast } from '../../theme/breakpoints';

/* The sections with tiles say how a drawing and its words stand beside each other. */
const styles = css`
  position: relative;
  display: grid;
  align-items: start;
  .illustration svg {
    transition: transform var(--t3) var(--ease);
  }
  .illustration.small svg {
    margin: 0.75rem 0 0.75rem 1rem;
  }
  .item-title {
    line-height: 1.12;
  }
  .item-title a:focus-visible::after {
    outline-offset: -3px;
  }
  .item-title span {
    background: linear-gradient(var(--amber), var(--amber)) 0 100% / 0 0.12em no-repeat;
    transition: background-size var(--t3) var(--ease);
  }
  .words > p {
    color: var(--ink-2);
    line-height: 1.36;
    margin-top: 0.2rem;
  }
  @media (hover: hover) {
    &:hover .illustration svg {
      transform: translateY(-4px);
    }
    &:hover .item-title span {
      background-size: 100% 0.12em;
    }
  }
  @media ${atLeast.lg} {
    .illustration {
      margin-bottom: 1.1rem;
    }
    .words > p {
      max-width: 34em;
    }
  }
`;

/** The drawing of a service, or its icon when it has none. Decorative. */
export const ServiceSymbol = ({ service }: { readonly service: ServiceCard }) => (
  <div className={service.drawing ? 'illustration' : 'illustration small'} aria-hidden="true">
    {service.drawing ? <Drawing name={service.drawing} /> : <Icon name={service.icon} />}
  </div>
);

interface ServiceTileProps {
  readonly service: ServiceCard;
  /** Heading of the section, if it has one. */
  readonly under: string | undefined;
  /** The emergency tile is dark, and has the number, which dials. */
  readonly urgent?: boolean;
}

/** One service. The whole tile links to its page, except for the number on it. */
export const ServiceTile = ({ service, under, urgent = false }: ServiceTileProps) => {
  const { phone } = useSite().facts;
  return (
    <li className={urgent ? 'tile urgent on-deep' : 'tile'} css={styles}>
      <ServiceSymbol service={service} />
      <div className="words">
        <ItemHeading under={under} className="covering-link">
          <SmartLink href={service.href}>
            <span>{service.title}</span>
          </SmartLink>
        </ItemHeading>
        {service.text && <p>{service.text}</p>}
        {urgent && (
          <a className="phone-number touch-target" href={phone.href} translate="no">
            {phone.display}
          </a>
        )}
      </div>
    </li>
  );
};
