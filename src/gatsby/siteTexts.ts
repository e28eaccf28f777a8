/** The node that `src/components/SiteProvider.tsx` reads. */
import type { CreatePagesArgs } from 'gatsby';
import type { SiteTexts } from '../content/views';

const TYPE = 'SiteTexts';

/** @see https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization/ */
export const SITE_TEXTS_SDL = `type ${TYPE} implements Node @dontInfer { facts: JSON ui: JSON }`;

/** Creates the single node that holds what all pages share. */
export const createSiteTexts = (
  texts: SiteTexts,
  { actions, createContentDigest, createNodeId }: CreatePagesArgs,
): Promise<void> | void =>
  actions.createNode({
    ...texts,
    id: createNodeId(TYPE),
    internal: { type: TYPE, contentDigest: createContentDigest(texts) },
  });
