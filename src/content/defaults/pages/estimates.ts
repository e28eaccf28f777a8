import { QUOTE_HREF, callBannerParts, pageOf, sectionsOf } from './pageDefaults';

const section = sectionsOf('estimates', 'Comparing estimates');

/** What is said, not what a job costs: no prices, and no terms of payment. */
const example = `
| Part | In writing | Price |
| --- | --- | --- |
| Red maple, front walk | **Goal:** no dead limbs over the walk, and the roof clear of the crown. **Work:** dead limbs thicker than 1 inch out of the whole crown; on the house side, limbs of the lower third shortened to living side branches. Largest cut: 4 inches. Brush chipped and taken, logs stay. | $ … |
| Stump by the gate | **Goal:** lawn. **Work:** ground 8 inches deep, once 811 has marked the lines. Chips raked back into the hole. | $ … |
| Not covered | Topsoil and grass seed. |  |
| Total | The parts you said yes to. When you pay, and how. | $ … |
`;

/**
 * Questions and our answers, and printed a sheet with room for two more firms. The law: Connecticut General Statutes,
 * chapter 451 (arborist license, registered companies).
 */
export const estimates = pageOf(
  'estimates',
  {
    name: 'Comparing estimates',
    kind: 'standard',
    slug: 'comparing-estimates',
    heading: 'Three firms? Ask each the same questions.',
    intro: 'Here are six, each with our own answer. We are glad to be one of the three.',
    body: `
| Ask | Our answer | Firm 2 … | Firm 3 … |
| --- | --- | --- | --- |
| **Who holds the Connecticut arborist license, and what is its number?** Pruning and treating trees for hire needs one. [Look the company up](https://arborists.ctpa.org/). | Pruning and treatment are done or supervised by people licensed by the State of Connecticut. Ask, and you get the name and the number before we start. The state’s register confirms both. |  |  |
| **Will your insurer send me the certificate?** For liability and for workers’ compensation, from the insurer, not as a copy of a copy. | Yes, for both. Ask, and our insurer sends it to you before we start. |  |  |
| **What exactly will you cut?** Which trees, which branches, to ANSI A300. Topping, and spikes on a tree that stays, are reasons to say no. | The estimate names the goal for each tree, the parts of its crown and the [largest branch](/tree-pruning/) we expect to cut, as ANSI A300 asks. We do not top, and spikes never touch a tree that stays. |  |  |
| **What happens to the wood, the brush and the stump?** Before a stump is ground, somebody calls 811. | Brush is chipped; logs and chips stay or go, as you like. The stump is a line of its own, and [811 comes before grinding](/stump-grinding/). |  |  |
| **How do you protect the rest?** Lawn, roof, wires, and the trees that stay. | Ground mats where it is soft, one route for machines, and over a roof or a yard [pieces tied and lowered](/tree-removal/). Near wires we bring in the utility where that is required. |  |  |
| **Is this the price for all of it?** With what it leaves out, and when it is paid. Never all of it in advance. | The estimate is free. It prices the work [part by part](/comparing-estimates/#what-goes-in-writing), and says what is not covered and when you pay. |  |  |

## How to read the answers

The lowest price is a bargain only if it is for the same work. If one of the three is far below the others, look at what it leaves out: the stump, the wood, the cleanup, the insurance. If a firm wants to take down a tree that another would prune, ask both why. And a firm that must have your signature today is not the firm you need.
`,
    drawing: 'three-estimates',
    metaTitle: 'Comparing tree estimates: six questions | {{company}}',
    metaDescription:
      'Six questions for any tree company in {{state}}, with our answers and a sheet to print: license, insurance, what is cut, the wood, protection and price.',
  },
  [
    section('text', 'an example', {
      heading: 'What goes in writing.',
      intro: 'An example, not a real job. Each part has its own price, left out here.',
      body: example,
    }),
    section('banner', 'call banner', {
      ...callBannerParts,
      heading: 'Ask us first, or last.',
      intro: 'We come and look, and answer all six. It is free.',
      buttonLabel: 'Request a free estimate',
      buttonHref: QUOTE_HREF,
    }),
  ],
);
