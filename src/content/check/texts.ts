/** What the rules of the checks look at: the whole content, and every text of it with its place. */
import { BLOCKS, INLINES, type Node } from '@contentful/rich-text-types';
import type { FieldLocation } from '../assemble/provenance';
import { typedAddressesIn } from '../links';
import { fieldsOf, isPlainText, isVisibleText } from '../model';
import type { Field } from '../model/fields';
import { childrenOf, isLink, isText, kindOf, targetId, uriOf } from '../richText/nodes';
import type { Problem } from '../problems';
import type { MadeSite } from '../site';
import { quoted } from '../text';
import type { RichText } from '../types';
import {
  allEntries,
  entryTitle,
  fieldLabel,
  valueOf,
  wordsOf,
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

const locatedWords = (
  content: MergedContent,
  wanted: (field: Field) => boolean,
): readonly Located<string>[] =>
  located(content, wanted).map((one) => ({ ...one, value: wordsOf(one.value) }));

/** The text of every field as one string. */
export const locatedTexts = (content: MergedContent): readonly Located<string>[] =>
  locatedWords(content, isVisibleText);

export const locatedRichTexts = (content: MergedContent): readonly Located<RichText>[] =>
  located(content, ({ kind }) => kind === 'richText') as readonly Located<RichText>[];

/** A node and all nodes inside it. */
export const nodesIn = (node: Node): readonly Node[] => [
  node,
  ...childrenOf(node).flatMap(nodesIn),
];

/** The words of a document that are in no link. */
const wordsOutsideLinks = (node: Node): readonly string[] => {
  if (isText(node)) return [node.value];
  return isLink(node) ? [] : childrenOf(node).flatMap(wordsOutsideLinks);
};

/** The addresses of a document's links, and of the typed addresses that become links. */
const hrefsIn = (document: RichText): readonly string[] => [
  ...nodesIn(document)
    .filter((node) => kindOf(node) === INLINES.HYPERLINK)
    .flatMap((node) => uriOf(node) ?? []),
  ...wordsOutsideLinks(document).flatMap(typedAddressesIn),
];

/** The titles of the entries at several locations, without duplicates, for a message about all of them. */
export const entriesOf = (locations: readonly Pick<FieldLocation, 'entry'>[]): string =>
  [...new Set(locations.map(({ entry }) => quoted(entryTitle(entry))))].join(', ');

/** Every address that editors typed, in link fields and in texts. */
export const locatedHrefs = (content: MergedContent): readonly Located<string>[] => [
  ...locatedWords(content, (field) => field.kind === 'plain' && field.means === 'link'),
  ...locatedRichTexts(content).flatMap((one) =>
    hrefsIn(one.value).map((value) => ({ ...one, value })),
  ),
  ...locatedWords(content, isPlainText).flatMap((one) =>
    typedAddressesIn(one.value).map((value) => ({ ...one, value })),
  ),
];

/** Ids of assets embedded in a document. */
export const embeddedAssets = (document: RichText): readonly string[] =>
  nodesIn(document)
    .filter((node) => kindOf(node) === BLOCKS.EMBEDDED_ASSET)
    .flatMap((node) => targetId(node) ?? []);

interface Checked extends MadeSite {
  /** The text of every field as one string. */
  readonly texts: readonly Located<string>[];
  readonly richTexts: readonly Located<RichText>[];
  /**
   * The severity of claims that may be untrue: an error if the site is live at an address of its own, because
   * visitors would believe them.
   */
  readonly severityOfClaims: Problem['severity'];
}

/** Adds what an editor should fix. */
export type Rule = (checked: Checked) => void;
