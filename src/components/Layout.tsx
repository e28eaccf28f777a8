import type { ReactNode } from 'react';
import type { PageBase, SiteView } from '../content/views';
import { Sentence } from './Sentence';
import { SiteProvider } from './SiteProvider';
import { CallBar } from './site/CallBar';
import { ConsentQuestion } from './site/ConsentQuestion';
import { Notices } from './site/Notices';
import { SiteFooter } from './site/SiteFooter';
import { SiteHeader } from './site/SiteHeader';
import { useSite } from './siteContext';

/** The boot script shows this after an island whose script fails to load. */
const ScriptFailed = ({ path }: { readonly path: string }) => {
  const { ui } = useSite();
  return (
    <template id="script-failed">
      <p className="caption" role="alert">
        <b>{ui.errorHeading}</b> <Sentence text={ui.errorText} />{' '}
        <a href={path}>{ui.errorReload}</a>
      </p>
    </template>
  );
};

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
  <SiteProvider site={site}>
    <SiteHeader header={site.header} page={page} />
    <Notices notices={site.notices} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <SiteFooter footer={site.footer} />
    {site.footer.asksBeforeCounting && <ConsentQuestion />}
    <CallBar link={page.barLink} />
    <ScriptFailed path={page.path} />
  </SiteProvider>
);
