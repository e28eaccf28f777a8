import type { DefaultEntry } from '../entry';

export const arboristConsultations: DefaultEntry<'service'> = {
  id: 'service-arborist-consultations',
  fields: {
    title: 'Arborist consultations',
    slug: 'arborist-consultations',
    description: 'A straight, written opinion before you buy, build, sell or cut.',
    overview:
      'Risk assessments, second opinions, construction plans, tree inventories for boards and managers. In writing, in plain English.',
    icon: 'clipboard-list',
    drawing: 'arborist-consultations',
    layout: 'standard',
    heading: 'An arborist’s opinion in {{city}}, in plain English.',
    intro:
      'Before you buy, build, sell, argue or cut, it helps to have someone read the tree and write down what it says.',
    body: `
Most consultations begin with a sentence like this: “It has always leaned, but now I notice it.” You do not need a saw for that. You need someone to look carefully, say what they see and, when a buyer, a board or a judge has to read it, write it down.

## When to ask

- **Before you buy.** The oaks are half of the reason you like the house. Learn their condition before the closing, not after.
- **Before you build.** An addition can be moved six feet on paper for nothing. Later it costs a tree.
- **When opinions differ.** One company says remove, another says prune. We will tell you which we believe, and why.
- **When you manage land.** Boards, schools and property managers need to know what they have and what comes first.
- **When neighbors disagree.** A calm description of facts often ends an argument.

## How risk is assessed

Every tree can fail in a strong enough storm. The useful questions are how likely that is, what it would hit and how bad that would be. Arborists use a common method, described in ANSI A300 and in the best management practices of the International Society of Arboriculture. It has three levels.

| Level | What we do | When it fits |
| --- | --- | --- |
| 1:\u00a0limited visual | Look at many trees from one side, on foot or from a vehicle, for obvious defects | Large properties, or after a storm |
| 2:\u00a0basic | Walk all the way around one tree; check roots, trunk and crown from the ground with a mallet, a probe and binoculars | Most yards |
| 3:\u00a0advanced | Climb, uncover roots, or measure decay inside the trunk with instruments | A valuable tree with a doubt that changes the decision |

The result is a rating: low, moderate, high or extreme. It comes with a time frame, because a rating is a forecast and forecasts age. It also comes with options, since the same risk can be lowered by removing a limb, adding a cable, moving a bench or, sometimes, removing the tree.

No honest arborist calls a tree safe. We can tell you that its risk is low.

## What a written report contains

The first visit and the estimate are free. A report for a buyer, a lender, a court or a permit is a separate job, and we agree on its scope and price in writing before we start.

1. **How the place is used.** We walk the site with you and ask. Where nobody goes, nothing can be hit.
2. **Findings.** Species, size, condition and the defects that matter, with photographs.
3. **Options in order.** What to do first, what can wait, and what happens if you do nothing.
4. **A date to look again.** Trees change, and so do the places under them.

### For building projects

The time to call is before the plans are final. We map the trees and their root zones, mark the ones worth the effort, and write protection notes that a contractor can follow: where the fence stands, where the trench may run, which roots may be cut and how. We can come back while the work goes on, because a fence has a way of moving. [Land clearing](/land-clearing/) explains how we set it up.

### For boards and managers

We walk the grounds once and write down what stands where, how sound it is and what it needs next. Your budget then follows the list instead of the storms. There is [a page for boards and managers](/boards-and-managers/), with a form for many trees.

## Licensed, certified, insured

The words are not the same, so ask about each one. The **Connecticut arborist license** comes from the state, after an examination, and covers pruning, trimming, bracing, fertilizing and treating trees for hire. **ISA Certified Arborist** is a professional credential, earned by experience and examination, and kept up by continuing education. The **Tree Risk Assessment Qualification** is a further one, for risk work. **Insurance** means liability and workers’ compensation, shown on a certificate sent by the insurer. Here is [how to check a company](/questions/#are-you-licensed-and-insured).

![callout](callout-license)

### What the law adds

Trees along streets and on public grounds are in the care of the tree warden, whose opinion decides there, not ours. Near wetlands and watercourses the town’s inland wetlands agency has a say. We tell you where those lines run as far as we can see them, and we do not give legal advice. If the question is about illness rather than safety, begin with [tree health consulting](/tree-health-consulting/).
`,
    bannerHeading: 'Bring the first opinion along.',
    bannerText:
      'We will look at the same tree with fresh eyes, and tell you where we agree and where we do not.',
    metaTitle: 'Arborist consultations in {{city}}, {{stateCode}}: risk and advice',
    metaDescription:
      'Arborist consultations in {{city}}, {{stateCode}}: tree risk assessments, second opinions, advice before you buy or build, inventories for boards. In plain English.',
  },
};
