/** The form bundled defaults are written in: plain values, Markdown for rich text, ids for links. */
import type { ContentTypeId, Model } from '../model';
import type { BundledPicture, PartialContent, RequiredIds } from '../types';

/** What a default writes for fields of these kinds; for others, what they hold. */
interface Written {
  /** Markdown. */
  readonly richText: string;
  readonly picture: BundledPicture;
}

type WrittenFor<F, Value> = F extends { readonly kind: infer Kind extends keyof Written }
  ? Written[Kind]
  : Value;

/** The fields of an entry as a default writes them. */
export type MarkdownFields<T extends ContentTypeId> = {
  readonly [K in keyof Model[T]['fields']]?: WrittenFor<
    Model[T]['fields'][K],
    PartialContent<T>[K]
  >;
};

/** All fields of an entry as a default writes them: those that it is not shown without, and any others. */
export type DefaultFields<T extends ContentTypeId> = MarkdownFields<T> &
  Required<Pick<MarkdownFields<T>, RequiredIds<T>>>;

/** A bundled default: its lasting id (also its entry id in a seeded space) and its fields. Rich text is written as Markdown. */
export interface DefaultEntry<T extends ContentTypeId> {
  readonly id: string;
  readonly fields: DefaultFields<T>;
}
