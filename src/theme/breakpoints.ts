/**
 * The widths at which the layout changes, as conditions of media queries and of the `sizes` of
 * pictures. In em, so that larger text gets the layout of a narrower screen.
 */

/** From this width on: tablets (`md`), screens with room for columns (`lg`), wide ones (`xl`). */
export const atLeast = {
  sm: '(min-width: 30em)',
  md: '(min-width: 48em)',
  lg: '(min-width: 62em)',
  xl: '(min-width: 80em)',
  xxl: '(min-width: 96em)',
} as const;

/** Up to just below this width. */
export const below = {
  sm: '(max-width: 29.99em)',
  md: '(max-width: 47.99em)',
  lg: '(max-width: 61.99em)',
  xl: '(max-width: 79.99em)',
  xxl: '(max-width: 95.99em)',
} as const;

/** Phones of up to 360 CSS pixels, or with larger text. */
export const smallPhone = '(max-width: 23.99em)';

/** Phones of up to 320 CSS pixels, or with larger text. */
export const smallestPhone = '(max-width: 21.99em)';

/** Phones whose text is twice as large: too narrow for columns. */
export const largeText = '(max-width: 17em)';

/** A phone in landscape: wide, and low. */
export const phoneOnItsSide = '(min-width: 40em) and (max-height: 30em)';
