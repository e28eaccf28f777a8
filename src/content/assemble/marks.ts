/**
 * Invisible marks that say which entry and field a text of a preview build came from. A mark is
 * appended to the text itself, so that no component needs to know about it; `src/preview` turns marks
 * into `data-contentful-entry-id` and `data-contentful-field-id` attributes.
 */

// Contentful's SDK stores data of its own in other invisible characters (\u200b to \u200d, \u2060 to
// \u2063, \ufeff) and fails on what it cannot decode there.
const EDGE = '\u2064';
const DIGITS = ['\u206a', '\u206b', '\u206c', '\u206d'] as const;

/** The field of the number in every link that calls. */
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

/** Number of the target of a mark with these digits. */
export const decodeMark = (digits: string): number =>
  Number.parseInt(
    [...digits].map((digit) => (DIGITS as readonly string[]).indexOf(digit)).join(''),
    DIGITS.length,
  );

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replace(MARK_PATTERN, '');

/** Makes marks and records their targets. */
export class MarkBook {
  private readonly numbers = new Map<string, number>();
  readonly targets: MarkTarget[] = [];

  mark(text: string, target: MarkTarget): string {
    return `${text}${encodeMark(this.add(target))}`;
  }

  /** Adds a target without marking a text, and returns its number. */
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
