/** Properties of texts that styles depend on. */
import type { Numeral } from '../views/parts';

/** A heading with more characters would fill a screen at its usual size. */
const LONG = 80;

/** True for a heading or title that gets the next smaller size. */
export const isLong = (heading = '', limit = LONG): boolean => heading.length > limit;

/** The most characters that fit a narrow column as a big number. */
const NUMERAL = 5;

/** True for a text that can be set as a big number. */
export const isNumeral = (text: string): boolean => !isLong(text, NUMERAL);

/** Splits "10+" into number and sign. */
export const numeralView = (text: string): Numeral => {
  const [, number = text, sign] = /^(.+?)\s?([+%])$/.exec(text) ?? [];
  return { number, sign, long: !isNumeral(number) };
};
