import { slugify } from '../text';
import type { DefaultEntry } from './entry';

/** Name, ZIP codes, and the middle of its name on the drawn map, in percent from the left and the top. */
type Row = readonly [name: string, zips: readonly string[], at?: readonly [number, number]];

/** The city, which the map draws by itself, and the towns around it. */
const TOWNS: readonly Row[] = [
  ['Hartford', ['06103', '06105', '06106', '06112', '06114', '06120']],
  ['West Hartford', ['06107', '06110', '06117', '06119'], [24, 56]],
  ['East Hartford', ['06108', '06118'], [67, 54]],
  ['Wethersfield', ['06109'], [45, 73]],
  ['Windsor', ['06095'], [49, 12]],
  ['Bloomfield', ['06002'], [32, 25]],
  ['Newington', ['06111'], [27, 81]],
  ['Glastonbury', ['06033', '06073'], [77, 83]],
  ['Manchester', ['06040', '06042'], [86, 45]],
  ['South Windsor', ['06074'], [76, 21]],
  ['Rocky Hill', ['06067'], [47, 91]],
  ['Farmington', ['06032', '06085'], [13, 66]],
  ['Avon', ['06001'], [8, 36]],
  ['Simsbury', ['06070', '06081', '06089', '06092'], [11, 9]],
];

/** The towns to confirm before launch. None has a text, and so a page, until somebody writes one. */
export const towns: readonly DefaultEntry<'town'>[] = TOWNS.map(([name, zips, at], index) => ({
  id: `town-${slugify(name, 'town')}`,
  fields: { name, zips, across: at?.[0], down: at?.[1], order: (index + 1) * 10 },
}));
