/** The contents of a long text. */
import { headingLevel, plainText } from '../text';
import type { RichText } from '../types';
import type { Link } from '../views';
import { withoutMarks } from './marks';

/**
 * A text whose highest headings have ids, and links to them: its contents.
 *
 * @param idFor - makes an id, unique on the page, of the words of a heading
 */
export const withContents = (
  document: RichText,
  idFor: (words: string) => string,
): { readonly body: RichText; readonly contents: readonly Link[] } => {
  const contents: Link[] = [];
  let highest = 6;
  const content = document.content.map((node) => {
    const level = headingLevel(node);
    if (level === 0 || level > highest) return node;
    highest = level;
    // Without marks: a preview patches the heading itself.
    const label = withoutMarks(plainText(node)).trim();
    const id = idFor(label);
    contents.push({ label, href: `#${id}` });
    return { ...node, data: { ...node.data, id } };
  });
  return { body: { ...document, content }, contents };
};
