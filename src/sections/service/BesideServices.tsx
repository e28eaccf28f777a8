import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ServiceView } from '../../content/views';
import { ServiceLinks } from '../../components/ServiceLinks';
import { useSite } from '../../components/siteContext';
import { NeedBox } from '../parts/NeedBox';
import { below } from '../../theme/breakpoints';

const styles = css`
  padding-top: clamp(2.5rem, 5vw, 5rem);
  /* The call box is sticky only where it fits below the masthead. */
  .call-box {
    position: sticky;
    top: min(7.25rem, (100vh - 34rem) * 999);
  }
  /* On phones the number is in the bar, and stands again below the questions. */
  @media ${below.lg} {
    .call-box {
      display: none;
    }
  }
  nav h2 {
    font-size: 1.3125rem;
    font-weight: var(--w-medium);
    margin-bottom: 0.6rem;
  }
  nav a {
    min-height: 2.75rem;
    padding-block: 0.35rem;
    border-bottom: 1px solid var(--rule);
    line-height: 1.3;
    overflow-wrap: anywhere;
    transition: padding var(--t2) var(--ease);
  }
  nav .icon {
    width: 1.25rem;
    color: var(--rule-strong);
  }
  @media (hover: hover) {
    nav a:hover {
      padding-left: 0.4rem;
      color: var(--link);
    }
  }
  nav a[aria-current] {
    padding-left: 0.7rem;
    font-weight: var(--w-strong);
    background: var(--sunk);
    box-shadow: inset 4px 0 var(--amber);
  }
  nav a[aria-current] .icon {
    color: var(--amber-text);
  }
`;

interface BesideServicesProps {
  readonly page: ServiceView;
  readonly children: ReactNode;
}

/** The text of a service beside the call box and, but for emergencies, the list of all services. */
export const BesideServices = ({ page, children }: BesideServicesProps) => {
  const { ui } = useSite();
  return (
    <div className="section" css={styles}>
      <div className="page-width with-sidebar">
        {children}
        <div className="sidebar">
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
      </div>
    </div>
  );
};
