import type { DefaultEntry } from './entry';

/** Notes that several texts embed. Only danger to people is a warning. */
export const callouts: readonly DefaultEntry<'callout'>[] = [
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
