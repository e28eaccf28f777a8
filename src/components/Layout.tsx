import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import type { PageBase } from '../content/views';
import { Sentence } from './Sentence';
import { SiteProvider } from './SiteProvider';
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

/** The props that Gatsby passes to a template. */
export interface TemplateProps<View extends PageBase> {
  readonly pageContext: { readonly page: View };
}

interface LayoutProps {
  readonly page: PageBase;
  readonly children: ReactNode;
}

/** What all pages share: header, notices and footer. The document head is in `src/gatsby/head`. */
export const Layout = ({ page, children }: LayoutProps) => (
  <SiteProvider language={page.language}>
    <Slice
      alias="header"
      current={page.menuHref}
      exact={page.path === page.menuHref}
      quoteHref={page.quoteHref}
    />
    <Slice alias="notice" allowEmpty />
    <main id="main" tabIndex={-1} lang={page.language}>
      {children}
    </main>
    {/* A copy, because Gatsby's type for the props of a slice does not accept interfaces. */}
    <Slice alias="footer" barLink={{ ...page.barLink }} />
    <ScriptFailed path={page.path} />
  </SiteProvider>
);
