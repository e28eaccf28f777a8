/** A heading with more characters would fill a screen at its usual size. */
const LONG = 80;

/** Class of a heading: `long` sets the next smaller size. */
export const longTitle = (text: string): 'long' | undefined =>
  text.length > LONG ? 'long' : undefined;
