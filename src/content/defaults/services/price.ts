import type { DefaultEntry } from '../entry';

/**
 * What sets the price of one kind of work. No amounts: each tree is looked at. Lists are numbered where the
 * numbers stand in a drawing.
 */
const priceOf = (id: string, work: string, body: string): DefaultEntry<'section'> => ({
  id: `section-${id}`,
  fields: {
    name: `Services: what sets the price of ${work}`,
    layout: 'text',
    heading: 'What sets the price.',
    body: `${body}
### How to read our estimate

It puts a price in writing on each part that you can say yes or no to. It says what is done and where, what is left behind, and what it does not cover. [See an example](/comparing-estimates/#what-goes-in-writing). If a line could mean two things, ask, and we rewrite it.

We are licensed and insured, and [you can check both](/questions/#are-you-licensed-and-insured) before we start. Comparing it with others? Take the [six questions for any tree company](/comparing-estimates/) with you.
`,
  },
});

export const prices = {
  pruning: priceOf(
    'price-pruning',
    'pruning and trimming',
    `
![diagram](diagram-price)

1. **The cuts.** How many there are, and how large. Taking out dead wood, shortening a few long limbs and working through a whole crown are three different jobs.
2. **What is below.** Over a roof, a wire or a garden bed, limbs are tied and lowered. Over open lawn, small branches can drop.
3. **The height, and the way to it.** The higher the work, the slower it is. From a driveway a lift may reach it. Behind a narrow gate, people climb and carry.
4. **The wood and the brush.** Chips and logs can stay with you, or all of it goes.
`,
  ),
  removal: priceOf(
    'price',
    'removal',
    `
![diagram](diagram-price)

1. **The tree.** Its height, its trunk and how sound it is. A dead tree cannot always be climbed, and then a machine has to do the reaching.
2. **What stands under it.** Over a roof, a wire or a fence, every piece comes down on a rope. Over open lawn, most of them can fall.
3. **The way to it.** Next to a driveway the truck does the carrying. Behind a narrow gate, people do.
4. **The wood.** Chips and logs can stay with you, or all of it goes. Grinding a stump has a line of its own, priced by its width at the ground.
`,
  ),
  stumps: priceOf(
    'price-stumps',
    'stumps',
    `
- **The width.** Measured at the ground, where the trunk flares into the roots. The cut above it is narrower.
- **The depth.** For a lawn, 6 to 12 inches. Where you mean to plant or build, deeper and wider, or the stump is dug out.
- **What is in the soil.** Stones and old wire wear the teeth of the grinder, and surface roots mean more ground to grind. How far we follow them is your choice.
- **The gate.** A large grinder is fast and needs room. One that fits through a garden gate takes longer.
- **The chips.** Raked back into the hole, left in a pile for your paths, or hauled away.
`,
  ),
  planting: priceOf(
    'price-planting',
    'planting',
    `
- **The tree.** Its kind and its size. A large one costs more to buy, to move and to dig for, and a young one settles in sooner.
- **The number.** How many there are, and whether they can all be planted on one day.
- **The digging.** Stones, old roots and packed soil are slow to dig. A heavy root ball needs a way in that is wide and firm.
- **Stakes, mulch and guards.** A stake only for a tree that cannot stand by itself, a guard where deer or rabbits come.
- **The watering.** We show you how. If nobody can water in the first summers, tell us before we choose the tree and its season.
`,
  ),
  clearing: priceOf(
    'price-clearing',
    'land clearing',
    `
- **The area, and what grows on it.** Brush, saplings and full-grown trees take different machines. Invasive plants need two or three visits.
- **The ground.** A slope slows people and machines. Wet soil has to dry or freeze first, or be crossed on mats.
- **What stays.** Each tree to keep is marked and fenced. Working around it takes longer than working in the open.
- **The stumps.** Left, ground or dug out, as the next use of the land requires.
- **Where it all goes.** Clean brush can be chipped in place. Logs and chips stay with you, or are hauled away.
`,
  ),
  advice: priceOf(
    'price-without-cutting',
    'advice',
    `
- **The trees.** How many there are, and how far apart they stand.
- **How closely we look.** From the ground for most. Climbing a tree or digging down to its roots takes longer.
- **Samples and instruments.** A laboratory for a disease, an instrument for decay inside the trunk. Only where the result would change the decision.
- **The report.** The first visit and the estimate are free. A formal report has a price of its own, agreed in writing before we start.
- **What follows.** Pruning or treatment has a line of its own. A treatment that has to be repeated says how often.
`,
  ),
  habitat: priceOf(
    'price-habitat',
    'eco-friendly work',
    `
- **What is done to the tree.** Lightening it, leaving part of the trunk for the woodpeckers and taking all of it down are three different jobs.
- **What stands under it.** Over a roof, a wire or a fence, every piece comes down on a rope.
- **The wood.** What stays with you need not be hauled. A log for a sawyer comes down in one long piece, which takes room.
- **The invaders.** How large the thicket is. Most come back from roots or seed, and need two or three visits.
- **The new trees.** Their kind, their size and their number.
`,
  ),
} as const satisfies Readonly<Record<string, DefaultEntry<'section'>>>;
