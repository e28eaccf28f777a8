import type { DefaultEntry } from './entry';

/** Notes that several texts embed. Only danger to people is a warning. */
const notes: readonly DefaultEntry<'callout'>[] = [
  {
    id: 'callout-911',
    fields: {
      title: 'Wire down, sparks, smoke or someone hurt? Call 911 first.',
      text: 'Treat every wire as live. Stay at least 35 feet away, and keep pets and neighbors back.',
      tone: 'warning',
    },
  },
  {
    id: 'callout-power-line',
    fields: {
      title: 'Branches near a power line?',
      text: 'Please do not touch them, even with a pole pruner. Call us, and we will bring in the utility where that is required.',
      tone: 'warning',
    },
  },
  {
    id: 'callout-811',
    fields: {
      title: 'Call 811 before anyone digs',
      text: 'The service is free, and Connecticut law requires it for work with powered equipment. Give them at least two full working days. Private lines, such as a sprinkler pipe or a cable to the garage, are not marked, so please show us where they run.',
      tone: 'note',
    },
  },
  {
    id: 'callout-public-tree',
    fields: {
      title: 'Is it your tree?',
      text: 'A tree between the sidewalk and the street is usually public, and so is one that stands partly in the right of way. Nobody may prune or remove it without written permission from the tree warden or whoever is in charge of that land. Ask us, and we will help you find out.',
      tone: 'note',
    },
  },
  {
    id: 'callout-firewood',
    fields: {
      title: 'Keep firewood close to home',
      text: 'Insects and fungi travel in logs, even in logs that look clean. Burn wood near the place where the tree grew, and buy what you need near the place where you will burn it.',
      tone: 'note',
    },
  },
  {
    id: 'callout-license',
    fields: {
      title: 'Ask every company for its arborist license',
      text: 'In Connecticut nobody may advertise, solicit or contract to prune, treat or brace trees for hire without a state arborist license. Ask to see the license and a certificate of insurance before work starts. We expect the question.',
      tone: 'note',
    },
  },
];

/** Good practice beside the practice that it replaces: two notes that follow each other. */
const practice = (
  id: string,
  tone: 'do' | 'dont',
  title: string,
  ...items: readonly string[]
): DefaultEntry<'callout'> => ({
  id: `callout-${id}-${tone}`,
  fields: { title, text: items.join('\n'), tone },
});

/** The notes and lists that texts embed. */
export const callouts: readonly DefaultEntry<'callout'>[] = [
  ...notes,
  practice(
    'pruning',
    'do',
    'We do',
    'Prune to ANSI A300',
    'Leave the branch collar whole',
    'Keep at least three quarters of the live crown in any one year',
  ),
  practice(
    'pruning',
    'dont',
    'We do not',
    'Top trees or leave stubs',
    'Climb living trees on spikes',
    'Strip inner branches to a “lion’s tail”',
  ),
  practice(
    'planting',
    'do',
    'Do',
    'Find the root flare before you dig',
    'Dig two to three times as wide as the root ball, and no deeper',
    'Cut away wire, rope and burlap from the top and sides',
    'Water slowly and deeply, and feel the soil first',
  ),
  practice(
    'planting',
    'dont',
    'Do not',
    'Bury the trunk, even by two inches',
    'Pile mulch against the bark',
    'Fill the hole with bagged soil or fertilizer',
    'Leave stakes on after the first year',
  ),
  practice(
    'root-zone',
    'do',
    'Keeps a tree alive',
    'A fence at or beyond the tips of the branches',
    'One marked route for machines, over deep chips or mats',
    'Roots at the edge of a dig cut clean with a sharp saw',
    'Water through the dry weeks',
  ),
  practice(
    'root-zone',
    'dont',
    'Kills it slowly',
    'Parking or storing pallets under the crown',
    'A few inches of fill over the roots',
    'A trench along one side of the trunk',
    'Rinsing concrete tools near the roots',
  ),
  practice(
    'clearance',
    'do',
    'A good trim',
    'Ends every shortened branch at a living side branch',
    'Takes the few long branches that cause the trouble',
    'Leaves the tree looking like its species',
  ),
  practice(
    'clearance',
    'dont',
    'A bad trim',
    'Shears a flat face along the house',
    'Leaves rows of stubs that sprout by summer',
    'Raises the crown until only a tuft is left',
  ),
];

/** Explaining drawings. The labels are the words written into the drawing. */
export const diagrams: readonly DefaultEntry<'diagram'>[] = [
  {
    id: 'diagram-estimate',
    fields: {
      drawing: 'estimate',
      description:
        'A written estimate on a clipboard, with a price for each part and a place to sign.',
      labels: ['Red maple, front walk', 'Stump by the gate', 'Not covered', 'Total'],
    },
  },
  {
    id: 'diagram-old-oak',
    fields: {
      drawing: 'old-oak',
      description:
        'An old oak: an owl lives in a hollow of the trunk, a woodpecker sits on a dead limb at the left, and a dead limb at the right is taken off at its living part.',
      labels: ['Over grass: stays', 'Hollow: stays', 'Over the walk: goes'],
      caption:
        'One old oak, three answers. The hollow stays as long as the wood around it is sound.',
    },
  },
  {
    id: 'diagram-planting-hole',
    fields: {
      drawing: 'planting-hole',
      description:
        'A young tree in a wide, shallow hole, cut open: the root ball stands on firm soil, the root flare is above the ground, and mulch ends before the bark.',
      labels: [
        '2 to 3 times the ball',
        'No deeper than the ball',
        'Root flare shows',
        'Mulch off the bark',
      ],
    },
  },
  {
    id: 'diagram-price',
    fields: {
      drawing: 'price',
      description:
        'A tall tree between a driveway and a house, with four numbers: one in the crown, two where a limb hangs over the roof, three at the truck and the gate, four at a pile of logs.',
    },
  },
  {
    id: 'diagram-rigging',
    fields: {
      drawing: 'rigging',
      description:
        'A limb hangs on a rope that runs up through a block on a fork and down to a device at the foot of the trunk, where a worker on the ground lets it out. A climber stands on the other stem, on a rope of his own.',
      labels: [
        'Ground worker',
        'Friction device',
        'Block on a fork',
        'Climbing line',
        'Nobody below',
      ],
    },
  },
  {
    id: 'diagram-signs',
    fields: {
      drawing: 'signs',
      description:
        'Four signs and a quarter: D-shaped holes in ash bark, dark bands between the veins of a beech leaf, a gray egg mass on bark, white tufts along a hemlock twig.',
      caption: 'Drawn to one scale, beside a quarter.',
    },
  },
  {
    id: 'diagram-stump-depth',
    fields: {
      drawing: 'stump-depth',
      description:
        'A stump in the soil, cut open: the wheel of a grinder has taken half of it to well below the surface, and the roots around it remain.',
      labels: ['Soil line', '6–12 in.', 'Roots stay in the soil'],
      caption: 'Deep enough for lawn. Where you mean to plant or pave, deeper.',
    },
  },
  {
    id: 'diagram-three-cuts',
    fields: {
      drawing: 'three-cuts',
      description:
        'A limb joined to a trunk, with three numbered cuts: the first from below, the second from above and farther out, the third just outside the branch collar.',
      labels: ['Branch collar: keep it', 'Bark ridge'],
    },
  },
];
