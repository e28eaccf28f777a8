/**
 * The widths at which the layout changes, as conditions of media queries and of the `sizes` of
 * pictures. In em, so that larger text gets the layout of a narrower screen.
 */

/** A condition for each width in em: tablets (`md`), screens with room for columns (`lg`), wide ones (`xl`). */
const atEachWidth = (condition: (em: number) => string) => ({
  sm: condition(30),
  md: condition(48),
  lg: condition(62),
  xl: condition(80),
});

/** From this width on. */
export const atLeast = atEachWidth((em) => `(min-width: ${em}em)`);

/** Up to just below this width. */
export const below = atEachWidth((em) => `(max-width: ${em - 0.01}em)`);

/** Phones of up to 320 CSS pixels, or with larger text. */
export const smallestPhone = '(max-width: 21.99em)';

/**
 * Phones whose text is twice as large: too narrow for columns. As a condition of container queries it also
 * holds where a page or an extension enlarged the text, which media queries do not follow.
 */
export const largeText = '(max-width: 17rem)';

/** Enough room below the masthead (`--below-masthead`) for a column that stays in view beside a text. */
export const roomBeside = `screen and ${atLeast.lg} and (min-height: 34em)`;

/** A phone in landscape: wide, and low. */
export const phoneOnItsSide = '(min-width: 40em) and (max-height: 30em)';

/** A width as a condition of container queries, in which em would be the size of the container's own text. */
export const inContainer = (width: string): string => width.replace(/(?<=\d)em/g, 'rem');
