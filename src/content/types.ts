/** TypeScript shapes of content, inferred from the model: after the merge, before rendering. */
import type { Document } from '@contentful/rich-text-types';
import type { Model, ContentTypeId } from './model';
import type { Field } from './model/fields';

/** Formatted text: a Contentful rich-text document. Embedded targets are resolved by the assembly. */
export type RichText = Document;

/** A picture before it is sized for its place: a bundled file or a Contentful asset. */
export type PictureSource =
  | {
      readonly from: 'bundle';
      readonly file: string;
      readonly alt: string;
      readonly caption?: string;
    }
  | {
      readonly from: 'contentful';
      readonly id: string;
      readonly url: string;
      readonly width: number;
      readonly height: number;
      readonly mimeType: string;
      /** Bytes of the uploaded file. */
      readonly size: number;
      readonly alt: string;
      readonly caption?: string;
    };

/** Link to another piece of content, by its entry id. */
export interface Reference {
  readonly id: string;
}

type ValueOf<F extends Field> = F extends {
  kind: 'text' | 'longText' | 'plain' | 'date' | 'document';
}
  ? string
  : F extends { kind: 'richText' }
    ? RichText
    : F extends { kind: 'textList' | 'plainList' }
      ? readonly string[]
      : F extends { kind: 'choice'; choices: infer C extends Readonly<Record<string, string>> }
        ? Extract<keyof C, string>
        : F extends { kind: 'number' }
          ? number
          : F extends { kind: 'boolean' }
            ? boolean
            : F extends { kind: 'picture' }
              ? PictureSource
              : F extends { kind: 'link' }
                ? Reference
                : F extends { kind: 'linkList' }
                  ? readonly Reference[]
                  : never;

type Fields<T extends ContentTypeId> = Model[T]['fields'];

type RequiredIds<T extends ContentTypeId> = {
  [K in keyof Fields<T>]: Fields<T>[K] extends { required: true } ? K : never;
}[keyof Fields<T>];

/** The fields of a content type after the merge: required ones are there, others may be missing. */
export type Content<T extends ContentTypeId> = {
  readonly [
    K in keyof Fields<T> as K extends RequiredIds<T> ? K : never
  ]: Fields<T>[K] extends Field ? ValueOf<Fields<T>[K]> : never;
} & {
  readonly [
    K in keyof Fields<T> as K extends RequiredIds<T> ? never : K
  ]?: Fields<T>[K] extends Field ? ValueOf<Fields<T>[K]> : never;
};

/** What an entry brings: each field may be missing. */
export type Draft<T extends ContentTypeId> = Partial<Content<T>>;

type LastingIds<T extends ContentTypeId> = {
  [K in keyof Fields<T>]: Fields<T>[K] extends { empty: 'default' } ? K : never;
}[keyof Fields<T>];

/** Shared texts after the merge: what has a default is there, what may be empty may be missing. */
export type Complete<T extends ContentTypeId> = Required<
  Pick<Content<T>, LastingIds<T> & keyof Content<T>>
> &
  Omit<Content<T>, LastingIds<T>>;
