import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import type { PageBase } from '../content/views';
import { ErrorBoundary } from './interactive/ErrorBoundary';
import { Toasts } from './interactive/Toasts';
import { Seo } from './Seo';

interface LayoutProps {
  readonly page: PageBase;
  readonly children: ReactNode;
}

/** What every page has in common: head, header, notice, footer and the place for short messages. */
export const Layout = ({ page, children }: LayoutProps) => (
  <>
    <Seo seo={page.seo} />
    <Slice alias="header" current={page.section} exact={page.path === page.section} />
    <Slice alias="notice" allowEmpty />
    <main id="main" tabIndex={-1}>
      <ErrorBoundary facts={page.facts} ui={page.ui}>
        {children}
      </ErrorBoundary>
    </main>
    <Slice alias="footer" />
    <Toasts label={page.ui.dismissToast} />
  </>
);
