import { css } from '@emotion/react';
import { Icon } from '../components/Icon';
import { MoreLink } from './parts/Actions';
import { SectionIntro, SplitIntro, WrappedSection, type SectionProps } from './parts/Section';
import { ServiceTile } from './parts/ServiceTile';
import { atLeast, below } from '../theme/breakpoints';

const styles = css`
  container-type: inline-size;
  border-top: 1px solid var(--rule);
  .tile {
    padding-block: 1.5rem;
    border-bottom: 1px solid var(--rule);
  }
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
    .tile {
      grid-template-columns: 8.5rem minmax(0, 1fr);
      gap: 2rem;
      align-items: center;
      transition: padding var(--t2) var(--ease);
    }
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
      .tile:hover {
        padding-left: 0.75rem;
        background: var(--sunk);
      }
    }
  }
`;

/**
 * Every service as a ruled row: drawing, name, a sentence and an arrow. A heading without an introduction is
 * visually hidden, because it follows directly after the heading of the page.
 */
export const ServicesIndex = ({ section }: SectionProps<'servicesIndex'>) => (
  <WrappedSection section={section}>
    {section.intro ? <SplitIntro section={section} /> : <SectionIntro section={section} hidden />}
    <ul css={styles}>
      {section.services.map((service) => (
        <ServiceTile key={service.href} service={service} under={section.heading}>
          <Icon name="arrow-right" />
        </ServiceTile>
      ))}
    </ul>
    <MoreLink link={section.button} />
  </WrappedSection>
);
