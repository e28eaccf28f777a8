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

const linksOf = (source: Source, field: string, model: NodeModel): unknown => {
  const node = model.getNodeById({ id: sentLinksId(source.contentful_id ?? '') });
  return (node?.links as EntryLinks | undefined)?.[field];
};

const NO_CONTENT: Partial<Node['internal']> = {};

/**
 * The value of a field, whatever kind it has in the space: the mapper reports one of another kind than
 * the site reads. Most are in the node itself; long text and JSON are in nodes of their own.
 */
const readValue = (source: Source, field: string, model: NodeModel): unknown => {
  const { [field]: own, [`${field}___NODE`]: id } = source;
  if (own !== undefined && own !== null) return own;
  const links = linksOf(source, field, model);
  if (links !== undefined) return links;
  const { content = null, mediaType } =
    (typeof id === 'string' && model.getNodeById({ id })?.internal) || NO_CONTENT;
  return content !== null && mediaType === 'application/json' ? JSON.parse(content) : content;
};

const readRichText = (source: Source, field: string, model: NodeModel): unknown => {
  const value = readValue(source, field, model);
  return (value as { raw?: unknown } | null)?.raw ?? value;
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
  extension('contentfulValue', readValue);
  extension('contentfulRichText', readRichText);
  actions.createTypes([
    schemaSdl(),
    SITE_TEXTS_SDL,
    `type ${SENT_LINKS} implements Node @dontInfer { links: JSON }`,
  ]);
};
