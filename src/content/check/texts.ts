/** Every text of the merged content with its place, for the checks. */
import { BLOCKS, INLINES, type Node } from '@contentful/rich-text-types';
import type { FieldLocation } from '../assemble/provenance';
import { typedAddressesIn } from '../links';
import { fieldsOf, isPlainText, isVisibleText } from '../model';
import type { Field } from '../model/fields';
import { childrenOf, isLink, isText, kindOf, targetId, uriOf } from '../richText/nodes';
import { quoted, wordsOf } from '../text';
import type { RichText } from '../types';
import { allEntries, entryTitle, fieldLabel, valueOf, type MergedContent } from '../entries';

interface LabeledLocation extends FieldLocation {
  /** Label an editor sees. */
  readonly label: string;
}

export type LocatedText = LabeledLocation & { readonly text: string };
export type LocatedRichText = LabeledLocation & { readonly document: RichText };

const locations = (
  content: MergedContent,
  wanted: (field: Field) => boolean,
): readonly (LabeledLocation & { value: unknown })[] =>
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

/** The text of every field as one string. */
export const locatedTexts = (content: MergedContent): readonly LocatedText[] =>
  locations(content, isVisibleText).map(({ value, ...location }) => ({
    ...location,
    text: wordsOf(value),
  }));

export const locatedRichTexts = (content: MergedContent): readonly LocatedRichText[] =>
  locations(content, ({ kind }) => kind === 'richText').map(({ value, ...location }) => ({
    ...location,
    document: value as RichText,
  }));

const flatten = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(flatten)];

/** The words of a document that are in no link. */
const wordsOutsideLinks = (node: Node): readonly string[] => {
  if (isText(node)) return [node.value];
  return isLink(node) ? [] : childrenOf(node).flatMap(wordsOutsideLinks);
};

/** The addresses of a document's links, and of words that become one. */
const hrefsIn = (document: RichText): readonly string[] => [
  ...flatten(document)
    .filter((node) => kindOf(node) === INLINES.HYPERLINK)
    .flatMap((node) => uriOf(node) ?? []),
  ...wordsOutsideLinks(document).flatMap(typedAddressesIn),
];

/** What the entries of several places are called, each once, for a message about all of them. */
export const entriesOf = (locations: readonly Pick<FieldLocation, 'entry'>[]): string =>
  [...new Set(locations.map(({ entry }) => quoted(entryTitle(entry))))].join(', ');

/** Every address that editors typed, in link fields and in texts. */
export const locatedHrefs = (
  content: MergedContent,
): readonly (LabeledLocation & { href: string })[] => [
  ...locations(content, (field) => field.kind === 'plain' && field.means === 'link').map(
    ({ value, ...location }) => ({ ...location, href: value as string }),
  ),
  ...locatedRichTexts(content).flatMap(({ document, ...location }) =>
    hrefsIn(document).map((href) => ({ ...location, href })),
  ),
  ...locations(content, isPlainText).flatMap(({ value, ...location }) =>
    typedAddressesIn(wordsOf(value)).map((href) => ({ ...location, href })),
  ),
];

/** Ids of assets embedded in a document. */
export const embeddedAssets = (document: RichText): readonly string[] =>
  flatten(document)
    .filter((node) => kindOf(node) === BLOCKS.EMBEDDED_ASSET)
    .flatMap((node) => targetId(node) ?? []);
