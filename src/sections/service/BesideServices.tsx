import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ServiceView } from '../../content/views';
import { ServiceLinks } from '../../components/ServiceLinks';
import { useSite } from '../../components/siteContext';
import { NeedBox } from '../parts/NeedBox';
import { atLeast, below } from '../../theme/breakpoints';

const styles = css`
  .text {
    min-width: 0;
  }
  @media screen {
    .text {
      padding-top: clamp(2.5rem, 5vw, 5rem);
    }
  }
  @media print {
    .text {
      padding-block: 0.5rem 0;
    }
    .sections > :not(.no-print) {
      padding-top: 1.25rem;
    }
  }
  /* On phones the number is in the bar, and stands again below the list, which comes last. */
  @media ${below.lg} {
    display: flex;
    flex-direction: column;
    .sidebar {
      order: 1;
    }
    .call-box {
      display: none;
    }
    .sidebar nav {
      padding-bottom: var(--sec);
    }
  }
  /* Beside the text there is room for the list. Sections are as wide as the page. */
  @media screen and ${atLeast.lg} {
    display: grid;
    grid-template-columns:
      minmax(var(--gutter), 1fr) minmax(0, calc(var(--content) - 20.5rem))
      20.5rem minmax(var(--gutter), 1fr);
    > .page-width {
      width: auto;
      margin: 0;
    }
    .text {
      grid-area: 1 / 2;
      padding-right: clamp(2.5rem, 5vw, 5rem);
    }
    .sidebar {
      grid-area: 1 / 3;
      padding-block: clamp(2.5rem, 5vw, 5rem) var(--sec);
    }
    .sections {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  /* The call box is sticky only where it fits below the masthead. */
  @media screen and ${atLeast.lg} and (min-height: 34em) {
    .call-box {
      position: sticky;
      top: 7.25rem;
    }
  }
  .sidebar nav {
    h2 {
      font-size: 1.3125rem;
      font-weight: var(--w-medium);
      margin-bottom: 0.6rem;
    }
    a {
      min-height: 2.75rem;
      padding-block: 0.35rem;
      border-bottom: 1px solid var(--rule);
      line-height: 1.3;
      overflow-wrap: anywhere;
      transition: padding var(--t2) var(--ease);
    }
    .icon {
      width: 1.25rem;
      color: var(--rule-strong);
    }
    @media (hover: hover) {
      a:hover {
        padding-left: 0.4rem;
        color: var(--link);
      }
    }
    a[aria-current] {
      padding-left: 0.7rem;
      font-weight: var(--w-strong);
      background: var(--sunk);
      box-shadow: inset 4px 0 var(--amber);
    }
    a[aria-current] .icon {
      color: var(--amber-text);
    }
  }
`;

interface BesideServicesProps {
  readonly page: ServiceView;
  /** The text of the service. */
  readonly text: ReactNode;
  /** What follows the text. */
  readonly children: ReactNode;
}

/**
 * The text of a service beside the call box and, but for emergencies, the list of all services. On phones
 * the list follows the sections, so that it does not look like the end of the page.
 */
export const BesideServices = ({ page, text, children }: BesideServicesProps) => {
  const { ui } = useSite();
  return (
    <div css={styles}>
      <div className="section page-width text">{text}</div>
      <div className="sidebar page-width no-print">
        {page.layout === 'standard' && (
          <nav className="menu" aria-labelledby="all-services">
            <h2 id="all-services">{ui.servicesAside}</h2>
            <ul>
              <ServiceLinks services={page.services} name="title" current={page.path} />
            </ul>
          </nav>
        )}
        <NeedBox quoteHref={page.quoteHref} />
      </div>
      <div className="sections">{children}</div>
    </div>
  );
};
