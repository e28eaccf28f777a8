import { townKey } from './town';

/** Position of a known town on the drawn map, in units of its view box. */
export interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Near the edge, where a window below 48em (`far`) or below 24em (`outer`) would cut the name. */
  readonly edge?: 'far' | 'outer';
}

const PLACES: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['simsbury', [150, 92]],
  ['avon', [120, 262]],
  ['farmington', [158, 452]],
  ['west hartford', [268, 384]],
  ['bloomfield', [345, 190]],
  ['windsor', [492, 110]],
  ['south windsor', [725, 170]],
  ['manchester', [850, 318]],
  ['east hartford', [652, 372]],
  ['glastonbury', [742, 560]],
  ['wethersfield', [455, 498]],
  ['newington', [306, 520]],
  ['rocky hill', [470, 606]],
]);

const keyOf = (town: string): string => townKey(town.split(',')[0] ?? '');

/** The towns that can be drawn, in the editor's spelling. */
export const placesOf = (towns: readonly string[]): readonly Place[] =>
  towns.flatMap((town) => {
    const at = PLACES.get(keyOf(town));
    if (!at) return [];
    const [x, y] = at;
    const edge = x < 240 || x > 780 ? 'far' : x < 280 || x > 700 ? 'outer' : undefined;
    return [{ name: (town.split(',')[0] ?? town).trim(), x, y, ...(edge && { edge }) }];
  });

/** The drawn map shows the surroundings of this city only. */
export const isDrawnCity = (city: string): boolean => keyOf(city) === 'hartford';

/** The towns that the map does not show; they are listed below it. */
export const undrawnTowns = (city: string, towns: readonly string[]): readonly string[] =>
  towns.filter(
    (town) => keyOf(town) !== keyOf(city) && !(isDrawnCity(city) && PLACES.has(keyOf(town))),
  );
