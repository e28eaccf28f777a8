/** Above this many letters a heading would fill a screen in the size it is drawn for. */
const LONG = 80;

/** Class of a heading: `long` where it takes the next smaller size. */
export const longTitle = (text: string): 'long' | undefined =>
  text.length > LONG ? 'long' : undefined;
