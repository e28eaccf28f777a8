import type { DefaultEntry } from '../entry';

/** Native species and bloom are those of central Connecticut. */
const body = `
There is a kind of tidiness that trees do not care for. The lawn is raked to the last leaf, the dead limb comes down the day it dies, the stump is ground, and a neat cone of dyed mulch goes around whatever is left. It looks looked-after. To the tree, and to everything that lives on it, it looks like a parking lot.

Sustainable tree care is mostly a matter of doing a little less, a little more carefully. The greenest tree is usually the one you already have: a grown oak cools the house, drinks the storm water and feeds more birds than any sapling will for forty years. So the first question is always how to keep it. Here is what else helps.

## Leave the leaves where they can lie

In the woods nobody rakes. Leaves fall, soften and become the top inch of soil, and the roots of the tree that dropped them feed there. Take them away every fall and you are carrying off the tree’s own lunch.

You need not let them smother the lawn. Mow a thin layer where it lies and it is gone by spring. Rake the rest under trees and shrubs, two or three inches deep, and keep it off the trunks. Moths, fireflies and bumblebee queens spend the winter in that layer. Wait until late spring before you tidy it.

Diseased leaves are the exception. If your crabapple had scab or your sycamore had anthracnose, bag those and let the town compost them hot.

## Mulch is better than fertilizer

A tree in a lawn competes with grass for every drop of rain. A ring of wood chips ends that quarrel, keeps the mower away from the bark and holds the soil moist through August. Two to three inches deep is plenty, as wide as you can bear, shaped like a doughnut and never touching the trunk. Mulch piled against the bark keeps it wet, invites decay and coaxes roots to grow in circles around the stem.

Plain chips from the tree that came down are excellent for this. Fertilizer is seldom needed at all. If a tree looks hungry, test the soil before you feed it, because thin leaves more often mean packed ground, buried roots or thirst.

> The best thing you can buy an old tree is a wider ring of mulch and a slow drink of water in a dry August.

## A dead limb can be a home

Deadwood over a roof, a walk or a parked car has to go. Deadwood over a wild corner does not. Woodpeckers drill it, chickadees and nuthatches raise their young in the holes, and owls and flying squirrels move in after them. A dead trunk left standing, which foresters call a snag, is busier than many living trees.

So before we cut, we ask what lies beneath. Sometimes the answer is to shorten a dead stem to a safe height and let it stand. A log laid along a fence does the same work for salamanders and beetles. And in spring and early summer we look for nests first. Nearly all songbirds’ nests are protected by federal law while they are in use, and work that can wait until August should.

## Plant what belongs here

Native trees and the insects of Connecticut grew up together. An oak feeds the caterpillars of hundreds of kinds of moths and butterflies, and most songbirds raise their young on insects, caterpillars above all. A tree from another continent may be lovely, and almost nothing will eat it.

Good choices for yards around {{city}}:

- **Room to spread:** white oak, red oak, sugar maple away from road salt, tulip tree, American linden
- **Wet ground:** red maple, swamp white oak, sycamore, black gum
- **Dry or poor soil:** scarlet oak, black oak, eastern redcedar
- **Under wires:** serviceberry, pagoda dogwood
- **Close to the house:** American hornbeam, flowering dogwood

Plant a few different kinds. A street with only one kind of tree is one new beetle away from being bare, as everyone learned from the elms and learned again from the ash. Our page on [tree planting](/tree-planting/) covers depth, width and the first three summers of water.

## Keep the wood close

When a tree has to come down, it can still be useful. Straight logs can go to a sawmill, crooked ones to the woodpile, the rest to chips for your own beds. What should not happen is a long trip. Emerald ash borer, spotted lanternfly and worse travel in logs and on them. Burn wood near where it grew.

![callout](callout-firewood)

## Spray last, if at all

Many of the spots and holes in a summer’s leaves need no treatment. The tree will drop them and make more. When something is seriously wrong, find out what it is before anybody opens a bottle: the right product for the wrong pest does harm and no good. That is what [tree health consulting](/tree-health-consulting/) is for, and its answer is often water, mulch and patience.

None of this asks for much money, and most of it asks for less work than you do now. If you would like to see what it means for your own yard, [eco-friendly tree solutions](/eco-friendly-tree-solutions/) is where we start, with a walk and a look at what is already doing well.
`;

export const sustainableTreeCare: DefaultEntry<'blogPost'> = {
  id: 'post-sustainable-tree-care',
  fields: {
    title: 'Leave the leaves, keep the logs: sustainable tree care',
    slug: 'sustainable-tree-care',
    excerpt:
      'A dead limb in the right place is a home. Mulch beats fertilizer, native beats exotic, and the greenest tree is usually the one you already have.',
    image: {
      file: 'osprey',
      alt: 'Osprey perched on a dead limb among pines',
    },
    imageCaption: 'To an osprey, a dead limb is the best seat in the house.',
    body,
    lastModified: '2023-12-18T12:00:00-05:00',
    tags: ['Tree health', 'Wildlife', 'Planting'],
    metaTitle: 'Sustainable tree care: leave the leaves, keep the logs',
    metaDescription:
      'Leaves, mulch, deadwood, native trees and local firewood: how to care for a yard in {{city}}, {{state}} by doing a little less.',
  },
};
