/**
 * GraphQL schema from the content model, the one query for everything, and how fields are read from Contentful's
 * nodes. Every type and field is declared, so that the query works before a space has a single entry, and without
 * any space at all. Everything but the id is nullable.
 */
import type { GatsbyNode, Node } from 'gatsby';
import { SITE_TEXTS_SDL } from './siteTexts';
import { contentTypeIds, fieldsOf, type ContentTypeId } from '../content/model';
import type { EntryLinks } from '../contentful/space';
import { SENT_LINKS, sentLinksId } from './sourceNodes';

/** Name of the GraphQL type of a content type. */
const graphqlTypeName = (type: ContentTypeId): string =>
  `Contentful${type.charAt(0).toUpperCase()}${type.slice(1)}`;

const graphqlType = (type: ContentTypeId): string => {
  const fields = fieldsOf(type).map(([id]) => `  ${id}: JSON @contentfulValue`);
  return [
    `type ${graphqlTypeName(type)} implements Node @dontInfer {`,
    '  contentful_id: String!',
    '  updatedAt: String',
    '  createdAt: String',
    ...fields,
    '}',
  ].join('\n');
};

const assetType = `type ContentfulAsset implements Node @dontInfer {
  contentful_id: String!
  updatedAt: String
  title: String
  description: String
  filename: String
  url: String
  mimeType: String
  width: Int
  height: Int
  size: Int
}`;

/** SDL for every content type of the model and for assets. */
const schemaSdl = (): string => [...contentTypeIds.map(graphqlType), assetType].join('\n\n');

/** One query for all entries of all types and all assets: what `mapContent` reads. */
export const contentQuery = (): string => {
  const types = contentTypeIds.map((type) => {
    const fields = fieldsOf(type).map(([id]) => id);
    return `  ${type}: all${graphqlTypeName(type)} {
    nodes { contentful_id updatedAt createdAt ${fields.join(' ')} }
  }`;
  });
  return `query Content {
${types.join('\n')}
  asset: allContentfulAsset {
    nodes { contentful_id updatedAt title description filename url mimeType width height size }
  }
}`;
};

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
