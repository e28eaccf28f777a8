/**
 * What the look of a text depends on, found before components get the text with its mark: they must
 * not look into it.
 */
import { marksOf, withoutMarks } from '../marks';
import type { Numeral } from '../views';

/** A heading with more characters would fill a screen at its usual size. */
const LONG = 80;

/** True for a heading or title that gets the next smaller size. */
export const isLong = (heading = '', limit = LONG): boolean => withoutMarks(heading).length > limit;

/** The most characters that fit a narrow column as a big number. */
const NUMERAL = 5;

/** True for a text that can be set as a big number. */
export const isNumeral = (text: string): boolean => !isLong(text, NUMERAL);

/** Splits "10+" into number and sign. */
export const numeralView = (text: string): Numeral => {
  const plain = withoutMarks(text);
  const [, number = plain, sign] = /^(.+?)\s?([+%])$/.exec(plain) ?? [];
  return { number: `${number}${marksOf(text)}`, sign, long: !isNumeral(number) };
};
