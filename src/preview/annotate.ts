import { defaultTreeAdapter as tree } from 'parse5';
import { decodeMark, MARK_PATTERN, withoutMarks, type MarkTarget } from '../content/assemble/marks';
import { attribute, elementsOf, type Document, type Element } from '../hosting/page';
import { ENTRY_ATTRIBUTE, FIELD_ATTRIBUTE } from './attributes';

/** Elements that nobody sees: a mark there has nothing to point at. */
const UNSEEN = new Set(['meta', 'link', 'base', 'script', 'style', 'title']);

/** Attributes that people see or hear. In all others a mark would break an address or a name. */
const READ_OUT = /^(?:alt|aria-[a-z]+|label|placeholder|summary|title|data-(?!contentful).*)$/i;

/** Props of an island: React compares them with the texts of its HTML, which keep their marks. */
const isProps = (element: Element): boolean => attribute(element, 'type') === 'application/json';

/**
 * Turns the invisible marks that a preview build's texts carry (`src/content/assemble/marks.ts`) into
 * the attributes that Contentful's tools look for: each element that directly holds a marked text, or
 * has one in an attribute that is read out, names its entry and field. Of several texts the first one
 * counts, before attributes. Marks in addresses and in what only machines read are removed.
 *
 * @param targets entries and fields by the number of their mark
 */
export const annotatePage =
  (targets: readonly MarkTarget[]) =>
  (document: Document): void => {
    const targetIn = (text: string): MarkTarget | undefined => {
      const [mark] = text.matchAll(MARK_PATTERN);
      return mark && targets[decodeMark(mark[1] ?? '')];
    };
    for (const element of elementsOf(document)) {
      const unseen = UNSEEN.has(element.tagName);
      for (const attr of element.attrs) {
        if (unseen || !READ_OUT.test(attr.name)) attr.value = withoutMarks(attr.value);
      }
      const texts = element.childNodes.filter((node) => tree.isTextNode(node));
      if (unseen) {
        if (!isProps(element)) for (const text of texts) text.value = withoutMarks(text.value);
        continue;
      }
      const spoken = element.attrs.map(({ value }) => value);
      const target = [...texts.map(({ value }) => value), ...spoken].map(targetIn).find(Boolean);
      if (!target) continue;
      element.attrs.unshift(
        { name: ENTRY_ATTRIBUTE, value: target.entryId },
        { name: FIELD_ATTRIBUTE, value: target.fieldId },
      );
    }
  };
