/**
 * Invisible marks that identify the entry and field a text came from. A mark is appended to the text itself,
 * so components do not need to know about marks, and the marks in a page's HTML show what is on the page.
 * Publishing removes them; in a preview, a script turns them into attributes.
 */

// Contentful's SDK stores data of its own in other invisible characters (\u200b to \u200d, \u2060 to
// \u2063, \ufeff) and fails on what it cannot decode there.
const EDGE = '\u2064';
const DIGITS = ['\u206a', '\u206b', '\u206c', '\u206d'] as const;

/** Finds every mark in a text. */
const MARK_PATTERN = new RegExp(`${EDGE}[${DIGITS.join('')}]+${EDGE}`, 'g');

/** The mark with a number. */
export const encodeMark = (number: number): string => {
  const digits = number
    .toString(DIGITS.length)
    .split('')
    .map((digit) => DIGITS[Number(digit)] ?? '');
  return `${EDGE}${digits.join('')}${EDGE}`;
};

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replace(MARK_PATTERN, '');

/** The marks in a text, each once, in reading order. */
export const marksIn = (text: string): readonly string[] => [
  ...new Set(text.match(MARK_PATTERN) ?? []),
];

/** The marks of a text, each once: for a text that is made from it. */
export const marksOf = (text: string): string => marksIn(text).join('');
