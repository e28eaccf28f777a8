/**
 * Invisible marks that tell, in a preview build, which entry and field a text came from. A mark is
 * appended to the text itself, so that no component needs to know of it; `src/preview`
 * turns marks into `data-contentful-entry-id` and `data-contentful-field-id` attributes.
 */

// Contentful's SDK keeps data of its own in other invisible characters (\u200b to \u200d, \u2060 to
// \u2063, \ufeff) and fails on what it cannot read there.
const EDGE = '\u2064';
const DIGITS = ['\u206a', '\u206b', '\u206c', '\u206d'] as const;

/** The field that the number in every link for calling is written in. */
export const PHONE_FIELD = 'phoneDisplay';

/** Entry and field of one marked text. */
export interface MarkTarget {
  readonly entryId: string;
  readonly fieldId: string;
}

/** Finds every mark in a text; the first group holds its digits. */
export const MARK_PATTERN = new RegExp(`${EDGE}([${DIGITS.join('')}]+)${EDGE}`, 'g');

/** The mark of a target by its number. */
export const encodeMark = (index: number): string => {
  const digits = index
    .toString(DIGITS.length)
    .split('')
    .map((digit) => DIGITS[Number(digit)] ?? '');
  return `${EDGE}${digits.join('')}${EDGE}`;
};

/** Number of the target that the digits of a mark name. */
export const decodeMark = (digits: string): number =>
  Number.parseInt(
    [...digits].map((digit) => (DIGITS as readonly string[]).indexOf(digit)).join(''),
    DIGITS.length,
  );

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replace(MARK_PATTERN, '');

/** Hands out marks and remembers what they stand for. */
export class MarkBook {
  private readonly numbers = new Map<string, number>();
  readonly targets: MarkTarget[] = [];

  mark(text: string, target: MarkTarget): string {
    return `${text}${encodeMark(this.add(target))}`;
  }

  /** Adds a target that no text is marked with, and returns its number. */
  add(target: MarkTarget): number {
    const key = `${target.entryId}\n${target.fieldId}`;
    let index = this.numbers.get(key);
    if (index === undefined) {
      index = this.targets.length;
      this.numbers.set(key, index);
      this.targets.push(target);
    }
    return index;
  }
}
