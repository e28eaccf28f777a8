/** Labels the elements of a preview's pages with the fields of their texts, for Contentful's tools and the bar. */
import { defaultTreeAdapter as tree, html as names } from 'parse5';
import type { Site } from '../content/assemble';
import { marksIn } from '../content/marks';
import { PHONE_FIELD } from '../content/phone';
import { elementsOf, findElement, type Document } from '../documents/page';
import { ENTRY_ATTRIBUTE, FIELD_ATTRIBUTE, SCRIPT_FILE } from './previewNames';

/** A field of an entry of the space. */
interface FieldTarget {
  readonly entryId: string;
  readonly fieldId: string;
}

/** What identifies the field of a text. */
export interface Labels {
  /** By the mark that the text ends with. */
  readonly targets: Readonly<Record<string, FieldTarget>>;
  /** The company's number as pages write it; a number that stands alone has no mark. */
  readonly phone: { readonly texts: readonly string[]; readonly target?: FieldTarget };
}

/** The labels of all texts of a site that come from the space. */
export const labelsOf = ({ provenance, shared: { facts } }: Site): Labels => {
  const targets = [...provenance.all].flatMap(([mark, { entry, field }]) =>
    entry.ownFields.includes(field) ? [[mark, { entryId: entry.id, fieldId: field }] as const] : [],
  );
  return {
    targets: Object.fromEntries(targets),
    phone: {
      texts: [facts.phone.display, facts.phone.dashed],
      target: targets.find(([, { fieldId }]) => fieldId === PHONE_FIELD)?.[1],
    },
  };
};

/** Elements that render nothing. */
const UNSEEN = new Set(['meta', 'link', 'base', 'script', 'style', 'title']);

/** Attributes that people see or hear. */
const READ_OUT = /^(?:alt|aria-[a-z]+|label|placeholder|summary|title|data-.*)$/i;

/**
 * Turns a page into a preview page: labels each element that directly holds a text of the space, or has one in an
 * attribute, with the entry and field of its first text, texts before attributes. Appends the preview's script.
 */
export const labelPage =
  ({ targets, phone }: Labels) =>
  (document: Document): void => {
    for (const { tagName, childNodes, attrs } of elementsOf(document)) {
      if (UNSEEN.has(tagName)) continue;
      const text = childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
      const readOut = attrs.filter(({ name }) => READ_OUT.test(name)).map(({ value }) => value);
      const [marked] = marksIn([text, ...readOut].join('')).flatMap((mark) => targets[mark] ?? []);
      const target = marked ?? (phone.texts.includes(text.trim()) ? phone.target : undefined);
      if (target)
        attrs.push(
          { name: ENTRY_ATTRIBUTE, value: target.entryId },
          { name: FIELD_ATTRIBUTE, value: target.fieldId },
        );
    }
    const body = findElement(document, ({ tagName }) => tagName === 'body');
    const script = tree.createElement('script', names.NS.HTML, [
      { name: 'type', value: 'module' },
      { name: 'src', value: `/${SCRIPT_FILE}` },
    ]);
    if (body) tree.appendChild(body, script);
  };
