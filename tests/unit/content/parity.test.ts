/**
 * The content model is written once; what Contentful holds, what GraphQL knows, what the site comes
 * with and what the mappers read must be the same. That the migrations produce `expectedType` is
 * tried in `tests/content/setup.test.ts`, in a space.
 */
import {
  buildSchema,
  isObjectType,
  parse,
  validate,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'gatsby/graphql';
import type { Bundled } from '../../../src/content/bundled';
import { mapContent } from '../../../src/content/mappers';
import { contentTypeIds, type ContentTypeId } from '../../../src/content/model';
import { Problems } from '../../../src/content/problems';
import { contentQuery, graphqlTypeName, schemaSdl } from '../../../src/content/schema';
import { expectedType } from '../../content/support/expectedTypes';
import { bundledDefaults, seededSpace } from '../../support/content';

interface ContentfulField {
  readonly id: string;
  readonly type: string;
  readonly linkType?: string;
  readonly items?: { readonly type: string };
}

const contentfulFields = (type: ContentTypeId): readonly ContentfulField[] =>
  expectedType(type).fields as readonly ContentfulField[];

/** What a field of Contentful's must be in GraphQL, and which directive has to read it. */
const GRAPHQL: Readonly<Record<string, readonly [type: string, directive?: string]>> = {
  Symbol: ['String', 'contentfulText'],
  Text: ['String', 'contentfulText'],
  RichText: ['String', 'contentfulRichText'],
  Integer: ['Float'],
  Boolean: ['Boolean'],
  Date: ['String'],
  Link: ['[String]', 'contentfulLinks'],
  'Array of Symbol': ['[String]'],
  'Array of Link': ['[String]', 'contentfulLinks'],
};

/** What Gatsby gives every node. */
const SYSTEM = ['contentful_id', 'node_locale', 'updatedAt', 'createdAt', 'id'];

/** What Gatsby adds to our types, as far as the query needs it. */
const gatsbySdl = (): string => {
  const names = [...contentTypeIds.map((type) => graphqlTypeName(type)), 'ContentfulAsset'];
  return `
    directive @dontInfer on OBJECT
    directive @contentfulText on FIELD_DEFINITION
    directive @contentfulRichText on FIELD_DEFINITION
    directive @contentfulLinks on FIELD_DEFINITION
    interface Node { contentful_id: String! }
    ${names.map((name) => `type ${name}Connection { nodes: [${name}!]! }`).join('\n')}
    type Query { ${names.map((name) => `all${name}: ${name}Connection!`).join('\n')} }
  `;
};

/** What nobody but staff can know, and what is there to be set aside from the rule. */
const EMPTY_AT_FIRST: Partial<Record<ContentTypeId, readonly string[]>> = {
  siteConfig: [
    ...['streetAddress', 'postalCode', 'email', 'textNumber', 'licenseNumber', 'licenseHolder'],
    ...['licenseRegister', 'insurer', 'insuranceCertificate', 'rating', 'ratingSource'],
    ...['homeUrl', 'socialProfiles', 'shareImage'],
  ],
  page: ['shareImage', 'previousAddresses'],
  section: ['hidden'],
  service: ['pictureBefore', 'pictureAfter', 'workCaption', 'shareImage'],
  testimonial: ['portrait', 'avatarUrl'],
  contactInfo: ['cta'],
  blogPost: ['website', 'shareImage', 'previousAddresses'],
  notice: ['text', 'linkLabel', 'linkHref', 'startsAt', 'endsAt', 'emergency'],
  diagram: ['caption'],
  migrationRecord: ['name', 'doneAt', 'items'],
};

let schema: GraphQLSchema;
let bundled: Bundled;
beforeAll(async () => {
  schema = buildSchema(`${schemaSdl()}\n${gatsbySdl()}`);
  bundled = await bundledDefaults();
});

const graphqlType = (type: ContentTypeId): GraphQLObjectType => {
  const found = schema.getType(graphqlTypeName(type));
  if (!isObjectType(found)) throw new Error(`GraphQL has no type for ${type}.`);
  return found;
};

describe.each(contentTypeIds)('%s', (type) => {
  it('has in GraphQL the fields that Contentful holds, each of its kind', () => {
    const known = Object.values(graphqlType(type).getFields())
      .filter(({ name }) => !SYSTEM.includes(name))
      .map((field) => [
        field.name,
        String(field.type),
        field.astNode?.directives?.map(({ name }) => name.value)[0],
      ]);
    const wanted = contentfulFields(type).map(({ id, type: kind, items }) => {
      const [name, directive] = GRAPHQL[items ? `${kind} of ${items.type}` : kind] ?? [];
      return [id, name, directive];
    });
    expect(known).toEqual(wanted);
  });

  it('is read from a seeded space as what the site comes with, whole', () => {
    const problems = new Problems();
    const { drafts } = mapContent(seededSpace(bundled), problems);
    expect(problems.all).toEqual([]);
    const byId = <E extends { readonly id: string }>(entries: readonly E[]): readonly E[] =>
      [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
    const words = (fields: object): unknown =>
      JSON.parse(
        // A picture of the space has an address and a size besides the words of the bundled one.
        JSON.stringify(fields, (_key, value: unknown) =>
          typeof value === 'object' && value !== null && 'from' in value
            ? { alt: (value as { alt?: unknown }).alt }
            : value,
        ),
      );
    const read = byId<{ id: string; fields: object }>(drafts[type]);
    const standard = byId<{ id: string; fields: object }>(bundled.entries[type]);
    // The record that the seed leaves is no text of the site.
    if (type === 'migrationRecord') return;
    expect(read.map(({ id, fields }) => [id, words(fields)])).toEqual(
      standard.map(({ id, fields }) => [id, words(fields)]),
    );
  });

  it('has every field filled in by some default, or is known to start empty', () => {
    const filled = new Set(
      (bundled.entries[type] as readonly { fields: object }[]).flatMap(({ fields }) =>
        Object.keys(fields),
      ),
    );
    const empty = contentfulFields(type).filter(({ id }) => !filled.has(id));
    expect(empty.map(({ id }) => id)).toEqual(EMPTY_AT_FIRST[type] ?? []);
  });
});

it('is asked for whole by one query that GraphQL understands', () => {
  const query = parse(contentQuery());
  expect(validate(schema, query)).toEqual([]);
  for (const type of contentTypeIds) {
    for (const { id } of contentfulFields(type))
      expect(contentQuery()).toMatch(new RegExp(`${type}: all[^}]*\\b${id}\\b`));
  }
});
