import type { DefaultEntry } from '../entry';

/** Practice follows ANSI A300 part 1 and the usual advice of extension services in New England. */
const body = `
Stand at the window on a clear February morning and look at your biggest tree. For eleven weeks it has been telling you everything about itself, and in eleven more it will put its coat back on. This is the time to read it.

The short answer first: for most shade trees in Connecticut, the best weeks to prune run from February to early April. The tree is dormant, the structure is bare, and the first strength of spring goes into closing the cuts.

## Why late winter works

A dormant tree loses little when it is pruned. It has stored its sugars in the roots and the wood, and the leaves that will pay for the year’s growth have not opened yet. When they do, the tree can lay new wood over the wounds straight away, instead of leaving them open through a whole winter.

Most insects and fungi are asleep as well. That matters for oaks and elms above all. The beetles that carry Dutch elm disease fly in the warm months and are drawn to fresh cuts. Oak wilt has not been found in Connecticut, but it has been found next door in New York, and it travels in much the same way. So we leave both kinds alone from spring to fall, unless a limb is broken or dangerous.

And there is the ground. Frozen soil carries a crew and its gear without rutting the lawn or pressing the air out of the root zone.

## What to look for from the ground

You need ten minutes, a pair of binoculars if you have them, and no ladder. Walk all the way around the tree and look for four things.

- **Dead wood.** Bark missing, fine twigs gone, brown fungus like little shelves. Note what lies beneath it: a bed of ivy can wait, a swing cannot.
- **Tight forks.** Two stems rising in a narrow V, with bark pinched between them, are the ones that split. A fork shaped like a U, with a ridge of bark standing proud, is usually sound.
- **Crossing branches.** Where two rub, both are wounded. One should go, and it is easier to choose while they are thin.
- **Old stubs.** A peg that never closed is a door for decay. So is a long flat wound where a limb was once cut flush with the trunk.

Write down what you find, or take a photograph. It is surprising how fast a worrying limb hides itself again in May.

## What a good cut looks like

Look at the place where a branch meets the trunk. There is a slight swelling around its base, the branch collar, and often a wrinkled line of bark in the crotch above. The cut belongs just outside that collar. Cut there, and the tree grows a ring of new wood around the wound until it closes. Cut the collar away with the branch, and there is nothing left to grow that ring from. Leave a peg, and the collar cannot reach over the end.

![diagram](diagram-three-cuts)

A branch heavier than you can hold in one hand needs three cuts, so that it does not tear a strip of bark down the trunk as it falls: one from below, a foot or so out; one from above, a little farther out, which drops the limb; and the last just outside the collar. And no paint afterward: rot gets in all the same, and the wood below it stays damp.

> If a branch is bigger than your wrist or higher than your head, put the saw down.

## What to leave alone

Spring bloomers such as lilac, dogwood and flowering cherry carry this year’s flowers in last year’s buds. Prune those after they bloom.

Do not worry about a maple or a birch that drips from a February cut. It is losing water and a little sugar, not its life. If the sight bothers you, a maple can wait for midsummer; a birch is better done in late fall.

Young trees are different in another way. A few small cuts in the first years, to keep one straight leader and well-spaced branches, save the big cuts later. Newly planted trees want to be left with nearly all their leaves for a year or two, so remove only what is broken.

One more thing: good pruning takes less than you expect. Removing more than a quarter of the living crown in one year asks the tree to starve, and an old tree can spare far less than that. If somebody offers to take the top off, thank them and keep looking. Topping leaves stubs that rot and shoots that break, and the tree ends up larger and weaker than before.

![callout](callout-power-line)

## When to call somebody

Anything that needs a ladder, a chainsaw overhead or a rope is work for people who do it every day. So is any limb that hangs over a roof, a driveway or a place where children play. Our page on [tree pruning](/tree-pruning/) says how we go about it, and the one on [tree trimming](/tree-trimming/) covers branches that are healthy and merely in the way.

If you only want to know whether your tree needs anything at all, ask for that. Quite often it does not, and next winter is soon enough to look again.
`;

export const lateWinterPruning: DefaultEntry<'blogPost'> = {
  id: 'post-why-late-winter-is-pruning-season',
  fields: {
    title: 'Why late winter is pruning season',
    slug: 'why-late-winter-is-pruning-season',
    excerpt:
      'With the leaves gone, a tree shows you its whole structure: the crossed limbs, the tight forks, the dead wood you never noticed in July. Here is what to look for from the ground, and what to leave for a climber.',
    image: {
      file: 'winter-conifers',
      alt: 'Snow on conifers, seen from straight above',
    },
    imageCaption: 'Snow keeps the secrets of a conifer. A bare tree has none.',
    body,
    lastModified: '2024-01-22T12:00:00-05:00',
    tags: ['Pruning', 'Tree health'],
    metaTitle: 'Why late winter is pruning season | {{company}}',
    metaDescription:
      'What to look for in a bare tree, what a good cut looks like, and why February to early April is the time to prune in Connecticut.',
  },
};
