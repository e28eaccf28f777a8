/**
 * GraphQL schema from the content model, the one query for everything, and how fields are read from Contentful's
 * nodes. Every type and field is declared, so that the query works before a space has a single entry, and without
 * any space at all. Everything but the id is nullable.
 */
import type { GatsbyNode, Node } from 'gatsby';
import { contentTypeIds, fieldsOf, type ContentTypeId } from '../content/model';

/** The fields of a GraphQL type, by their types. */
type Fields = Readonly<Record<string, string>>;

const entryFields = (type: ContentTypeId): Fields => ({
  contentful_id: 'String!',
  updatedAt: 'String',
  createdAt: 'String',
  ...Object.fromEntries(fieldsOf(type).map(([id]) => [id, 'JSON @contentfulValue'])),
});

/** Whatever a space holds reaches the reader: a width with a fraction is no `Int`, and would end the build. */
const ASSET_FIELDS: Fields = {
  contentful_id: 'String!',
  updatedAt: 'String',
  title: 'JSON',
  description: 'JSON',
  filename: 'JSON',
  url: 'JSON',
  mimeType: 'JSON',
  width: 'JSON',
  height: 'JSON',
  size: 'JSON',
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

/** One query for all entries of all types and all assets: what `readContent` reads. */
export const contentQuery = (): string => {
  const lists = TYPES.map(
    ([key, name, fields]) => `  ${key}: all${name} { nodes { ${Object.keys(fields).join(' ')} } }`,
  );
  return `query Content {\n${lists.join('\n')}\n}`;
};

interface NodeModel {
  getNodeById: (query: { id: string }) => Source | null;
}

type Source = Node & { readonly [field: string]: unknown };

/** A link to an entry or asset, as text. */
const linkTo = ({ contentful_id: id, internal }: Source): string =>
  `${internal.type === 'ContentfulAsset' ? 'Asset' : 'Entry'}:${String(id)}`;

/** A long text, or JSON. */
const contentOf = ({ internal: { content, mediaType } }: Source): unknown =>
  content && mediaType === 'application/json' ? JSON.parse(content) : content;

/**
 * Reads the value of a field, whatever its type in the space; the mapper reports a type that the site does not
 * read. Most values are in the node itself, formatted text as `raw`; long texts, JSON and what links lead to are
 * separate nodes.
 */
const resolveValue = (source: Source, field: string, model: NodeModel): unknown => {
  const own = source[field];
  const ids = source[`${field}___NODE`] as string | readonly string[] | undefined;
  if (own !== undefined && own !== null) return (own as { readonly raw?: unknown }).raw ?? own;
  const nodes = [ids ?? []].flat().flatMap((id) => model.getNodeById({ id }) ?? []);
  if (nodes.some((node) => 'contentful_id' in node)) return nodes.map(linkTo);
  return Array.isArray(ids) ? nodes.map(contentOf) : nodes.map(contentOf)[0];
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
  actions.createTypes(schemaSdl());
};
