import { townKey } from './town';

/** A known town on the drawn map: the middle of its name, in percent of width and height. */
export interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const PLACES: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['simsbury', [11, 9]],
  ['avon', [8, 36]],
  ['farmington', [13, 66]],
  ['west hartford', [23.5, 56]],
  ['bloomfield', [32, 25]],
  ['windsor', [49, 12]],
  ['south windsor', [76, 21]],
  ['manchester', [86, 45]],
  ['east hartford', [67, 54]],
  ['glastonbury', [77, 83]],
  ['wethersfield', [45, 73]],
  ['newington', [27, 81]],
  ['rocky hill', [47, 91]],
]);

const keyOf = (town: string): string => townKey(town.split(',')[0] ?? '');

/** The towns that can be drawn, in the editor's spelling. */
export const placesOf = (towns: readonly string[]): readonly Place[] =>
  towns.flatMap((town) => {
    const at = PLACES.get(keyOf(town));
    return at ? [{ name: (town.split(',')[0] ?? town).trim(), x: at[0], y: at[1] }] : [];
  });

/** The drawn map shows the surroundings of this city only. */
export const isDrawnCity = (city: string): boolean => keyOf(city) === 'hartford';

/** The city and the other towns, each once, in the editor's order and spelling. */
export const townNames = (city: string, towns: readonly string[]): readonly string[] => {
  const byKey = new Map<string, string>();
  for (const town of [city, ...towns])
    if (!byKey.has(keyOf(town))) byKey.set(keyOf(town), town.trim());
  return [...byKey.values()].filter((name) => name !== '');
};
