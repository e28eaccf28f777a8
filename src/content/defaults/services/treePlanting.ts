import type { DefaultEntry } from '../entry';

export const treePlanting: DefaultEntry<'service'> = {
  id: 'service-tree-planting',
  fields: {
    title: 'Tree planting',
    slug: 'tree-planting',
    description: 'The right species at the right depth, root flare in daylight.',
    overview:
      'We match species to soil, space and overhead wires, dig wide and shallow, and set the root flare at the surface.',
    about:
      'We measure the sky before the soil, so that the tree has somewhere to go in forty years. Then we set it a little high and show you how to water it.',
    icon: 'sprout',
    drawing: 'tree-planting',
    layout: 'standard',
    heading: 'Tree planting in {{city}}, for the people after us.',
    intro:
      'Most young trees that die were planted too deep, or went thirsty in their second summer. Both are easy to avoid.',
    body: `
A tree is the one thing in a yard that is worth more every year. It only has to be the right tree, in a place with room above and below, set at the right depth. We take our time over those three.

![diagram](diagram-planting-hole)

## Choosing the tree

We begin with the site. How wide is the sky? Where are the wires, the foundation and the septic field? Is the soil wet in April, dry in August, packed by years of parking, salted by the plow? {{city}} lies in USDA hardiness zone 6b, so winter cold rules out little. Soil and space rule out much more.

| Tree | Grows into | Where it is happy |
| --- | --- | --- |
| Swamp white oak | A shade tree, 50 to 60 feet | Wet or dry, heavy soil, streets |
| Red oak | A shade tree, 60 to 75 feet | Well-drained lawns with room |
| Tulip tree | A giant, 70 to 90 feet | Deep, moist soil, far from the house |
| River birch | 40 to 70 feet, often with several stems | Damp corners |
| American hornbeam | A small tree, 20 to 35 feet | Shade, damp soil, under a taller crown |
| Flowering dogwood | A small tree, 15 to 30 feet | Part shade, soil that never bakes |
| Serviceberry | A small tree or large shrub, 15 to 25 feet | Beneath wires, near a patio |
| Eastern redcedar | A narrow evergreen, 30 to 50 feet | Hot, dry, poor soil, away from apples and hawthorns |

All eight are native to the eastern United States, and most have grown in Connecticut since long before the houses. Insects know them, and birds know the insects. We do not plant Norway maple, Callery pear or burning bush, which seed themselves into the woods. We think twice about one more red maple on a street that already has nine, because the next pest always finds the street with a single kind of tree. Redcedar shares a rust with apples and hawthorns, so keep them apart.

The heights are those to expect in a yard. Under electric wires we plant only what grows no taller than 25 feet. Anything taller will be cut back there for as long as it lives.

## Setting it right

1. **Mark and call.** We mark the spot and call 811. The utilities then mark their lines, which takes at least two full working days.
2. **Find the root flare.** This is where the trunk widens into the first main roots. In a pot or a wrapped ball it is often buried under inches of soil, so we dig it free first.
3. **Dig a saucer, not a bucket.** Wide, so that new roots find loose soil, and only as deep as the flare allows, on ground left firm so that the tree does not sink.
4. **Loosen the roots.** Circling roots are cut or teased straight. Wire, rope and burlap come off the top and sides.
5. **Fill with your own soil.** Rich fill in a hole keeps roots at home. They need to leave.
6. **Mulch and water.** Two to three inches of chips, wide as a table, and none touching the bark.

We stake only when the tree cannot stand by itself, with wide straps that let it move. Stakes come off within a year, because a trunk that sways grows thicker.

![callout](callout-planting-do)

![callout](callout-planting-dont)

### The mulch volcano

You have seen it: a cone of mulch heaped against a trunk. It keeps the bark wet, invites rot and rodents, and coaxes roots to grow around the stem and strangle it. If one of yours looks like that, pull the mulch away until you see the flare. It is the cheapest tree care there is.

## When to plant

Spring, before the heat, and fall, from September until the ground begins to freeze, are both good in Connecticut. Fall soil is warm and the leaves ask for little. Some trees, oaks and birches among them, are safer moved in spring. Summer planting is possible if somebody waters faithfully.

## The first three years

Water is nearly all of it. Soak the root ball slowly, two or three times a week in the first weeks, then about once a week through dry spells. Push a finger into the soil first. If it is cool and damp, wait. Keep mowers and trimmers away from the trunk, and guard thin bark against deer and rabbits in winter.

Do not fertilize at planting. In the third or fourth year comes the first [structural pruning](/tree-pruning/), when one small cut can spare a large one. If a stump stands where the new tree should go, read about [stump grinding](/stump-grinding/) first.
`,
    bannerHeading: 'Show us the spot.',
    bannerText:
      'We look at where the sun comes from and where the wires run, and suggest a few trees that would still fit there in forty years.',
    metaTitle: 'Tree planting in {{city}}, {{stateCode}}: native trees set right',
    metaDescription:
      'Tree planting in {{city}}, {{stateCode}}: native species matched to soil, space and wires, root flare at the surface, and plain advice for watering the first years.',
  },
};
