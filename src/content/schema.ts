/**
 * Content model → GraphQL. Declares every type and field, so that queries work before a space has
 * a single entry, and without any space at all.
 *
 * Fields are declared as plain values (text, ids of links); a field extension reads them from
 * the nodes of gatsby-source-contentful. In a space made by hand, a field may be of any kind: the mapper
 * checks its value. Everything but the id is nullable.
 */
import { contentTypeIds, fieldsOf, type ContentTypeId } from './model';

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
export const schemaSdl = (): string => [...contentTypeIds.map(graphqlType), assetType].join('\n\n');

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
