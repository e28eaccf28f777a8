/** TypeScript shapes of content, inferred from the model: after the merge, before rendering. */
import type { Document } from '@contentful/rich-text-types';
import type { Model, ContentTypeId } from './model';
import type { Field } from './model/fields';

/** Formatted text: a Contentful rich-text document. Embedded targets are resolved by the assembly. */
export type RichText = Document;

/** A picture that comes with the site, before it is sized for its place. */
export interface BundledPicture {
  /** Its file in src/images, without `.jpg`. */
  readonly file: string;
  /** Read out to people who cannot see it. */
  readonly alt: string;
  /** Shown below it. */
  readonly caption?: string;
}

/** A picture of a space, before it is sized for its place. */
export interface UploadedPicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly mimeType: string;
  readonly alt: string;
  readonly caption?: string;
}

export type PictureSource = BundledPicture | UploadedPicture;

/** What a field of each kind holds. */
interface Values<F extends Field> {
  readonly text: string;
  readonly longText: string;
  readonly plain: string;
  readonly date: string;
  readonly document: string;
  readonly richText: RichText;
  readonly textList: readonly string[];
  readonly plainList: readonly string[];
  readonly choice: F extends { readonly choices: infer Choices }
    ? Extract<keyof Choices, string>
    : never;
  readonly boolean: boolean;
  readonly picture: PictureSource;
  /** The id of an entry. */
  readonly link: string;
  readonly linkList: readonly string[];
}

type ValueOf<F> = F extends Field ? Values<F>[F['kind']] : never;

type Fields<T extends ContentTypeId> = Model[T]['fields'];

type FieldValues<T extends ContentTypeId> = {
  readonly [K in keyof Fields<T>]: ValueOf<Fields<T>[K]>;
};

/** Ids of the fields that an entry of a type is not shown without. */
export type RequiredIds<T extends ContentTypeId> = {
  [K in keyof Fields<T>]: Fields<T>[K] extends { required: true } ? K : never;
}[keyof Fields<T>];

/** The fields of an entry after the merge: required ones have a value. */
export type Content<T extends ContentTypeId> = Pick<FieldValues<T>, RequiredIds<T>> &
  PartialContent<T>;

/** The fields of an entry of a space: none must have a value. */
export type PartialContent<T extends ContentTypeId> = Partial<FieldValues<T>>;
