import type { DefaultEntry } from '../entry';

const HOW_TO_READ = `
### How to read our estimate

It puts a price in writing on each part that you can say yes or no to. It says which trees it is about, what is done to each, what is left behind, and what it does not cover. If a line could mean two things, ask, and we rewrite it. Holding it beside others? Take the [six questions for any tree company](/comparing-estimates/) with you.
`;

/** What pages of services with saws say about money. No amounts: each tree is looked at. */
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
4. **The wood.** Chips and logs can stay with you, or all of it goes. Grinding a stump has a line of its own, priced by its width at the ground.
${HOW_TO_READ}`,
  },
};

/** The same for services that cut nothing. */
export const priceWithoutCutting: DefaultEntry<'section'> = {
  id: 'section-price-without-cutting',
  fields: {
    name: 'Services: what sets the price where nothing is cut',
    layout: 'text',
    heading: 'What sets the price.',
    body: `
1. **The trees.** How many there are, and how large.
2. **The ground.** What we find where we dig or test: roots, stones, pipes, a slope.
3. **The way to it.** Next to a driveway the truck does the carrying. Behind a narrow gate, people do.
4. **The papers.** The first visit and the estimate are free. A formal report has a price of its own, agreed in writing before we start.
${HOW_TO_READ}`,
  },
};
