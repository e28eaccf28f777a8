/** Reads a whole space, without Gatsby. */
import type { AssetFields, AssetFile } from 'contentful';
import type { ContentfulAccess } from '../environment';
import { askSpace, SYNC_PAGE_LIMIT } from './client';
import { byType, fieldsOf, type ContentTypeId } from '../content/model';
import type { Field } from '../content/model/fields';
import type { RawAsset, RawContent, RawEntry } from '../content/read/raw';
import { isObject } from '../json';

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

/** Values of a field by locale, as a sync sends them. */
type Localized = Readonly<Record<string, unknown>> | undefined;

/** The code of the locale of values without a translation, from the list of a space's locales. */
export const defaultLocale = ({
  items,
}: {
  readonly items: readonly { readonly code: string; readonly default: boolean }[];
}): string => items.find((locale) => locale.default)?.code ?? 'en-US';

/** What a key may read, in the one locale that the site reads. */
export interface SpaceItems {
  readonly entries: readonly Item[];
  readonly assets: readonly Item[];
  readonly locale: string;
}

/** Reads every entry and asset. */
export const readItems = (access: ContentfulAccess): Promise<SpaceItems> =>
  askSpace(access, async (space) => {
    const locale = defaultLocale(await space.getLocales());
    const { entries, assets } = await space.sync({ initial: true, limit: SYNC_PAGE_LIMIT });
    const inLocale = ({ sys, fields = {} }: { readonly sys: Sys; readonly fields?: object }) => {
      const values = Object.entries(fields) as [string, Localized][];
      return {
        sys,
        fields: Object.fromEntries(values.map(([id, value]) => [id, value?.[locale]])),
      };
    };
    return { entries: entries.map(inLocale), assets: assets.map(inLocale), locale };
  });

/** A link as text, `Entry:id` or `Asset:id`; undefined for any other value. */
const linkText = (value: unknown): string | undefined => {
  const { sys } = (value ?? {}) as { readonly sys?: { linkType?: string; id?: string } };
  return sys?.linkType === undefined ? undefined : `${sys.linkType}:${sys.id}`;
};

/** Ids of all entries and files that an entry links to. */
export const linkedIds = ({ fields = {} }: Item): readonly string[] =>
  Object.values(fields)
    .flat()
    .flatMap((value) => linkText(value)?.replace(/^\w+:/, '') ?? []);

/** A value of any kind in the form that the content query returns. The mapper reports values that do not fit. */
const rawValue = (field: Field, value: unknown): unknown => {
  if (field.kind === 'richText' && isObject(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return value.map((item) => linkText(item) ?? (item as unknown));
  const link = linkText(value);
  return link === undefined ? (value ?? null) : [link];
};

const rawEntry = (type: ContentTypeId, { sys, fields = {} }: Item): RawEntry => ({
  contentful_id: sys.id,
  updatedAt: sys.updatedAt,
  createdAt: sys.createdAt,
  ...Object.fromEntries(fieldsOf(type).map(([id, field]) => [id, rawValue(field, fields[id])])),
});

/** A file that is not processed yet has no address. */
type AssetValues = Omit<AssetFields, 'file'> & { readonly file?: Partial<AssetFile> };

const rawAsset = ({ sys, fields = {} }: Item): RawAsset => {
  const { title, description, file = {} } = fields as AssetValues;
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

/** Every entry of the model and every asset, as the content query returns them. */
export const rawContent = ({
  entries,
  assets,
}: Pick<SpaceItems, 'entries' | 'assets'>): RawContent => {
  const lists = byType<Record<ContentTypeId, { readonly nodes: readonly RawEntry[] }>>((type) => ({
    nodes: entries
      .filter(({ sys }) => sys.contentType?.sys.id === type)
      .map((item) => rawEntry(type, item)),
  }));
  return { ...lists, asset: { nodes: assets.map(rawAsset) } };
};
