/** Short ways to write the texts that several pages share (`microcopy.ts`). */

/** The compiler names it where a text that falls back to its words has none. */
interface WriteTheWordsThatItFallsBackTo {
  readonly words: string;
}

/** Words; a text that is empty or begins with a blank does not compile. */
type Words<Text extends string> = Text extends '' | ` ${string}`
  ? WriteTheWordsThatItFallsBackTo
  : Text;

/** Falls back while it is empty; shows nothing then; several that fall back together. */
export type TextKind = 'line' | 'note' | 'list';

export interface SharedText<Kind extends TextKind> {
  readonly kind: Kind;
  /** What it is, read after where it stands. */
  readonly title: string;
  readonly text: string;
  /** What its words do not tell. */
  readonly hint?: string;
}

/** A text that falls back to these words while it is empty. */
export const line = <Text extends string>(
  title: string,
  text: Text & Words<Text>,
  hint?: string,
): SharedText<'line'> => ({ kind: 'line', title, text, hint });

/** A text that shows nothing while it is empty. */
export const note = (title: string, text: string, hint?: string): SharedText<'note'> => ({
  kind: 'note',
  title,
  text,
  hint,
});

/** Several short texts, one a line, that fall back together. */
export const list = <Text extends string>(
  title: string,
  texts: readonly [Text & Words<Text>, ...(Text & Words<Text>)[]],
  hint?: string,
): SharedText<'list'> => ({ kind: 'list', title, text: texts.join('\n'), hint });

/** What editors read about an empty text. */
export const WHEN_EMPTY = {
  line: 'Empty: the text the site came with.',
  note: 'Empty: nothing is shown.',
  list: 'One a line. Empty: those the site came with.',
} as const;
