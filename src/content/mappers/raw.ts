/** The shapes the content query returns, before anything is trusted. */
import type { ContentTypeId } from '../model';

export interface RawEntry {
  readonly contentful_id: string;
  readonly updatedAt?: string | null;
  readonly createdAt?: string | null;
  readonly [field: string]: unknown;
}

export interface RawAsset {
  readonly contentful_id: string;
  readonly updatedAt?: string | null;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly filename?: string | null;
  readonly url?: string | null;
  readonly mimeType?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly size?: number | null;
}

/** Result of the query made by `contentQuery()`. A type without entries has an empty list. */
export type RawContent = {
  readonly [T in ContentTypeId]?: { readonly nodes: readonly RawEntry[] } | null;
} & { readonly asset?: { readonly nodes: readonly RawAsset[] } | null };
