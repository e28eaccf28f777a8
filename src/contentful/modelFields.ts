/**
 * What gatsby-source-contentful gets of a space: entries with the fields of the content model, and content
 * types that have all of these.
 *
 * It reads the content types first and the entries a moment later, and ends with a TypeError at an entry
 * with a field that its type does not have: one that is just being added, or that the delivery network
 * already has in the one and not yet in the other.
 *
 * @see https://github.com/contentful/contentful.js#configuration option `adapter`
 */
import { getAdapter, type AxiosAdapter } from 'axios';
import { contentTypeIds, fieldsOf, type ContentTypeId } from '../content/model';

interface ContentType {
  readonly sys: { readonly type: 'ContentType'; readonly id: string };
  readonly fields: readonly { readonly id: string }[];
}

interface Entry {
  readonly sys: {
    readonly type: 'Entry';
    readonly contentType: { readonly sys: { readonly id: string } };
  };
  readonly fields?: Readonly<Record<string, unknown>>;
}

interface Other {
  readonly sys: { readonly type: 'Asset' | 'DeletedEntry' };
}

type Item = ContentType | Entry | Other;

const modelType = (id: string): ContentTypeId | undefined =>
  contentTypeIds.find((type) => type === id);

/** The plugin only asks a field for its type, and treats all but long texts, rich texts and JSON alike. */
const withFields = (item: ContentType, type: ContentTypeId): ContentType => {
  const there = new Set(item.fields.map(({ id }) => id));
  const missing = fieldsOf(type).flatMap(([id, { kind }]) =>
    there.has(id) ? [] : [{ id, type: kind === 'richText' ? 'RichText' : 'Symbol' }],
  );
  return { ...item, fields: [...item.fields, ...missing] };
};

const onlyFields = (item: Entry, type: ContentTypeId): Entry => {
  const known = new Set(fieldsOf(type).map(([id]) => id));
  const fields = Object.entries(item.fields ?? {}).filter(([id]) => known.has(id));
  return { ...item, fields: Object.fromEntries(fields) };
};

const fitted = (item: Item): Item => {
  if (item.sys.type === 'ContentType') {
    const type = modelType(item.sys.id);
    return type === undefined ? item : withFields(item as ContentType, type);
  }
  if (item.sys.type !== 'Entry') return item;
  const type = modelType(item.sys.contentType.sys.id);
  return type === undefined ? item : onlyFields(item as Entry, type);
};

/** Asks Contentful as `CLIENT_OPTIONS` does, and fits content types and entries to the content model. */
export const modelFields: AxiosAdapter = async (config) => {
  const response = await getAdapter('fetch')(config);
  const answer = JSON.parse(String(response.data)) as { readonly items?: readonly Item[] };
  return { ...response, data: { ...answer, items: answer.items?.map(fitted) } };
};
