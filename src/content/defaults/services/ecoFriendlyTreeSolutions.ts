import type { DefaultEntry } from '../entry';

export const ecoFriendlyTreeSolutions: DefaultEntry<'service'> = {
  id: 'service-eco-friendly-tree-solutions',
  fields: {
    title: 'Eco-friendly tree solutions',
    slug: 'eco-friendly-tree-solutions',
    linkTitle: 'Eco-friendly solutions',
    description: 'Chips, logs and habitat kept in use, and native species planted first.',
    overview:
      'Chips reused as mulch, logs to lumber or firewood, habitat snags left where they are safe, and native species first.',
    icon: 'recycle',
    drawing: 'eco-friendly-tree-solutions',
    layout: 'standard',
    heading: 'Eco-friendly tree solutions in {{city}}: waste little, keep much.',
    intro:
      'The greenest thing we can do for a tree is to keep it. The next is to make good use of everything we cut.',
    picture: {
      file: 'woodland-stream',
      alt: 'A small stream running between gray rocks through green woods',
    },
    pictureCaption:
      'Shade, roots and fallen wood keep a stream cool and clear. The same three work in a yard.',
    body: `
A large tree shades the house, slows the rain, feeds insects and the birds that live on them, and asks for very little. No young tree can replace that for decades. So our first question about any tree is whether it can stay, and how.

## Keep first

Good pruning is the quiet kind of conservation. A dead limb over the bedroom comes off, a weak fork is cabled, and a tree that looked finished has many more years. We lighten instead of topping, move a path or a bench out from under a worrying limb, and give [sick trees](/tree-health-consulting/) water and mulch before anything out of a tank.

Where a chemical is the only thing that works, we choose the narrowest one, put it inside the tree or in the soil rather than in the air where we can, and keep it off flowers that bees are using. Where it would not work, we say so.

## What happens to the wood

| What comes off | First choice | Otherwise |
| --- | --- | --- |
| Small branches | Chipped and left as mulch in your beds and under your trees | Chipped and hauled for reuse as mulch |
| Straight trunks of oak, maple, cherry or walnut | Set aside in log lengths for a sawyer | Firewood |
| Other logs | Cut to stove length and stacked for you | Hauled away |
| Stump grindings | Mulch for paths, or compost after a year or two | Hauled away |
| Leaves and fine twigs | Left to rot under shrubs | Composted |
| Infested wood | Handled on the spot, chipped or kept close by | Disposed of by the rules for that pest |

Fresh chips are good mulch. Laid on top of the soil, two to three inches deep and clear of the trunk, they hold water and feed the soil as they rot. They take up nitrogen only where they are dug in.

![callout](callout-firewood)

## Leave some of it standing

Dead wood is alive with things. Woodpeckers dig into it, chickadees and screech owls nest in the holes they leave, and solitary bees use the beetle tunnels. Where a dead trunk can reach nothing and nobody, we can take off the crown and leave ten or fifteen feet as a **habitat snag**. We look at the wood and the targets first, and tell you when to have it checked again. Near a house, a driveway or a path it comes down.

A log on the ground does similar work in less space. Half buried at the back of a bed, it holds moisture for years, and salamanders find it.

### When we cut

We check for nests and dens first. Work that can wait is best done from late summer to early spring, when most birds have finished. If we find an active nest, we leave it and come back.

## Plant what belongs here

Native trees feed native insects, and caterpillars are what most songbirds raise their young on. Oaks are the best of them by far. Birches, cherries, willows and maples follow. For {{city}}’s winters, in zone 6b, there are natives of every size, from serviceberry by the porch to swamp white oak on a wet lawn. Our page on [tree planting](/tree-planting/) lists a few with the places they like.

Variety is protection. Elm and ash have each shown what happens to a street planted with one kind. We suggest something the neighbors do not have.

### Make room by taking out the invaders

Tree-of-heaven, Norway maple, Oriental bittersweet and burning bush crowd out what belongs here. Removing them, in the right season and more than once, often does more for the edge of the woods than planting. It also takes away the favorite host of the spotted lanternfly. [Land clearing](/land-clearing/) explains how we keep the good trees while we do it.

## Care for the ground

Roots live in the top two feet of soil, and they need air. We keep heavy machines on mats and on one route, and wait for dry or frozen ground when the work allows. Under your trees, trade some lawn for a wide ring of mulch or leaves. Skip the fall cleanup there. Fireflies, moths and next year’s soil are all in those leaves.

A wide bed of roots and leaf mold also drinks rain that would otherwise run down the driveway. If you have a wet corner, a river birch or a swamp white oak may be a kinder answer than a pipe.
`,
    bannerHeading: 'Could it stay?',
    bannerText:
      'Ask before you decide. We will tell you what it would take to keep the tree, and what we would do with every part of it if not.',
    metaTitle: 'Eco-friendly tree solutions in {{city}}, {{stateCode}}',
    metaDescription:
      'Eco-friendly tree work in {{city}}, {{stateCode}}: trees kept where they can be, chips reused as mulch, habitat snags where they are safe, and native species planted.',
  },
};
