import { css } from '@emotion/react';
import type { ServiceCard } from '../../content/views';
import { Icon } from '../../components/Icon';
import { SmartLink } from '../../components/SmartLink';
import { ItemHeading } from './Section';
import { ServiceMark } from './ServiceMark';

interface ServiceRowsProps {
  readonly services: readonly ServiceCard[];
  /** The heading that the list stands under, if there is one. */
  readonly under: string | undefined;
}

const styles = css`
  border-top: 1px solid var(--rule);
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: 0.25rem 1.25rem;
    align-items: start;
    padding-block: 1.5rem;
    border-bottom: 1px solid var(--rule);
  }
  .il {
    grid-row: span 2;
  }
  .il.small svg {
    margin: 0.25rem auto;
  }
  .t {
    font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);
    font-weight: 460;
    line-height: var(--lh-head);
    letter-spacing: -0.018em;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--ink-2);
    grid-column: 2;
  }
  & > li > .icon {
    display: none;
  }
  @media (min-width: 62em) {
    & > li {
      grid-template-columns: 8.5rem minmax(0, 4.2fr) minmax(0, 6fr) 2.5rem;
      gap: 2rem;
      align-items: center;
      transition: padding var(--t2) var(--ease);
    }
    .il {
      grid-row: auto;
    }
    p {
      grid-column: 3;
    }
    & > li > .icon {
      display: block;
      grid-column: 4;
      color: var(--amber-text);
      transition: transform var(--t2) var(--ease);
    }
    @media (hover: hover) {
      & > li:hover {
        padding-left: 0.75rem;
        background: var(--sunk);
      }
      & > li:hover > .icon {
        transform: translateX(-0.5rem);
      }
    }
  }
`;

/** Services as ruled rows: drawing, large name, a sentence and an arrow. The whole row is pressed. */
export const ServiceRows = ({ services, under }: ServiceRowsProps) => (
  <ul className="idx" css={styles}>
    {services.map((service) => (
      <li key={service.href}>
        <ServiceMark service={service} />
        <ItemHeading under={under} className="t covers">
          <SmartLink href={service.href}>{service.title}</SmartLink>
        </ItemHeading>
        {service.text && <p>{service.text}</p>}
        <Icon name="arrow-right" />
      </li>
    ))}
  </ul>
);
