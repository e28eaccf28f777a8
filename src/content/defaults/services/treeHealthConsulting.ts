import type { DefaultEntry } from '../entry';

export const treeHealthConsulting: DefaultEntry<'service'> = {
  id: 'service-tree-health-consulting',
  fields: {
    title: 'Tree health consulting',
    slug: 'tree-health-consulting',
    description: 'Pests, fungus, thinning crowns: the cause before any treatment.',
    overview:
      'We identify the pest or disease before prescribing. Sometimes the treatment is water, mulch and patience.',
    about:
      'We start at the roots, because most trouble that shows at the top began below. We name the cause before we name a treatment.',
    icon: 'leaf',
    drawing: 'tree-health',
    layout: 'standard',
    heading: 'Tree health in {{city}}: the cause, then the cure.',
    intro:
      'A thin crown, spotted leaves, sawdust at the base. Something is wrong, and nobody should sell you a spray before knowing what.',
    picture: {
      file: 'spruce',
      alt: 'Blue-gray spruce twig with stiff needles, seen close up',
    },
    pictureCaption:
      'A spruce twig. On a hemlock, look at the underside: woolly adelgid looks like bits of cotton there.',
    body: `
A sick tree shows the same few signs for many different reasons. Yellow leaves can mean a pest, a buried root flare, salt, drought, or a trench dug five years ago. Spraying for the wrong one costs money and helps nothing. So a health visit is mostly looking.

## What an assessment covers

1. **The site.** What changed here in the last ten years? New driveway, new drains, new grade, new lawn service?
2. **The roots.** We pull the mulch back from the root flare and look for girdling roots, for decay, and for soil piled where bark should be dry.
3. **The trunk.** Cracks, old wounds, fungi, holes and their shapes, bark that sounds hollow.
4. **The crown.** Twig growth year by year, dead tips, leaf size and color, compared with others of its kind nearby.
5. **A sample where it is needed.** Some diseases can only be told apart in a laboratory. Connecticut has a good one at its Agricultural Experiment Station.

You hear the findings in plain words: what it is, how sure we are, what happens if you do nothing, and what you can do. Doing nothing is often on the list.

## What we watch for around {{city}}

| Problem | Trees | What you would notice | What helps |
| --- | --- | --- | --- |
| Emerald ash borer | Ash | Thinning from the top, small D-shaped exit holes, bark stripped pale by woodpeckers | Treat early and repeat, or remove before the wood turns brittle |
| Beech leaf disease | American, European and copper beech | Leaves striped dark against the sky, later thick and leathery | A confirmed diagnosis, water and mulch. New treatments can protect a single tree, if timed well and repeated |
| Spotted lanternfly | Tree-of-heaven, maple, willow, grape | Egg masses like smears of putty; leaves below sticky, then black with mold | Scrape eggs into alcohol. Healthy shade trees rarely die of it |
| Hemlock woolly adelgid | Eastern hemlock | What looks like cotton along the underside of the twigs | Treatment works well while the needles are still green |
| Spongy moth | Oak first, then many others | Tan egg masses on bark, leaves eaten in late spring | Scrape eggs in winter, treat young caterpillars, water stripped trees |
| Dutch elm disease | Elm | One branch yellows and wilts in early summer | Prompt removal of the branch or the tree, and of dead elm wood nearby |
| Oak wilt | Oak, red oaks above all | Leaves brown from the edge and drop in summer | Not established in Connecticut. Do not prune oaks in the growing season, and report what looks like it to the Experiment Station |

One caution: each of these has a look-alike. Leaf scorch imitates oak wilt, drought imitates nearly everything, and other beetles leave holes in ash too. Those of the borer are shaped like a D and only an eighth of an inch wide.

## Treatment, when it is worth it

We follow the order that integrated pest management sets out. First come conditions: water, mulch, air in the soil, the right pruning at the right time. Then come the mechanical means, such as scraping, trapping or cutting out. Chemicals come last, aimed at one pest, in the short season when they work.

Some cases do justify them. An ash with a full crown can be protected from the borer for as long as treatment is repeated. One that has lost about a third of its crown is usually past saving. A hemlock hedge covered in adelgid may recover within a few seasons once it is treated. A beech that matters to you can be treated too. The treatments are new, have to be repeated, and show only in the next year’s leaves.

In Connecticut, treating trees for hire is arboriculture, and it takes a state license. Ask who is applying what, and why. Ask for the name of the product and a copy of its label too.

### What we will not do

- Prescribe by phone, or from a photograph alone
- Spray on a calendar, needed or not
- Feed a stressed tree with nitrogen to make it look green
- Drill and inject without saying what the wounds cost the tree

## What you can do this Saturday

Uncover the root flare if mulch hides it. Water deeply in a dry August, under the whole crown and not only at the trunk. Keep the string trimmer away from the bark. Then take a photograph of the whole tree every July, from the same spot. Five of them tell an arborist more than an hour of talk.

![callout](callout-firewood)

If the question is whether a tree is safe, rather than whether it is well, ask for a risk assessment under [arborist consultations](/arborist-consultations/). If a limb is already cracked, see [emergency tree services](/emergency-tree-services/).
`,
    bannerHeading: 'Does one tree look thinner than last year?',
    bannerText:
      'Take a photograph from the same spot as before and call us. We start at the roots and end in the leaves.',
    metaTitle: 'Tree health assessments in {{city}}, {{stateCode}}: find the cause',
    metaDescription:
      'Tree health consulting in {{city}}, {{stateCode}}: ash borer, beech leaf disease, adelgid or just drought? We identify the cause first and treat only what needs it.',
    previousAddresses: ['/tree-health-assessments/'],
  },
};
