/** The shapes the content query returns, before anything is trusted. */
import type { ContentTypeId } from '../model';

export interface RawEntry {
  readonly contentful_id: string;
  readonly updatedAt?: string | null;
  readonly createdAt?: string | null;
  readonly [field: string]: unknown;
}

/** Like that of an entry, no value of an asset is trusted to have a type. */
export interface RawAsset {
  readonly contentful_id: string;
  readonly updatedAt?: string | null;
  readonly title?: unknown;
  readonly description?: unknown;
  readonly filename?: unknown;
  readonly url?: unknown;
  readonly mimeType?: unknown;
  readonly width?: unknown;
  readonly height?: unknown;
  readonly size?: unknown;
}

/** Result of the query made by `contentQuery()`. A type without entries has an empty list. */
export type RawContent = {
  readonly [T in ContentTypeId]?: { readonly nodes: readonly RawEntry[] } | null;
} & { readonly asset?: { readonly nodes: readonly RawAsset[] } | null };
