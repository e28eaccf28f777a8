import { css } from '@emotion/react';
import type { EmergencyView, ServiceView } from '../../content/views';
import { ServiceLinks } from '../../components/ServiceLinks';
import { useSite } from '../../components/siteContext';
import { below } from '../../theme/breakpoints';

const styles = css`
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
  }
  .icon {
    width: 1.25rem;
    color: var(--rule-strong);
  }
  @media (hover: hover) {
    a:hover {
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
  @media ${below.lg} {
    padding-bottom: var(--sec);
  }
`;

/** The list of all services, in which that of the page is marked. */
export const AllServices = ({ page }: { readonly page: ServiceView | EmergencyView }) => {
  const { ui } = useSite();
  return (
    <nav className="menu" aria-labelledby="all-services" css={styles}>
      <h2 id="all-services">{ui.servicesAside}</h2>
      <ul>
        <ServiceLinks services={page.services} name="title" current={page.path} />
      </ul>
    </nav>
  );
};
