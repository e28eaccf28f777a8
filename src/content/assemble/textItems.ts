import { fieldOf } from '../model';
import type { RichText } from '../types';
import type { TextItem } from '../views';
import type { Entry } from '../withDefaults';
import type { AssemblyContext } from './context';
import { quoted, splitAtHeadings } from './richText';

/** The parts of a text, one for each heading. Reports text before the first heading. */
export const textItems = (
  context: AssemblyContext,
  entry: Entry,
  field: string,
  text: RichText | undefined,
): readonly TextItem[] => {
  const { items, before } = splitAtHeadings(text);
  if (before)
    context.input.problems.error(
      { entry, field },
      `The site cuts “${fieldOf(entry.type, field)?.name}” into one part for each heading, so what stands before its first heading is left out${quoted(before)}. Put a heading above it.`,
    );
  return items;
};
