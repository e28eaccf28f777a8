import { pageOf, sectionsOf } from './pageDefaults';

const next = `
### What happens next

1. A person reads it, and calls or writes to agree on a day.
2. We walk the grounds with you. That visit is free.
3. You get the work and its price in writing, part by part.

### Rather talk first?

Call {{phone}}, about one tree or all of them.
`;

const inventory = `
| Tree | Place | Trunk | Condition | Next task |
| --- | --- | --- | --- | --- |
| 14 Red oak | East walk | 22\u00a0in. | A dead limb over the walk. | First of all: take the limb off. |
| 15 Norway spruce | Parking lot | 16\u00a0in. | Sound. Roots cut for the curb on one side. | Look again in a year. |
| 16 Sugar maple | Playground | 30\u00a0in. | Thin at the top, and a root around the trunk. | This year: uncover the roots, then decide. |
`;

const section = sectionsOf('boards', 'Boards and managers');

export const boards = pageOf(
  'boards',
  {
    name: 'Boards and managers',
    kind: 'standard',
    slug: 'boards-and-managers',
    heading: 'Many trees, no surprises.',
    intro:
      'For associations, schools, congregations and property managers: what you have, what comes first, and what it will cost, in writing for your meeting.',
    callLabel: 'Call {{phone}}',
    quoteLabel: 'Tell us about your trees',
    drawing: 'tree-inventory',
    metaTitle: 'Tree care for boards and managers | {{company}}',
    metaDescription:
      'Tree inventories, work in order of priority and written prices for associations, schools and property managers in {{city}}, {{state}}.',
  },
  [
    section('list', 'what you get', {
      heading: 'What a board or an office needs.',
      body: `
### An inventory

Each tree with its place, species, size, condition and next task, so that you can plan several years of [pruning](/tree-pruning/) and [planting](/tree-planting/) instead of paying for surprises. With several properties, each gets a list of its own. The first visit is free; the scope and the price of a full inventory are agreed before we begin it.

### Priorities

Dangerous trees come first. What can wait gets a date to look again. Nobody has to guess which of forty trees the money is for.

### A price for each part

A board can approve one part and postpone another. An office can book each property separately.

### Dates set ahead

We set each date with you, early enough to post notices and clear the parking lot. Weather can move it. A dangerous tree does not wait for its date.

### Insurance and invoices

We are licensed and insured. Before work begins, our insurer sends you the certificate of insurance. Tell us early which names and limits have to be on it, and what your office needs on an invoice: an order number, the property, the budget line.

### Trees along the street

On streets and public grounds the town’s tree warden decides. We find out with you which trees those are, before anyone is asked to pay for one.
`,
    }),
    section('text', 'an example', {
      heading: 'Three lines of an inventory.',
      intro: 'An example, not a real property.',
      body: inventory,
    }),
    section('contact', 'several trees', {
      heading: 'Tell us about your trees.',
      intro: 'How many, where, and when your board or office decides.',
      body: next,
      form: 'quote',
    }),
  ],
);
