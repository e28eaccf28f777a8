/** Stands in for the package `gatsby` in pages that are rendered without it: bundles have it as an alias. */
import { createContext, useContext, type ComponentType } from 'react';
import type { SharedData } from '../content/views';

/** The parts of a site that Gatsby stores apart from its pages. */
export interface SharedContent {
  /** The slices by alias, each already bound to its content. */
  readonly slices: Readonly<Record<string, ComponentType<Record<string, unknown>>>>;
  readonly sharedData: SharedData;
}

export const SharedContext = createContext<SharedContent | undefined>(undefined);

/** @see https://www.gatsbyjs.com/docs/reference/built-in-components/gatsby-slice/ */
export const Slice = ({ alias, ...props }: { readonly alias: string }) => {
  const Content = useContext(SharedContext)?.slices[alias];
  return Content ? <Content {...props} /> : null;
};

/** The one static query of the site reads `sharedData` (src/components/SiteProvider.tsx). */
export const useStaticQuery = () => useContext(SharedContext);
export const graphql = (): undefined => undefined;
