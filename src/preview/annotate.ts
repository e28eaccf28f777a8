import { defaultTreeAdapter as tree, html as names } from 'parse5';
import { scriptJson } from '../scriptJson';
import { PHONE_FIELD, withoutMarks, type MarkTargets } from '../content/assemble/marks';
import { attribute, elementsOf, type Document, type Element } from '../documents/page';
import type { Item } from '../contentful/space';
import {
  ENTRIES_ID,
  ENTRY_ATTRIBUTE,
  FIELD_ATTRIBUTE,
  SCRIPT_FILE,
  targetsIn,
} from './previewFile';

/** Elements that render nothing. */
const UNSEEN = new Set(['meta', 'link', 'base', 'script', 'style', 'title']);

/** Attributes that people see or hear. In any other a mark would break an address or a name. */
const READ_OUT = /^(?:alt|aria-[a-z]+|label|placeholder|summary|title|data-(?!contentful).*)$/i;

/** Props of an island: React compares them with the texts of its HTML, which keep their marks. */
const isProps = (element: Element): boolean => attribute(element, 'type') === 'application/json';

/** The entries of the page, for live updates. */
const entriesElement = (entries: readonly Item[]): Element => {
  const script = tree.createElement('script', names.NS.HTML, [
    { name: 'type', value: 'application/json' },
    { name: 'id', value: ENTRIES_ID },
  ]);
  tree.insertText(script, scriptJson(entries));
  return script;
};

const scriptElement = (): Element =>
  tree.createElement('script', names.NS.HTML, [
    { name: 'type', value: 'module' },
    { name: 'src', value: `/${SCRIPT_FILE}` },
  ]);

/**
 * Turns the invisible marks of a preview's texts (`src/content/assemble/marks.ts`) into the
 * attributes that Contentful's tools read: an element that directly holds a marked text, or has one
 * in an attribute, gets the entry and field of the first, texts before attributes. Marks in
 * addresses and in elements that render nothing are removed. The entries of the page are appended
 * to its body, and the script of the preview.
 *
 * @param targets entries and fields by the number of their mark
 * @param entries every entry of the space
 */
export const annotatePage = (targets: MarkTargets, entries: readonly Item[]) => {
  const entryOf = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const onEveryPage = Object.values(targets).filter(({ fieldId }) => fieldId === PHONE_FIELD);
  return (document: Document): void => {
    const shownEntries = new Set(onEveryPage.map(({ entryId }) => entryId));
    let body: Element | undefined;
    for (const element of elementsOf(document)) {
      if (element.tagName === 'body') body = element;
      const unseen = UNSEEN.has(element.tagName);
      for (const attr of element.attrs) {
        if (unseen || !READ_OUT.test(attr.name)) attr.value = withoutMarks(attr.value);
      }
      const texts = element.childNodes.filter((node) => tree.isTextNode(node));
      if (unseen) {
        if (!isProps(element)) for (const text of texts) text.value = withoutMarks(text.value);
        continue;
      }
      const marked = [...texts, ...element.attrs].flatMap(({ value }) => targetsIn(value, targets));
      for (const { entryId } of marked) shownEntries.add(entryId);
      const [target] = marked;
      if (!target) continue;
      element.attrs.unshift(
        { name: ENTRY_ATTRIBUTE, value: target.entryId },
        { name: FIELD_ATTRIBUTE, value: target.fieldId },
      );
    }
    const shown = [...shownEntries].flatMap((id) => entryOf.get(id) ?? []);
    if (!body) return;
    tree.appendChild(body, entriesElement(shown));
    tree.appendChild(body, scriptElement());
  };
};
