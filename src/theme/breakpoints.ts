/**
 * The widths at which the layout changes, as conditions of media queries and of the `sizes` of
 * pictures. In em, so that larger text gets the layout of a narrower screen.
 */
const WIDTHS = { sm: 30, md: 48, lg: 62, xl: 80, xxl: 96 } as const;

type Conditions = Readonly<Record<keyof typeof WIDTHS, string>>;

const conditions = (condition: (width: number) => string): Conditions =>
  Object.fromEntries(
    Object.entries(WIDTHS).map(([name, width]) => [name, condition(width)]),
  ) as Conditions;

/** From this width on: tablets (`md`), screens with room for columns (`lg`), wide ones (`xl`). */
export const atLeast = conditions((width) => `(min-width: ${width}em)`);

/** Up to just below this width. */
export const below = conditions((width) => `(max-width: ${width - 0.01}em)`);

/** Phones of up to 360 CSS pixels, or with larger text. */
export const smallPhone = '(max-width: 23.99em)';

/** Phones of up to 320 CSS pixels, or with larger text. */
export const smallestPhone = '(max-width: 21.99em)';

/** A phone in landscape: wide, and low. */
export const phoneOnItsSide = '(min-width: 40em) and (max-height: 30em)';
