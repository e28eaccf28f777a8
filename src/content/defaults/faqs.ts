import type { DefaultEntry } from './entry';

/** Ids of services by the addresses of their pages. */
const about = (...pages: readonly string[]): readonly string[] =>
  pages.map((page) => `service-${page}`);

/**
 * Facts of law and nature: Connecticut General Statutes chapter 451 (arborists, their companies, tree wardens)
 * and chapter 293 (Call Before You Dig), the Connecticut Agricultural Experiment Station (pests), the
 * ANSI A300 pruning standard.
 *
 * What is about no service is for everybody, and stands where a service has too few questions.
 */
export const faqs: readonly DefaultEntry<'faq'>[] = [
  {
    id: 'faq-cost',
    fields: {
      question: 'What will the work cost?',
      answer: `
It depends on four things: the size of the tree, how close it stands to buildings and wires, how we can reach it, and what you want done with the wood.

We look first. Then we put the price in writing, part by part, with what it covers and what it does not, so that you can hold it [beside anybody else’s](/comparing-estimates/).
`,
    },
  },
  {
    id: 'faq-free-estimate',
    fields: {
      question: 'Is the estimate really free?',
      answer: `
Yes. We visit, look at the tree, answer your questions and leave a written estimate. There is no charge and no obligation.

A full written report, for a town board, a sale or a building permit, is a separate job. We tell you beforehand if what you need is an [arborist consultation](/arborist-consultations/).
`,
      services: about('arborist-consultations', 'tree-planting'),
    },
  },
  {
    id: 'faq-night-calls',
    fields: {
      question: 'Do you really answer at night?',
      answer: `
Yes. {{phone}} is answered {{hours}}, holidays included. You talk to a person, and the first thing that person asks is whether everybody is safe.

On the phone, we decide with you what needs a crew in the dark and what is better done in daylight.
`,
      services: about('emergency-tree-services'),
    },
  },
  {
    id: 'faq-tree-on-house',
    fields: {
      question: 'A tree just fell on my house. What first?',
      answer: `
Get everyone out from under the damaged rooms. Stay at least 35 feet from any wire, and [call 911](tel:911) if one is down or someone is hurt.

Then call us at {{phone}}, and take photographs for your insurer once it is safe. The [emergency page](/emergency-tree-services/) has the steps to take until we come, one by one.
`,
    },
  },
  {
    id: 'faq-licensed',
    fields: {
      question: 'Are you licensed and insured?',
      answer: `
Yes, fully. Connecticut requires a state arborist license of anyone who advertises or contracts to prune, trim or treat trees for hire. Plain removal is not covered by that license, which is one more reason to ask who will be holding the saw.

You can check. A company that prunes or treats trees for hire must also register with the state each year, and the Connecticut Tree Protective Association [lists the registered ones](https://arborists.ctpa.org/). Before work starts, ask us for the license details, and have our insurer send you the certificate. Ask every company that.
`,
      services: about('emergency-tree-services'),
    },
  },
  {
    id: 'faq-insurance',
    fields: {
      question: 'Will my insurance pay for a fallen tree?',
      answer: `
Often, when it has hit a house, a garage or a fence, and less often when it lies on open lawn. Policies differ, so call your insurer early and ask what they want to see.

Until then, keep the damage from growing, but not from your own ladder: have the hole covered by somebody equipped to go up there. Take photographs and save the receipts. We can describe the damage and the work in writing for your claim. What is paid is for your insurer to say.
`,
    },
  },
  {
    id: 'faq-pruning-or-trimming',
    fields: {
      question: 'Pruning or trimming: what is the difference?',
      answer: `
[Pruning](/tree-pruning/) is for the tree: removing dead, crossing or weak branches to improve its health and structure. [Trimming](/tree-trimming/) is for the space around it: clearance from a roof, a window or a driveway.

Good work usually does both, and the cuts are made in the same place: just outside the branch collar, or back to a living side branch.
`,
      services: about('tree-pruning', 'tree-trimming'),
    },
  },
  {
    id: 'faq-when-to-prune',
    fields: {
      question: 'When is the best time to prune?',
      answer: `
Late winter suits most trees, while they are dormant and the structure is easy to see. Oaks and elms are best left alone in the growing season, when insects carry disease to fresh cuts. Spring bloomers such as lilac and dogwood are pruned just after they flower.

Dead or hazardous branches can come off at any time. There is more in [why late winter is pruning season](/blog/why-late-winter-is-pruning-season/).
`,
      services: about('tree-pruning', 'tree-trimming'),
    },
  },
  {
    id: 'faq-topping',
    fields: {
      question: 'Why do you refuse to top trees?',
      answer: `
Because it makes the tree less safe. Topping cuts leaders back to stubs. The stubs decay, and the tree answers with a crowd of fast, weakly attached shoots that catch more wind than the limbs they replace.

It also costs more later. Where a crown is too large for its place, we reduce it back to living side branches, or tell you that the wrong tree stands there.
`,
      services: about('tree-pruning', 'tree-trimming', 'eco-friendly-tree-solutions'),
    },
  },
  {
    id: 'faq-dangerous-tree',
    fields: {
      question: 'How do I know a tree is dangerous?',
      answer: `
Watch for a new lean, soil lifting or cracking at the base, mushrooms on the trunk or roots, long cracks, and dead limbs over places where people stand. Any of these is worth a phone call.

A leaning tree is not always a falling tree. One that has leaned for thirty years and grown a curve to match may be sound. The lean that matters is a new one. Here is [how to look from the ground](/blog/how-to-read-a-trees-health/).
`,
      services: about('tree-health-consulting', 'tree-removal', 'eco-friendly-tree-solutions'),
    },
  },
  {
    id: 'faq-permission',
    fields: {
      question: 'Do I need permission to take a tree down?',
      answer: `
For a tree wholly on your own land, usually not. Work in or near wetlands and streams, in a historic district, or under a condition of an approved site plan can need a permit, so ask the town first.

A tree along the street may be public even when it looks like yours. Public trees are in the care of the town’s tree warden, and nobody may cut or prune them without permission. We help you find out before any [removal](/tree-removal/).
`,
      services: about('tree-removal', 'land-clearing', 'arborist-consultations'),
    },
  },
  {
    id: 'faq-neighbor',
    fields: {
      question: 'My neighbor’s tree hangs over my yard. What may I do?',
      answer: `
Talk first: it saves most friendships. In Connecticut you can generally cut branches and roots back to the property line at your own cost, from your own side, as long as you do not harm or kill the tree.

When the trunk itself stands on the line, treat it as belonging to both of you and agree before anyone cuts. We advise on trees, not on law, so ask a lawyer where a quarrel is likely.
`,
      services: about('tree-trimming', 'arborist-consultations'),
    },
  },
  {
    id: 'faq-stump-depth',
    fields: {
      question: 'How deep do you grind a stump?',
      answer: `
Normally 6 to 12 inches below the surface, enough for lawn. Tell us if you plan to plant a tree or build there, and we will go deeper or dig the stump out.

Chips from the [grinding](/stump-grinding/) fill part of the hole. They settle and they tie up nitrogen while they rot, so grass wants soil on top.
`,
      services: about('stump-grinding'),
    },
  },
  {
    id: 'faq-call-before-you-dig',
    fields: {
      question: 'What is 811, and why wait for it?',
      answer: `
811 reaches Call Before You Dig, Connecticut’s free service that has buried gas, electric, water and communication lines marked. The law requires the notice before machines dig, at least two full working days ahead. Weekends and holidays do not count.

That is how gas lines stay whole. Lines that you own, such as a sprinkler, a dog fence or a wire to the shed, are not marked. Please show us those.
`,
      services: about('stump-grinding', 'land-clearing', 'tree-planting'),
    },
  },
  {
    id: 'faq-wood-and-chips',
    fields: {
      question: 'What happens to the wood and chips?',
      answer: `
Your choice. We can leave firewood-length logs, leave chips for mulch, or take it all away.

Ash and other infested wood should stay local, so that pests do not travel with it. A two- to three-inch layer of chips, kept off the trunk, is one of the [kindest things](/eco-friendly-tree-solutions/) you can give a tree.
`,
      services: about('tree-removal', 'emergency-tree-services', 'eco-friendly-tree-solutions'),
    },
  },
  {
    id: 'faq-lawn',
    fields: {
      question: 'Will machines ruin my lawn?',
      answer: `
We work to leave it as it was. We plan the route before we bring anything in, put down ground mats where it is soft, and sometimes wait for frozen or dry ground.

Tell us about septic tanks, sprinklers and the bed you planted last week. We rake and blow clean before we leave, and you walk it with us.
`,
      services: about('tree-removal', 'stump-grinding', 'land-clearing'),
    },
  },
  {
    id: 'faq-lanternfly',
    fields: {
      question: 'Should I worry about spotted lanternfly?',
      answer: `
A little, mostly for grapes and young trees. It is in Connecticut and it is a nuisance, but it rarely kills a healthy shade tree.

From fall to spring, scrape the gray, mud-like egg masses into a bag of rubbing alcohol or hand sanitizer. Look closely at tree-of-heaven, its favorite host, and look over cars and firewood before you move them. Ask us before you spray anything.
`,
      services: about('tree-health-consulting'),
    },
  },
  {
    id: 'faq-ash',
    fields: {
      question: 'Can my ash tree be saved?',
      answer: `
Sometimes. A healthy ash can be protected from emerald ash borer with treatment by a licensed arborist, repeated every one to three years for as long as you want to keep the tree.

Once about a third of the crown is gone, treatment seldom brings it back. Then it is usually kinder, and safer, to remove it soon: dead ash turns brittle fast and becomes dangerous to climb. [A visit](/tree-health-consulting/) tells you which of the two you have.
`,
      services: about('tree-health-consulting', 'eco-friendly-tree-solutions'),
    },
  },
  {
    id: 'faq-be-at-home',
    fields: {
      question: 'Do I need to be at home?',
      answer: `
Not for most work, as long as we have agreed in writing what happens and can reach the tree. Please keep cars, pets and children out of the marked area that day.

We do like to meet you for the estimate, because you know how you use the yard. [Tell us about your tree](/contact/#quote) and suggest a time, evenings and weekends included.
`,
      services: about('tree-planting'),
    },
  },
];
