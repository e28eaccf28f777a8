/**
 * Computes the text properties that styles depend on, before components get the marked text, which they must
 * not inspect.
 */
import { BLOCKS } from '@contentful/rich-text-types';
import { marksOf, withoutMarks } from '../marks';
import { plainText } from '../richText/nodes';
import type { RichText } from '../types';
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

/** Letters of three lines, beside which a large first letter stands. */
const THREE_LINES = 200;

/** True for a text that gets a drop cap: it begins with a paragraph of words that is long enough. */
export const hasDropCap = ({ content: [first] }: RichText): boolean => {
  const words = first?.nodeType === BLOCKS.PARAGRAPH ? withoutMarks(plainText(first)) : '';
  return /^\p{L}/u.test(words) && words.length >= THREE_LINES;
};
