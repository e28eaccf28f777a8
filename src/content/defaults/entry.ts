/** The form bundled defaults are written in: plain values, Markdown for rich text, ids for links. */
import type { PictureFile } from '../../images';
import type { ContentTypeId, Model } from '../model';
import type { Field } from '../model/fields';
import type { BundledPicture, PartialContent } from '../types';

/** A bundled picture, whose file has to be there. */
export type DefaultPicture = BundledPicture & { readonly file: PictureFile };

type Written<F, Value> = F extends { kind: 'richText' }
  ? string
  : F extends { kind: 'picture' }
    ? DefaultPicture
    : F extends { kind: 'pictureList' }
      ? readonly DefaultPicture[]
      : F extends { kind: 'link' }
        ? string
        : F extends { kind: 'linkList' }
          ? readonly string[]
          : Value;

type FieldOf<T extends ContentTypeId, K> = K extends keyof Model[T]['fields']
  ? Model[T]['fields'][K] & Field
  : never;

/**
 * The fields of an entry as a default writes them: rich text as a Markdown string, a picture as a
 * bundled file, a link as the id of a default, a list of links as their ids.
 */
export type MarkdownFields<T extends ContentTypeId> = {
  readonly [K in keyof PartialContent<T>]?: Written<FieldOf<T, K>, PartialContent<T>[K]>;
};

/** A bundled default: its lasting id (also its entry id in a seeded space) and its fields. Rich text is written as Markdown. */
export interface DefaultEntry<T extends ContentTypeId> {
  readonly id: string;
  readonly fields: MarkdownFields<T>;
}
