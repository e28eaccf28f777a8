/** Stands in for `gatsby` where components are rendered without a build. */
import { useContext } from 'react';
import type { SiteTexts } from '../../src/content/views';
import { SharedContext, Slice as PlacedSlice } from '../../src/develop/gatsby';
import { siteTexts } from './fixtures';

export { graphql } from '../../src/develop/gatsby';

let texts: SiteTexts = siteTexts;

/** Sets what all pages share, instead of the fixtures. */
export const setSiteTexts = (other: SiteTexts): void => {
  texts = other;
};

export const useStaticQuery = () => useContext(SharedContext) ?? { siteTexts: texts };

/** A slice of the site that is rendered; without a site its place, with its props as one attribute. */
export const Slice = ({ alias, ...props }: { readonly alias: string }) =>
  useContext(SharedContext) ? (
    <PlacedSlice alias={alias} {...props} />
  ) : (
    <div data-slice={alias} data-props={JSON.stringify(props)} />
  );
