/** Where names stand on the drawn map, in percent of its width and height. */
import { withoutMarks } from '../marks';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Halves of a letter and a line on the narrowest phone, where the map has 280 by 420 pixels. */
const HALF_LETTER = 7.2 / 2 / 2.8;
const HALF_LINE = 16 / 2 / 4.2;

/** The city has a place of its own, larger letters, and a dot below them. */
const CITY = { middle: 42.5, halfLetter: 12 / 2 / 2.8, top: 41.5, bottom: 52 } as const;

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

/** The room of a name on the map of the narrowest phone. */
export const boxOnMap = (name: string, across: number, down: number): Box => {
  const middle = placeOnMap(name, across, down);
  const half = withoutMarks(name).length * HALF_LETTER;
  return {
    left: middle.across - half,
    right: middle.across + half,
    top: middle.down - HALF_LINE,
    bottom: middle.down + HALF_LINE,
  };
};

export const boxOfCity = (city: string): Box => {
  const { middle, halfLetter, top, bottom } = CITY;
  const half = city.length * halfLetter;
  return { left: middle - half, right: middle + half, top, bottom };
};

/** True for names of which one covers a part of the other. */
export const boxesMeet = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
