/**
 * GraphQL schema from the content model, the one query for everything, and how fields are read from Contentful's
 * nodes. Every type and field is declared, so that the query works before a space has a single entry, and without
 * any space at all. Everything but the id is nullable.
 */
import type { GatsbyNode, Node } from 'gatsby';
import { contentTypeIds, fieldsOf, type ContentTypeId } from '../content/model';
import type { EntryLinks } from '../contentful/space';
import { SENT_LINKS, sentLinksId } from './sourceNodes';

/** The fields of a GraphQL type, by their types. */
type Fields = Readonly<Record<string, string>>;

const entryFields = (type: ContentTypeId): Fields => ({
  contentful_id: 'String!',
  updatedAt: 'String',
  createdAt: 'String',
  ...Object.fromEntries(fieldsOf(type).map(([id]) => [id, 'JSON @contentfulValue'])),
});

const ASSET_FIELDS: Fields = {
  contentful_id: 'String!',
  updatedAt: 'String',
  title: 'String',
  description: 'String',
  filename: 'String',
  url: 'String',
  mimeType: 'String',
  width: 'Int',
  height: 'Int',
  size: 'Int',
};

/** Every content type of the model, and assets: key in the query, name in the schema, and fields. */
const TYPES: readonly (readonly [key: string, name: string, fields: Fields])[] = [
  ...contentTypeIds.map((type) => {
    const name = `Contentful${type.charAt(0).toUpperCase()}${type.slice(1)}`;
    return [type, name, entryFields(type)] as const;
  }),
  ['asset', 'ContentfulAsset', ASSET_FIELDS],
];

const schemaSdl = (): string =>
  TYPES.map(([, name, fields]) => {
    const lines = Object.entries(fields).map(([id, type]) => `  ${id}: ${type}`);
    return `type ${name} implements Node @dontInfer {\n${lines.join('\n')}\n}`;
  }).join('\n\n');

/** One query for all entries of all types and all assets: what `mapContent` reads. */
export const contentQuery = (): string => {
  const lists = TYPES.map(
    ([key, name, fields]) => `  ${key}: all${name} { nodes { ${Object.keys(fields).join(' ')} } }`,
  );
  return `query Content {\n${lists.join('\n')}\n}`;
};

interface NodeModel {
  getNodeById: (query: { id: string }) => Node | null;
}

type Source = Node & { readonly contentful_id?: string; readonly [field: string]: unknown };

const sentLinks = (source: Source, field: string, model: NodeModel): unknown => {
  const node = model.getNodeById({ id: sentLinksId(source.contentful_id ?? '') });
  return (node?.links as EntryLinks | undefined)?.[field];
};

const NO_CONTENT: Partial<Node['internal']> = {};

/**
 * Reads the value of a field, whatever its type in the space; the mapper reports a type that the site does not
 * read. Most values are in the node itself, formatted text as `raw`; long text and JSON are in separate nodes.
 */
const resolveValue = (source: Source, field: string, model: NodeModel): unknown => {
  const { [field]: own, [`${field}___NODE`]: id } = source;
  if (own !== undefined && own !== null) return (own as { readonly raw?: unknown }).raw ?? own;
  const links = sentLinks(source, field, model);
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
      ) => resolveValue(source, fieldName, nodeModel),
    }),
  });
  actions.createTypes([
    schemaSdl(),
    'type SharedData implements Node @dontInfer { facts: JSON ui: JSON }',
    `type ${SENT_LINKS} implements Node @dontInfer { links: JSON }`,
  ]);
};
