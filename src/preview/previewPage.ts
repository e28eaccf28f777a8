import { defaultTreeAdapter as tree, html as names } from 'parse5';
import { withoutMarks } from '../content/marks';
import { attribute, elementsOf, type Document, type Element } from '../documents/page';
import { SCRIPT_FILE } from './previewFile';

/** Elements that render nothing. */
const UNSEEN = new Set(['meta', 'link', 'base', 'script', 'style', 'title']);

/** Attributes that people see or hear. In any other a mark would break an address or a name. */
const READ_OUT = /^(?:alt|aria-[a-z]+|label|placeholder|summary|title|data-.*)$/i;

/** Props of an island: React compares them with the texts of its HTML, which keep their marks. */
const isProps = (element: Element): boolean => attribute(element, 'type') === 'application/json';

/**
 * Makes a page one of a preview: texts that people see keep their invisible marks
 * (`src/content/marks.ts`), from which the preview's script, appended here, tells their
 * fields. Marks in addresses and in elements that render nothing are removed.
 */
export const previewPage = (document: Document): void => {
  for (const element of elementsOf(document)) {
    const unseen = UNSEEN.has(element.tagName);
    for (const attr of element.attrs)
      if (unseen || !READ_OUT.test(attr.name)) attr.value = withoutMarks(attr.value);
    if (unseen && !isProps(element))
      for (const node of element.childNodes)
        if (tree.isTextNode(node)) node.value = withoutMarks(node.value);
    if (element.tagName !== 'body') continue;
    const script = tree.createElement('script', names.NS.HTML, [
      { name: 'type', value: 'module' },
      { name: 'src', value: `/${SCRIPT_FILE}` },
    ]);
    tree.appendChild(element, script);
  }
};
