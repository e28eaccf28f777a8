/** GraphQL schema from the content model, and how its fields are read from Contentful's nodes. */
import type { GatsbyNode, Node } from 'gatsby';
import { SITE_TEXTS_SDL } from './siteTexts';
import { schemaSdl } from '../content/schema';
import type { EntryLinks } from '../contentful/links';
import { SENT_LINKS, sentLinksId } from './sourceNodes';

interface NodeModel {
  getNodeById: (query: { id: string }) => Node | null;
}

type Source = Node & { readonly contentful_id?: string; readonly [field: string]: unknown };

/** Short text is in the node itself, long text in a node of its own. */
const readText = (source: Source, field: string, model: NodeModel): unknown => {
  const { [field]: own, [`${field}___NODE`]: id } = source;
  if (typeof own === 'string') return own;
  return typeof id === 'string' ? (model.getNodeById({ id })?.internal.content ?? null) : null;
};

const readRichText = (source: Source, field: string): unknown =>
  (source[field] as { raw?: unknown } | null | undefined)?.raw ?? null;

const readLinks = (source: Source, field: string, model: NodeModel): unknown => {
  const node = model.getNodeById({ id: sentLinksId(source.contentful_id ?? '') });
  return (node?.links as EntryLinks | undefined)?.[field] ?? [];
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const extension = (
    name: string,
    read: (source: Source, field: string, model: NodeModel) => unknown,
  ): void =>
    actions.createFieldExtension({
      name,
      extend: () => ({
        resolve: (
          source: Source,
          _args: unknown,
          context: { nodeModel: NodeModel },
          info: { fieldName: string },
        ) => read(source, info.fieldName, context.nodeModel),
      }),
    });
  extension('contentfulText', readText);
  extension('contentfulRichText', readRichText);
  extension('contentfulLinks', readLinks);
  actions.createTypes([
    schemaSdl(),
    SITE_TEXTS_SDL,
    `type ${SENT_LINKS} implements Node @dontInfer { links: JSON }`,
  ]);
};
