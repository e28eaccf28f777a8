/** Every text of the merged content with where it is: what the checks walk over. */
import { BLOCKS, INLINES, type Node } from '@contentful/rich-text-types';
import { contentTypeIds, fieldsOf, type ContentTypeId } from '../model';
import { hasChildren, kindOf, plainText } from '../text';
import type { RichText } from '../types';
import type { Entry, MergedContent } from '../withDefaults';

/** One field of one entry. */
export interface Place {
  readonly entry: Entry;
  readonly field: string;
  /** Label an editor sees. */
  readonly label: string;
}

export const entriesOf = (content: MergedContent, type: ContentTypeId): readonly Entry[] => {
  const value: Entry | readonly Entry[] = content[type];
  return Array.isArray(value) ? (value as readonly Entry[]) : [value as Entry];
};

/** Works something out once for each content, because every rule asks for it again. */
const once = <T>(workOut: (content: MergedContent) => T): ((content: MergedContent) => T) => {
  const known = new WeakMap<MergedContent, { readonly value: T }>();
  return (content) => {
    const found = known.get(content) ?? { value: workOut(content) };
    known.set(content, found);
    return found.value;
  };
};

const places = (
  content: MergedContent,
  kinds: readonly string[],
): readonly (Place & { value: unknown })[] =>
  contentTypeIds.flatMap((type) =>
    entriesOf(content, type).flatMap((entry) =>
      fieldsOf(type)
        .filter(([id, field]) => kinds.includes(field.kind) && id in entry.fields)
        .map(([id, field]) => ({
          entry,
          field: id,
          label: field.name,
          value: (entry.fields as Record<string, unknown>)[id],
        })),
    ),
  );

/** Every text as one string a field. */
export const textPlaces = once((content): readonly (Place & { text: string })[] =>
  places(content, ['text', 'longText', 'richText', 'textList']).map(({ value, ...place }) => ({
    ...place,
    text: Array.isArray(value)
      ? value.join('\n')
      : typeof value === 'string'
        ? value
        : plainText(value as RichText),
  })),
);

export const richTextPlaces = once((content): readonly (Place & { document: RichText })[] =>
  places(content, ['richText']).map(({ value, ...place }) => ({
    ...place,
    document: value as RichText,
  })),
);

const flatten = (node: Node): readonly Node[] => [
  node,
  ...(hasChildren(node) ? node.content.flatMap((child) => flatten(child)) : []),
];

const hrefsIn = (document: RichText): readonly string[] =>
  flatten(document)
    .filter((node) => kindOf(node) === INLINES.HYPERLINK)
    .flatMap((node) => {
      const { uri } = node.data as { uri?: unknown };
      return typeof uri === 'string' ? [uri] : [];
    });

const HREF_FIELDS = new Set(['href', 'buttonHref', 'linkHref', 'link', 'quoteHref']);

/** Every typed address: in link fields and in texts. */
export const hrefPlaces = (content: MergedContent): readonly (Place & { href: string })[] => [
  ...places(content, ['plain'])
    .filter(({ field }) => HREF_FIELDS.has(field))
    .map(({ value, ...place }) => ({ ...place, href: value as string })),
  ...richTextPlaces(content).flatMap(({ document, ...place }) =>
    hrefsIn(document).map((href) => ({ ...place, href })),
  ),
];

/** Levels of a document's headings, in order. */
export const headingLevels = (document: RichText): readonly number[] =>
  flatten(document)
    .filter((node) => node.nodeType.startsWith('heading-'))
    .map((node) => Number(node.nodeType.slice('heading-'.length)));

/** Ids of assets embedded in a document. */
export const embeddedAssets = (document: RichText): readonly string[] =>
  flatten(document)
    .filter((node) => kindOf(node) === BLOCKS.EMBEDDED_ASSET)
    .flatMap((node) => {
      const { target } = node.data as { target?: { sys?: { id?: unknown } } };
      return typeof target?.sys?.id === 'string' ? [target.sys.id] : [];
    });
