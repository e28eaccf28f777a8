import { slugify } from '../text';
import type { DefaultEntry } from './entry';

interface Row {
  readonly zips: readonly string[];
  /** Names that people use for a part of the town. */
  readonly villages?: readonly string[];
  /** The middle of its name on the drawn map, in percent from the left and the top. */
  readonly at?: readonly [across: number, down: number];
}

/**
 * The city, which the map draws by itself, and the towns around it. Villages are names that people use for a
 * part of a town, neighborhoods of the city among them. ZIP codes are those of streets and of the villages' post offices
 * (https://github.com/seanpianka/Zipcodes lists them): no tree stands in a post office box. Only 06101 is one of
 * boxes, which people type for the whole city. East Windsor Hill is known by its ZIP only, because East Windsor is
 * another town.
 */
const TOWNS: Readonly<Record<string, Row>> = {
  Hartford: {
    zips: ['06101', '06103', '06105', '06106', '06112', '06114', '06120'],
    villages: [
      ...[
        'Asylum Hill',
        'Barry Square',
        'Behind the Rocks',
        'Blue Hills',
        'Clay Arsenal',
        'Downtown',
      ],
      ...['Frog Hollow', 'North End', 'Parkville', 'South End', 'Upper Albany', 'West End'],
    ],
  },
  'West Hartford': {
    zips: ['06107', '06110', '06117', '06119'],
    villages: ['Elmwood'],
    at: [24, 56],
  },
  'East Hartford': { zips: ['06108', '06118'], at: [67, 54] },
  Wethersfield: { zips: ['06109'], at: [45, 73] },
  Windsor: { zips: ['06095', '06064'], villages: ['Poquonock', 'Wilson'], at: [49, 12] },
  Bloomfield: { zips: ['06002'], at: [32, 25] },
  Newington: { zips: ['06111'], at: [27, 81] },
  Glastonbury: {
    zips: ['06033', '06073', '06025'],
    villages: ['South Glastonbury', 'East Glastonbury'],
    at: [77, 83],
  },
  Manchester: { zips: ['06040', '06042'], at: [86, 45] },
  'South Windsor': {
    zips: ['06074', '06028'],
    villages: ['Wapping'],
    at: [76, 21],
  },
  'Rocky Hill': { zips: ['06067'], at: [47, 91] },
  Farmington: { zips: ['06032', '06085'], villages: ['Unionville'], at: [13, 66] },
  Avon: { zips: ['06001'], at: [8, 36] },
  Simsbury: {
    zips: ['06070', '06081', '06089', '06092'],
    villages: ['Tariffville', 'Weatogue', 'West Simsbury'],
    at: [11, 9],
  },
};

/** The towns to confirm before launch. None has a text, and so a page, until somebody writes one. */
export const towns: readonly DefaultEntry<'town'>[] = Object.entries(TOWNS).map(
  ([name, { zips, villages, at }], index) => ({
    id: `town-${slugify(name, 'town')}`,
    fields: { name, zips, villages, across: at?.[0], down: at?.[1], order: (index + 1) * 10 },
  }),
);
