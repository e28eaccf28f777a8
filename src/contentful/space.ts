/** Reads a whole space, without Gatsby. */
import type { AssetFields, AssetFile } from 'contentful';
import type { ContentfulAccess } from '../environment';
import { askSpace, SYNC_PAGE_LIMIT, type Space } from './client';
import { defaultLocale } from './locale';
import { contentTypeIds, fieldsOf, type ContentTypeId } from '../content/model';
import type { Field } from '../content/model/fields';
import type { RawAsset, RawContent, RawEntry } from '../content/mappers/raw';
import { isObject } from '../json';

interface Sys {
  readonly id: string;
  readonly updatedAt?: string;
  readonly createdAt?: string;
  /** The preview API has it only of what is published. */
  readonly publishedVersion?: number;
  readonly contentType?: { readonly sys: { readonly id: string } };
}

/** An entry or asset as Contentful's APIs return it. */
export interface Item {
  readonly sys: Sys;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Everything that a key may read, in the one locale that the site reads, with links as ids. */
export interface SpaceItems {
  readonly entries: readonly Item[];
  readonly assets: readonly Item[];
  readonly locale: string;
}

/** The space's default locale. */
export const localeOf = async (space: Space): Promise<string> =>
  defaultLocale(await space.getLocales());

/** Fields in one locale, of an item that has them in all. */
export const valuesIn = (
  locale: string,
  fields: object | undefined,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([id, values]) => {
      const value = (values as Readonly<Record<string, unknown> | undefined>)?.[locale];
      return value === undefined ? [] : [[id, value]];
    }),
  );

/** Reads every entry and asset. */
export const readItems = (access: ContentfulAccess): Promise<SpaceItems> =>
  askSpace(access, async (space) => {
    const locale = await localeOf(space);
    const { entries, assets } = await space.sync({ initial: true, limit: SYNC_PAGE_LIMIT });
    const inLocale = ({ sys, fields }: (typeof entries | typeof assets)[number]): Item => ({
      sys,
      fields: valuesIn(locale, fields),
    });
    return { entries: entries.map(inLocale), assets: assets.map(inLocale), locale };
  });

/** A link as text; undefined for any other value. */
export const linkText = (value: unknown): string | undefined => {
  const { sys } = (value ?? {}) as { readonly sys?: { linkType?: string; id?: string } };
  return sys?.linkType === undefined ? undefined : `${sys.linkType}:${sys.id}`;
};

/** A value of any kind, as the content query returns it: the mapper reports what does not fit. */
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
export const rawContent = ({ entries, assets }: SpaceItems): RawContent => {
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
