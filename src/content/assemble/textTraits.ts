/**
 * What the look of a text depends on, found before components get the text with its mark: they must
 * not look into it.
 */
import type { Figure } from '../views';
import { marksOf, withoutMarks } from '../marks';

/** A heading with more characters would fill a screen at its usual size. */
const LONG = 80;

/** True for a heading or title that gets the next smaller size. */
export const isLong = (heading = '', limit = LONG): boolean => withoutMarks(heading).length > limit;

/** A heading, and whether it gets the next smaller size. */
export const headingView = <Heading extends string | undefined>(heading: Heading) => ({
  heading,
  longHeading: isLong(heading),
});

/** A longer figure gets the size of text, so that it fits half the width of a phone. */
const LONGEST_FIGURE = 5;

/** Splits "10+" into number and sign. */
export const figureView = (text: string): Figure => {
  const plain = withoutMarks(text);
  const [, number = plain, sign] = /^(.+?)\s?([+%])$/.exec(plain) ?? [];
  return { number: `${number}${marksOf(text)}`, sign, long: number.length > LONGEST_FIGURE };
};
