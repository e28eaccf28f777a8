/** What the rules of the checks look at: the whole content, and every text of it with its place. */
import type { Node } from '@contentful/rich-text-types';
import { fieldsOf } from '../model';
import type { Field } from '../model/fields';
import { childrenOf } from '../richText/nodes';
import type { MadeSite } from '../site';
import type { RichText } from '../types';
import {
  allEntries,
  fieldLabel,
  valueOf,
  wordsOf,
  type FieldLocation,
  type MergedContent,
} from '../entries';

/** A value of a field with its place. */
export interface Located<Value> extends FieldLocation {
  /** Label an editor sees. */
  readonly label: string;
  readonly value: Value;
}

const located = (
  content: MergedContent,
  wanted: (field: Field) => boolean,
): readonly Located<unknown>[] =>
  allEntries(content).flatMap((entry) =>
    fieldsOf(entry.type)
      .filter(([id, field]) => id in entry.fields && wanted(field))
      .map(([id]) => ({
        entry,
        field: id,
        label: fieldLabel(entry, id),
        value: valueOf(entry, id),
      })),
  );

/** The words of every field that is wanted, as one string. */
export const locatedWords = (
  content: MergedContent,
  wanted: (field: Field) => boolean,
): readonly Located<string>[] =>
  located(content, wanted).map((one) => ({ ...one, value: wordsOf(one.value) }));

export const locatedRichTexts = (content: MergedContent): readonly Located<RichText>[] =>
  located(content, ({ kind }) => kind === 'richText') as readonly Located<RichText>[];

/** A node and all nodes inside it. */
export const nodesIn = (node: Node): readonly Node[] => [
  node,
  ...childrenOf(node).flatMap(nodesIn),
];

/** What a rule looks at. */
export interface Checked extends MadeSite {
  /** The text of every field as one string. */
  readonly texts: readonly Located<string>[];
  readonly richTexts: readonly Located<RichText>[];
}

/** Adds what an editor should fix. */
export type Rule = (checked: Checked) => void;
