/** Reads a whole space over the delivery API in the shape the content query has, without Gatsby. */
import { contentTypeIds, fieldsOf, type ContentTypeId } from '../content/model';
import type { Field } from '../content/model/fields';
import type { RawAsset, RawContent, RawEntry } from '../content/mappers/raw';

/** Returns the JSON of a path of the delivery API. */
type AskSpace = (path: string) => Promise<unknown>;

interface Sys {
  readonly id: string;
  readonly updatedAt?: string;
  readonly createdAt?: string;
  readonly contentType?: { readonly sys: { readonly id: string } };
}

/** An entry or asset as Contentful's APIs return it. */
export interface Item {
  readonly sys: Sys;
  readonly fields?: Readonly<Record<string, unknown>>;
}

interface File {
  readonly fileName?: string;
  readonly url?: string;
  readonly contentType?: string;
  readonly details?: {
    readonly size?: number;
    readonly image?: { readonly width: number; readonly height: number };
  };
}

/** One page of a list of Contentful's APIs. */
export interface ItemPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Every item of a list that an API returns in pages. */
export const allItems = async <Item>(
  page: (skip: number) => Promise<ItemPage<Item>>,
): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for (;;) {
    const { items, total } = await page(all.length);
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
};

/** Every entry or asset that the key may read, with links as ids. */
export const readItems = (ask: AskSpace, kind: 'entries' | 'assets'): Promise<readonly Item[]> =>
  allItems(
    async (skip) =>
      (await ask(`/${kind}?include=0&order=sys.id&limit=200&skip=${skip}`)) as ItemPage<Item>,
  );

const linkText = (value: unknown): unknown => {
  const { sys } = value as { sys?: { linkType?: string; id?: string } };
  return sys?.linkType === undefined || sys.id === undefined ? null : `${sys.linkType}:${sys.id}`;
};

const rawValue = (field: Field, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (field.kind === 'richText') return JSON.stringify(value);
  if (['picture', 'document', 'link'].includes(field.kind)) return [linkText(value)];
  if (field.kind === 'linkList') return Array.isArray(value) ? value.map(linkText) : null;
  return value;
};

const rawEntry = (type: ContentTypeId, { sys, fields = {} }: Item): RawEntry => ({
  contentful_id: sys.id,
  updatedAt: sys.updatedAt,
  createdAt: sys.createdAt,
  ...Object.fromEntries(fieldsOf(type).map(([id, field]) => [id, rawValue(field, fields[id])])),
});

const rawAsset = ({ sys, fields = {} }: Item): RawAsset => {
  const {
    title,
    description,
    file = {},
  } = fields as { title?: string; description?: string; file?: File };
  return {
    contentful_id: sys.id,
    updatedAt: sys.updatedAt,
    title,
    description,
    filename: file.fileName,
    url: file.url === undefined ? undefined : `https:${file.url}`,
    mimeType: file.contentType,
    width: file.details?.image?.width,
    height: file.details?.image?.height,
    size: file.details?.size,
  };
};

/** The one locale that the site reads. */
export const readLocale = async (ask: AskSpace): Promise<string> => {
  const { items } = (await ask('/locales')) as {
    readonly items: readonly { readonly code: string; readonly default: boolean }[];
  };
  return items.find((locale) => locale.default)?.code ?? 'en-US';
};

/** Every entry of the model and every asset that the key may see. */
export const readSpace = async (ask: AskSpace): Promise<RawContent> => {
  const [entries, assets] = [await readItems(ask, 'entries'), await readItems(ask, 'assets')];
  const types = contentTypeIds.map((type) => [
    type,
    {
      nodes: entries
        .filter(({ sys }) => sys.contentType?.sys.id === type)
        .map((item) => rawEntry(type, item)),
    },
  ]);
  return { ...(Object.fromEntries(types) as RawContent), asset: { nodes: assets.map(rawAsset) } };
};

/** Latest change of any entry or asset, ISO 8601. */
export const newestChange = (raw: RawContent): string | undefined =>
  [...contentTypeIds, 'asset' as const]
    .flatMap((type): readonly { readonly updatedAt?: string | null }[] => raw[type]?.nodes ?? [])
    .map((node) => node.updatedAt ?? '')
    .sort()
    .at(-1);
