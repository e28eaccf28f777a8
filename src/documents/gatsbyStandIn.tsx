/** Stands in for the package `gatsby` in pages that are rendered without it. */
import { createContext, useContext, type ComponentType } from 'react';
import type { SiteTexts } from '../content/views';

/** What Gatsby keeps of a site beside its pages. */
export interface SharedContent {
  /** The slices by their alias, each with its content given. */
  readonly slices: Readonly<Record<string, ComponentType<Record<string, unknown>>>>;
  readonly siteTexts: SiteTexts;
}

export const SharedContext = createContext<SharedContent | undefined>(undefined);

/** @see https://www.gatsbyjs.com/docs/reference/built-in-components/gatsby-slice/ */
export const Slice = ({ alias, ...props }: { readonly alias: string }) => {
  const Content = useContext(SharedContext)?.slices[alias];
  return Content ? <Content {...props} /> : null;
};

/** The one static query of the site reads `siteTexts` (src/components/SiteProvider.tsx). */
export const useStaticQuery = () => useContext(SharedContext);
export const graphql = (): undefined => undefined;
