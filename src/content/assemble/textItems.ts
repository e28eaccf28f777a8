/** Lists of steps, reasons and roles: a text cut at its headings. */
import { BLOCKS, type Node } from '@contentful/rich-text-types';
import { fieldOf } from '../model';
import { hasChildren, headingLevel } from '../text';
import type { RichText } from '../types';
import type { TextItem } from '../views';
import type { Entry } from '../entries';
import type { AssemblyContext } from './context';
import { itsWords } from './richText';

const documentOf = (content: readonly Node[]): RichText | undefined =>
  content.length === 0
    ? undefined
    : { nodeType: BLOCKS.DOCUMENT, data: {}, content: content as RichText['content'] };

/** Splits a text that is ready to render at its headings: what is before the first, and the parts. */
export const splitAtHeadings = (
  document: RichText | undefined,
): { readonly before: RichText | undefined; readonly items: readonly TextItem[] } => {
  const before: Node[] = [];
  const items: { heading: RichText; content: Node[] }[] = [];
  for (const node of document?.content ?? []) {
    const heading = headingLevel(node) > 0 && hasChildren(node) && documentOf(node.content);
    if (heading) items.push({ heading, content: [] });
    else (items.at(-1)?.content ?? before).push(node);
  }
  return {
    before: documentOf(before),
    items: items.map(({ heading, content }) => ({ heading, body: documentOf(content) })),
  };
};

/** The parts of a text, one for each heading. Reports text before the first heading. */
export const textItems = (
  context: AssemblyContext,
  entry: Entry,
  field: string,
  text: RichText | undefined,
): readonly TextItem[] => {
  const { items, before } = splitAtHeadings(text);
  if (before)
    context.problems.error(
      { entry, field },
      `The site cuts “${fieldOf(entry.type, field)?.name}” into one part for each heading, so what stands before its first heading is left out${itsWords(before)}. Put a heading above it.`,
    );
  return items;
};
