/** A heading with more characters would fill a screen at its usual size. */
const LONG = 80;

/** Class of a heading with this number of characters: `long` sets the next smaller size. */
export const longTitle = (length = 0): 'long' | undefined => (length > LONG ? 'long' : undefined);
