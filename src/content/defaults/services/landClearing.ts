import type { DefaultEntry } from '../entry';

export const landClearing: DefaultEntry<'service'> = {
  id: 'service-land-clearing',
  fields: {
    title: 'Land clearing',
    slug: 'land-clearing',
    description: 'Brush and crowded trees cleared to a plan, the best ones fenced first.',
    overview:
      'Lots, fence lines and overgrown borders, cleared to a marked plan. Trees to keep are fenced before the first machine arrives.',
    icon: 'tractor',
    drawing: 'land-clearing',
    layout: 'standard',
    heading: 'Land clearing around {{city}}, with the keepers marked first.',
    intro:
      'Clearing is quick. Growing back is slow. So the most useful hour is the one we spend walking the lot with a roll of tape.',
    picture: {
      file: 'aerial-road',
      alt: 'Dense conifer forest seen from above, with a winding road cut through it',
    },
    pictureCaption:
      'A narrow opening, with the forest whole on both sides. Clear what you need and no more.',
    body: `
Some land has closed over: bittersweet up to the crowns, saplings where the lawn used to end, a fence line you can no longer find. Other land needs room for a house, a driveway or a garden. The machines are the same. What matters is what you keep.

## We walk it first

We go over the ground with you and your plan, and mark the trees with tape in one of three colors: keep, take, ask. The best trees on a lot are not always the biggest. We look for sound trunks, deep crowns and species that will stand being left alone in wind and sun. A tree that grew up in a crowd is tall and thin, and may not hold once its neighbors are gone. A small group kept together often does better.

The written plan says what the colors mean and what happens to brush and saplings. No tree is cut unless its tape says take, and where it says ask, we ask you first.

## Protecting what stays

Most trees that die after construction were not hit by a machine. Their roots were driven over. A tree’s roots lie mostly in the top two feet of soil and reach well beyond the branches, and one pass of a heavy machine on wet ground can press the air out of it for years.

So the fence goes up before the first machine arrives, at the edge of the crown or farther out. A common rule allows a foot of radius for every inch of trunk thickness. Inside it nothing is parked, piled, dug or spilled.

![callout](callout-root-zone-do)

![callout](callout-root-zone-dont)

## Ask before you cut

| Where or what | Who to ask |
| --- | --- |
| Wetland, stream, pond, or the ground beside one | The town’s inland wetlands agency, which reviews clearing and grading |
| Trees along the street or over the property line | The tree warden, or the neighbor |
| New building, driveway or change of grade | The planning and zoning office, for permits and erosion controls |
| Conservation easement or open-space lot | Whoever holds the easement |
| Power line corridor | The utility |
| Buried lines anywhere near the work | Call Before You Dig, 811, at least two full working days ahead |

In Connecticut, wetlands are defined by their soil, not by standing water. A dry-looking corner can be one. Each town decides how wide a strip beside it is reviewed, so the distance from a neighbor’s project in the next town is no guide. We would rather wait for an answer than clear first and replant by order.

![callout](callout-811)

## How the work goes

1. **Marks, permits and fence** come first, and silt fence or straw wattles wherever rain could carry soil downhill.
2. **Nests and dens.** We look before we cut. Federal law protects most nests in use, so brush is better cleared between August and March.
3. **Vines and brush.** Bittersweet is cut at the ground and left to die in the crowns. Pulling it down brings branches along.
4. **Small trees, then large ones**, felled into the cleared side, away from the keepers.
5. **Wood sorted.** Sawlogs, firewood and chips go where you want them. Clean brush can be chipped in place.
6. **Stumps** ground, dug or left, as the next use of the land requires. See [stump grinding](/stump-grinding/).
7. **Ground covered.** Bare soil is seeded, mulched or blanketed before we leave, because the first thunderstorm will not wait.

### Selective clearing

Often the right answer is less than you asked for. Thinning the edge of the woods, lifting a few crowns and opening one line of sight can give you the light and the view, and keep the screen toward the road. Many owners start there and stop there. It can be done on foot and with small machines, which are kinder to the soil.

### Invasive plants

Oriental bittersweet, multiflora rose, Japanese barberry, burning bush and tree-of-heaven all come back from roots or seed after one cutting. Japanese knotweed spreads from pieces of stem, so it must not go through a mower or into a pile of fill. We plan two or three visits for such places, and tell you which cuttings can be chipped and which cannot.

## The trees that stayed

Keep an eye on them. They have more wind, sun and heat than before, and damage to roots can take several summers to show. Water them in the first dry spell, mulch where machines came close, and let us look once in the second year. Where the lot has room again, put back [a few natives](/tree-planting/) at the edge, small and close together, as the woods would.
`,
    bannerHeading: 'Walk the lot with us first.',
    bannerText:
      'Before anyone brings a machine, we mark what is worth keeping and put the rest in a written plan.',
    metaTitle: 'Land clearing near {{city}}, {{stateCode}}: brush, lots, fence lines',
    metaDescription:
      'Land clearing around {{city}}, {{stateCode}} to a marked plan: brush, saplings and crowded trees out, good trees fenced first, wetlands and buried lines checked.',
  },
};
