/** Pages of an assembled site, without a build. */
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import type { TemplateProps } from '../../src/components/Layout';
import { Seo } from '../../src/components/Seo';
import { pagesByTemplate, siteViewOf, type Site } from '../../src/content/pages';
import type { PageBase } from '../../src/content/views';
import { parsed, type Rendered } from './html';

// Helmet only collects the head, and changes no document.
Helmet.canUseDOM = false;

/** The head and the content of the page at a path, rendered by its template from what Gatsby would pass to it. */
export const documentOf = async (site: Site, path: string): Promise<string> => {
  for (const [template, pages] of Object.entries(pagesByTemplate(site))) {
    const page = (pages as readonly PageBase[]).find((one) => one.path === path);
    if (!page) continue;
    const { default: Template } = (await import(`../../src/templates/${template}`)) as {
      readonly default: ComponentType<TemplateProps<PageBase>>;
    };
    renderToStaticMarkup(createElement(Seo, { seo: page.seo }));
    const { title, meta, link, script } = Helmet.renderStatic();
    const pageContext = { page, site: siteViewOf(site) };
    return `<!DOCTYPE html><head>${[title, meta, link, script].join('')}</head><body>${renderToString(
      createElement(Template, { pageContext }),
    )}</body>`;
  }
  throw new Error(`There is no page at ${path}.`);
};

/** The whole page at a path, to be read. */
export const renderDocument = async (site: Site, path: string): Promise<Rendered> =>
  parsed(await documentOf(site, path));

/** What stands between header and footer of a page. */
export const renderPage = async (
  site: Site,
  { path }: { readonly path: string },
): Promise<Rendered> => parsed(/<main[^]*<\/main>/.exec(await documentOf(site, path))?.[0] ?? '');
