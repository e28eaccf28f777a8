import type { DefaultEntry } from './entry';

/** Explaining drawings. The labels are the words written into the drawing, from the bottom up. */
export const diagrams: readonly DefaultEntry<'diagram'>[] = [
  {
    id: 'diagram-price',
    fields: {
      drawing: 'price',
      description:
        'A tall tree between a driveway and a house, with four numbers: one in the crown, two where a limb hangs over the roof, three at the truck and the gate, four at a pile of logs.',
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
    id: 'diagram-three-cuts',
    fields: {
      drawing: 'three-cuts',
      description:
        'A limb joined to a trunk, with three numbered cuts: the first from below, the second from above and farther out, the third just outside the branch collar.',
      labels: ['Branch collar: keep it', 'Bark ridge'],
    },
  },
];
