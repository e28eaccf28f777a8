import { css } from '@emotion/react';
import { Icon } from '../components/Icon';
import { SmartLink } from '../components/SmartLink';
import { MoreLink } from './parts/Actions';
import {
  ItemHeading,
  SectionHeading,
  SplitIntro,
  WrappedSection,
  type SectionProps,
} from './parts/Section';
import { ServiceSymbol } from './parts/ServiceTile';
import { atLeast, below, largeText } from '../theme/breakpoints';

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
  .illustration.small svg {
    margin: 0.25rem auto;
  }
  .item-title {
    font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);
    font-weight: 460;
  }
  p {
    color: var(--ink-2);
  }
  @media ${below.lg} {
    .illustration {
      grid-row: span 2;
    }
    & > li > .icon {
      display: none;
    }
  }
  @media ${largeText} {
    & > li {
      display: block;
    }
  }
  @media ${atLeast.lg} {
    & > li {
      grid-template-columns: 8.5rem minmax(0, 4.2fr) minmax(0, 6fr) 2.5rem;
      gap: 2rem;
      align-items: center;
      transition: padding var(--t2) var(--ease);
    }
    & > li > .icon {
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

/**
 * Every service as a ruled row: drawing, name, a sentence and an arrow. The whole row is the link. A
 * heading without an introduction is visually hidden, because it follows directly after the heading of
 * the page.
 */
export const ServicesIndex = ({ section }: SectionProps<'servicesIndex'>) => (
  <WrappedSection section={section}>
    {section.intro ? <SplitIntro section={section} /> : <SectionHeading section={section} hidden />}
    <ul css={styles}>
      {section.services.map((service) => (
        <li key={service.href}>
          <ServiceSymbol service={service} />
          <ItemHeading under={section.heading} className="covering-link">
            <SmartLink href={service.href}>{service.title}</SmartLink>
          </ItemHeading>
          {service.text && <p>{service.text}</p>}
          <Icon name="arrow-right" />
        </li>
      ))}
    </ul>
    <MoreLink link={section.button} />
  </WrappedSection>
);
