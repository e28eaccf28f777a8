import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ServiceCard } from '../../content/views';
import { classNames } from '../../components/classNames';
import { Drawing } from '../../components/drawings';
import { Icon } from '../../components/Icon';
import { useSite } from '../../components/siteContext';
import { SmartLink } from '../../components/SmartLink';
import { ItemHeading } from './Section';
import { largeText } from '../../theme/breakpoints';

const styles = css`
  position: relative;
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: 0 1.25rem;
  align-items: start;
  @container ${largeText} {
    display: block;
    /* Larger text is for words. The drawing stays as wide as beside them. */
    .illustration {
      width: 5rem;
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

interface ServiceTileProps {
  readonly service: ServiceCard;
  /** Heading of the section, if it has one. */
  readonly under: string | undefined;
  readonly className?: string;
  /** Rendered after the text. */
  readonly children?: ReactNode;
}

/** One service: its drawing, or its icon without one, beside its text. The whole tile links to its page. */
export const ServiceTile = ({ service, under, className, children }: ServiceTileProps) => (
  <li className={classNames('tile', className)} lang={useSite().languages?.site} css={styles}>
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
      {children}
    </div>
  </li>
);
