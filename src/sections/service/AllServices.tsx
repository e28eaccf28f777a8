import { css } from '@emotion/react';
import type { ServicePage } from '../../content/views';
import { Icon } from '../../components/Icon';
import { useSite } from '../../components/siteContext';
import { SmartLink } from '../../components/SmartLink';
import { below } from '../../theme/breakpoints';
import { SideNav } from '../parts/SideNav';

const styles = css`
  @media ${below.lg} {
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9rem, 34vw)), 1fr));
      column-gap: 1.25rem;
    }
    a {
      height: 100%;
    }
  }
`;

/** The list of all services, with the page's own service marked. */
export const AllServices = ({ page }: { readonly page: ServicePage }) => {
  const { ui } = useSite();
  return (
    <SideNav id="all-services" heading={ui.servicesAside} css={styles}>
      {page.services.map(({ href, icon, title }) => (
        <li key={href}>
          <SmartLink href={href} aria-current={href === page.path ? 'page' : undefined}>
            <Icon name={icon} />
            {title}
          </SmartLink>
        </li>
      ))}
    </SideNav>
  );
};
