/** GraphQL schema from the content model, and how its fields are read from Contentful's nodes. */
import type { GatsbyNode, Node } from 'gatsby';
import { SITE_TEXTS_SDL } from './siteTexts';
import { schemaSdl } from '../content/schema';
import type { EntryLinks } from '../contentful/space';
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
 * Reads the value of a field, whatever its type in the space; the mapper reports a type that the site does not
 * read. Most values are in the node itself, formatted text as `raw`; long text and JSON are in separate nodes.
 */
const readValue = (source: Source, field: string, model: NodeModel): unknown => {
  const { [field]: own, [`${field}___NODE`]: id } = source;
  if (own !== undefined && own !== null) return (own as { readonly raw?: unknown }).raw ?? own;
  const links = linksOf(source, field, model);
  if (links !== undefined) return links;
  const { content = null, mediaType } =
    (typeof id === 'string' && model.getNodeById({ id })?.internal) || NO_CONTENT;
  return content !== null && mediaType === 'application/json' ? JSON.parse(content) : content;
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({
    name: 'contentfulValue',
    extend: () => ({
      resolve: (
        source: Source,
        _args: unknown,
        { nodeModel }: { readonly nodeModel: NodeModel },
        { fieldName }: { readonly fieldName: string },
      ) => readValue(source, fieldName, nodeModel),
    }),
  });
  actions.createTypes([
    schemaSdl(),
    SITE_TEXTS_SDL,
    `type ${SENT_LINKS} implements Node @dontInfer { links: JSON }`,
  ]);
};
