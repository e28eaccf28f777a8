import type { DefaultEntry } from './entry';

/** Pairs of short lists: good practice beside the practice it replaces. */
export const comparisons: readonly DefaultEntry<'comparison'>[] = [
  {
    id: 'comparison-pruning',
    fields: {
      name: 'Pruning',
      doHeading: 'We do',
      doItems: [
        'Prune to ANSI A300',
        'Leave the branch collar whole',
        'Keep at least three quarters of the live crown in any one year',
      ],
      dontHeading: 'We do not',
      dontItems: [
        'Top trees or leave stubs',
        'Climb living trees on spikes',
        'Strip inner branches to a “lion’s tail”',
      ],
    },
  },
  {
    id: 'comparison-planting',
    fields: {
      name: 'Planting',
      doHeading: 'Do',
      doItems: [
        'Find the root flare before you dig',
        'Dig two to three times as wide as the root ball, and no deeper',
        'Cut away wire, rope and burlap from the top and sides',
        'Water slowly and deeply, and feel the soil first',
      ],
      dontHeading: 'Do not',
      dontItems: [
        'Bury the trunk, even by two inches',
        'Pile mulch against the bark',
        'Fill the hole with bagged soil or fertilizer',
        'Leave stakes on after the first year',
      ],
    },
  },
  {
    id: 'comparison-root-zone',
    fields: {
      name: 'Trees on a building site',
      doHeading: 'Keeps a tree alive',
      doItems: [
        'A fence at or beyond the tips of the branches',
        'One marked route for machines, over deep chips or mats',
        'Roots at the edge of a dig cut clean with a sharp saw',
        'Water through the dry weeks',
      ],
      dontHeading: 'Kills it slowly',
      dontItems: [
        'Parking or storing pallets under the crown',
        'A few inches of fill over the roots',
        'A trench along one side of the trunk',
        'Rinsing concrete tools near the roots',
      ],
    },
  },
  {
    id: 'comparison-clearance',
    fields: {
      name: 'Clearance',
      doHeading: 'A good trim',
      doItems: [
        'Ends every shortened branch at a living side branch',
        'Takes the few long branches that cause the trouble',
        'Leaves the tree looking like its species',
      ],
      dontHeading: 'A bad trim',
      dontItems: [
        'Shears a flat face along the house',
        'Leaves rows of stubs that sprout by summer',
        'Raises the crown until only a tuft is left',
      ],
    },
  },
];
