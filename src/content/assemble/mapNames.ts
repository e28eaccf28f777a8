/** Where names stand on the drawn map, in percent of its width and height. */
import { withoutMarks } from '../marks';

/** Halves of a letter and a line on the narrowest phone, where the map has 280 by 420 pixels. */
const HALF_LETTER = 7.2 / 2 / 2.8;
const HALF_LINE = 16 / 2 / 4.2;

const within = (value: number, margin: number): number =>
  Math.max(Math.min(margin, 50), Math.min(value, 100 - Math.min(margin, 50)));

/** The middle of a name: as staff have placed it, but so that the whole name is on the map. */
export const placeOnMap = (
  name: string,
  across: number,
  down: number,
): { readonly across: number; readonly down: number } => ({
  across: within(across, withoutMarks(name).length * HALF_LETTER),
  down: within(down, HALF_LINE),
});
