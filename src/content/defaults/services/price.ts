import type { DefaultEntry } from '../entry';

/** What every service page but that of emergencies says about money. No amounts: each tree is looked at. */
export const price: DefaultEntry<'section'> = {
  id: 'section-price',
  fields: {
    name: 'Services: what sets the price',
    layout: 'text',
    heading: 'What sets the price.',
    body: `
![diagram](diagram-price)

1. **The tree.** Its height, its trunk and how sound it is. A dead tree cannot always be climbed, and then a machine has to do the reaching.
2. **What stands under it.** Over a roof, a wire or a fence, every piece comes down on a rope. Over open lawn, most of them can fall.
3. **The way to it.** Next to a driveway the truck does the carrying. Behind a narrow gate, people do.
4. **The wood.** Chips and logs can stay with you, or all of it goes. The stump is a job of its own.

### How to read our estimate

It is one price in writing. It says which trees, what is done to each, what happens to the wood, the brush and the stump, and what it does not cover. If a line could mean two things, ask, and we rewrite it. Holding it beside others? Take the [six questions for any tree company](/comparing-estimates/) with you.
`,
  },
};
