import type { DefaultEntry } from '../entry';

export const treeTrimming: DefaultEntry<'service'> = {
  id: 'service-tree-trimming',
  fields: {
    title: 'Tree trimming',
    slug: 'tree-trimming',
    description: 'Room for roofs, windows and walks, without a hacked silhouette.',
    overview:
      'Branches on the roof, over the driveway or in front of the view are brought back to a living side branch, so the tree still looks like a tree.',
    about:
      'We ask what you need room for, then look for the fewest cuts that give it. When we are done, the tree should look as if it had chosen to grow that way.',
    icon: 'trees',
    drawing: 'tree-trimming',
    layout: 'standard',
    heading: 'Tree trimming in {{city}} that leaves a tree behind.',
    intro:
      'The branch is on the roof, over the driveway or across the window. It has to move. The tree’s shape does not have to go with it.',
    body: `
A pruned tree was cut for its own sake. A trimmed one was cut for what is beside it: the roof, the street, the walk to the front door, the light in the kitchen. The cuts are the same, and so is the care. Only the reason is different, and the reason decides how far we go.

## Where clearance matters

| What is in the way | What we aim for | What to know |
| --- | --- | --- |
| Roof, gutters and siding | Nothing that touches, even in wind or under wet snow | Branches bend farther in a storm than you think |
| Driveway and walks | Room for people, cars and the oil truck | Low limbs come off in stages, not all at once |
| Windows and views | A few openings, placed where you sit | A framed view lasts longer than a bare one |
| Street lamps, signs and corners | Drivers and walkers can see and be seen | If the tree is public, the tree warden decides |
| Electric wires | Distance | Not work for a homeowner, a ladder or a pole saw |

We do not promise one fixed distance for every house. A slow oak and a quick silver maple need different margins if the trim is to last. You get a number for your tree, and the reason for it.

## How a branch is shortened properly

A branch cannot be cut off at any point and be expected to behave. Ended in the middle, it dies back or answers with a brush of upright shoots, each one held only by a thin layer of new wood. Those shoots grow fast, and in two summers you have the same problem with weaker attachments.

So we follow the branch back to a side branch that is alive, points away from the house and is thick enough to take over. A useful rule is at least one third as thick as the part we remove. Cut there, the side branch becomes the new end, keeps its leaves in the light, and the wound is as small as it can be. When no such side branch exists, the better cut is usually the whole limb, back to the collar on the trunk.

![callout](callout-clearance-do)

![callout](callout-clearance-dont)

### Raising a crown

Lifting the lowest branches gives headroom, but they also do quiet work. They shade the trunk, feed its base and help it taper, which is what keeps it steady in wind. We keep living branches on at least two thirds of the tree’s height where we can, and take several small limbs over a few years rather than several large ones in a day.

### Hedges and screens

Arborvitae, yew and privet can be sheared, since that is how they are grown. Keep the bottom a little wider than the top so that light reaches the lower needles. Arborvitae will not grow back from bare brown wood, so we never cut past the green. White pine and spruce are not hedges at all. Shortened hard on one side, they stay bare there.

## Neighbors, wires and the street

What hangs over your land you may generally cut, as far as the boundary and no farther, and you pay for it. You may not harm the tree by it, nor step onto the other side without permission. We suggest a conversation before the saw. One agreed cut at the right point is better for the tree than a flat face along the fence, and we are glad to explain it to both of you.

Anything near the electric lines is different. Work close to an energized wire is reserved for people trained and qualified for it, and the utility may need to cut the power or cover the line. We arrange that before a climber leaves the ground.

![callout](callout-power-line)

## When we will say no

- **Topping.** We do not cut the top off a tree to let in light. Ask us for a [reduction or a thinning](/tree-pruning/) instead.
- **Too much at once.** A tree lives on its leaves. If the space you want would cost it about a quarter of them, we spread the work over several years.
- **The wrong tree.** If it must be cut hard every second year, the better answer may be [removal](/tree-removal/) and a smaller kind [planted](/tree-planting/) in its place.
- **Nests.** While birds use it, federal law protects nearly every nest. Clearance that is not urgent can wait until the young have flown.

![callout](callout-public-tree)
`,
    bannerHeading: 'Is a branch tapping on the roof?',
    bannerText:
      'Tell us what it touches when the wind blows. We will look at it with you and mark the cuts before we make them.',
    metaTitle: 'Tree trimming in {{city}}, {{stateCode}}: roof and driveway clearance',
    metaDescription:
      'Tree trimming in {{city}}, {{stateCode}} for roofs, driveways, windows and views. Branches go back to a living side branch, never to stubs. Ask for a free estimate.',
  },
};
