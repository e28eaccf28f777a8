import type { ReactNode } from 'react';
import type { PageBase, SiteView } from '../content/views';
import { SiteContext } from './siteContext';
import { OUTSIDE_ID } from './SmartLink';
import { CallBar } from './site/CallBar';
import { ConsentQuestion } from './site/ConsentQuestion';
import { Notices } from './site/Notices';
import { SiteFooter } from './site/SiteFooter';
import { SiteHeader } from './site/SiteHeader';

/** What `createPages` gives a page, and Gatsby passes to its template. */
export interface TemplateProps<View extends PageBase> {
  readonly pageContext: { readonly page: View; readonly site: SiteView };
}

interface LayoutProps {
  readonly page: PageBase;
  readonly site: SiteView;
  readonly children: ReactNode;
}

/** What all pages share: header, notices and footer. The document head is in `src/gatsby/head`. */
export const Layout = ({ page, site, children }: LayoutProps) => (
  <SiteContext.Provider value={site}>
    <SiteHeader header={site.header} page={page} />
    <Notices notices={site.notices} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <SiteFooter footer={site.footer} />
    {site.footer.asksBeforeCounting && <ConsentQuestion />}
    <CallBar link={page.barLink} />
    <span id={OUTSIDE_ID} hidden>
      {site.ui.opensElsewhere}
    </span>
  </SiteContext.Provider>
);
