/** Where a known town stands on the drawn map, in the units of its view box. */
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

/** Spelling without case, accents, invisible marks, a state behind a comma and doubled spaces. */
const normalized = (town: string): string =>
  (town.split(',')[0] ?? '')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The towns that can be drawn, in the editor's spelling. */
export const placesOf = (towns: readonly string[]): readonly Place[] =>
  towns.flatMap((town) => {
    const at = PLACES.get(normalized(town));
    if (!at) return [];
    const [x, y] = at;
    const edge = x < 240 || x > 780 ? 'far' : x < 280 || x > 700 ? 'outer' : undefined;
    return [{ name: (town.split(',')[0] ?? town).trim(), x, y, ...(edge && { edge }) }];
  });

/** The drawn map shows the surroundings of this city only. */
export const isDrawnCity = (city: string): boolean => normalized(city) === 'hartford';

/** The towns that stand on no map of ours, so that they are named below it. */
export const undrawnTowns = (city: string, towns: readonly string[]): readonly string[] =>
  towns.filter(
    (town) =>
      normalized(town) !== normalized(city) && !(isDrawnCity(city) && PLACES.has(normalized(town))),
  );
