import { css } from '@emotion/react';
import type { ServicePage } from '../../content/views';
import { ServiceLinks } from '../../components/ServiceLinks';
import { useSite } from '../../components/siteContext';
import { below } from '../../theme/breakpoints';
import { SideNav } from '../parts/SideNav';

const styles = css`
  @media ${below.lg} {
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
      column-gap: 1.25rem;
    }
    a {
      height: 100%;
    }
  }
`;

/** The list of all services, in which that of the page is marked. */
export const AllServices = ({ page }: { readonly page: ServicePage }) => {
  const { ui } = useSite();
  return (
    <SideNav id="all-services" heading={ui.servicesAside} css={styles}>
      <ServiceLinks services={page.services} name="title" current={page.path} />
    </SideNav>
  );
};
