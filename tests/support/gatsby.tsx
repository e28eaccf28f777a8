/** Stands in for `gatsby` where components are rendered without a build. */
import type { SiteTexts } from '../../src/content/views';
import { siteTexts } from './fixtures';

let texts: SiteTexts = siteTexts;

/** Sets what all pages share, instead of the fixtures. */
export const setSiteTexts = (other: SiteTexts): void => {
  texts = other;
};

/** Queries are not run; the only one that components have is answered. */
export const graphql = (): undefined => undefined;
export const useStaticQuery = () => ({ siteTexts: texts });

/** The place of a slice; its props as one attribute. */
export const Slice = ({ alias, ...props }: { readonly alias: string }) => (
  <div data-slice={alias} data-props={JSON.stringify(props)} />
);
