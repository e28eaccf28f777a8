import type { DefaultEntry } from '../entry';

export const treePruning: DefaultEntry<'service'> = {
  id: 'service-tree-pruning',
  fields: {
    title: 'Tree pruning',
    slug: 'tree-pruning',
    description: 'Cuts for health, shape and light, each one small enough to close.',
    overview:
      'We remove dead, crossing and weak wood, thin crowded crowns and train young trees. Every cut sits just outside the branch collar or at a living side branch, to ANSI A300.',
    about:
      'We stand under the tree before we climb it. Each cut needs a reason we can say out loud, and when there is no reason we leave the branch where it is.',
    icon: 'scissors',
    drawing: 'tree-pruning',
    layout: 'standard',
    heading: 'Tree pruning in {{city}}, cut by careful cut.',
    intro:
      'The best pruning looks as if nothing happened, except that the light is better and the tree is safer.',
    body: `
Every pruning cut is a wound, and a tree never heals one. It grows new wood around it and seals it in. So the question before each cut is simple: what is this for?

## What we prune for

- **Safety.** Dead, cracked and hanging limbs over roofs, driveways and play areas come off first.
- **Structure.** Young trees are trained to one strong leader and well-spaced branches. An hour at year five can prevent a split at year thirty.
- **Health.** Rubbing and diseased wood goes, with tools cleaned between trees.
- **Clearance and light.** Crowns are raised or reduced back to living side branches, never to stubs.

The written estimate names the goal for each tree, the parts of the crown we will work in and the largest branch we expect to cut. That is how ANSI A300, the American standard for tree care, asks for it. It also means you can check our work from the lawn.

## Three cuts, so the bark never tears

A heavy limb sawn straight through from the top will fall before the cut is finished and strip a tongue of bark down the trunk. The three-cut method prevents that.

![diagram](diagram-three-cuts)

1. **Undercut.** A foot or so out from the trunk, a third of the way up through the limb from below.
2. **Top cut.** Slightly farther out, from above. The limb drops clean and the undercut stops the tear.
3. **Final cut.** The short stub comes off just outside the branch collar, not flush with the trunk and not leaving a peg.

The collar is the swelling where the branch meets the trunk. The tree grows its new wood from there, so a flush cut removes the very tissue that would have closed the wound. We put no paint or tar on it afterward. Wound dressings do not stop decay, and some hold moisture against the cut.

> A tree topped in an afternoon spends the next ten years trying to recover. We would rather talk you out of it.

## Young trees, old trees

A young tree can take a good deal of pruning, and it pays back the most. We look for two stems competing to be the leader, for branches that will one day be too low, and for forks with bark folded into them. Removing or shortening one of a pair while it is thumb-thick leaves a small wound that closes quickly.

An old tree lives closer to its budget. Its leaves feed every ring it still has to grow, so we take the dead wood, lighten the few long limbs that worry us and leave the rest. A weak fork that is worth keeping may need a cable high in the crown as well, which is a job to design and to inspect, not to improvise.

### When to prune in Connecticut

| Tree | Best time | Why |
| --- | --- | --- |
| Most shade trees | February to early April | Dormant, structure visible, quick to close in spring |
| Oak and elm | November to March | Avoids the insects that carry Dutch elm disease, and oak wilt where it has arrived |
| Maple | Midsummer or full dormancy | Late-winter cuts bleed sap. It looks alarming but does little harm |
| Birch | Late fall to midwinter | Before the sap rises, and well outside the flight of the bronze birch borer |
| Dogwood, cherry, lilac | Just after flowering | Keeps next year’s buds |

Dead, broken or dangerous branches do not have to wait for a season. If you are not sure a limb is dead, scratch a twig with a fingernail: green under the bark means it is alive.

### What we will and will not do

![callout](callout-pruning-do)

![callout](callout-pruning-dont)

If the branches in your way are healthy and the trouble is only where they are, read about [tree trimming](/tree-trimming/) instead. If the crown is thinning and nobody knows why, start with a [tree health visit](/tree-health-consulting/), because pruning will not cure a root problem.

![callout](callout-power-line)
`,
    bannerHeading: 'Let us look, instead of guessing.',
    bannerText:
      'We walk around the tree with you, free, and tell you if the right answer is to leave it alone.',
    metaTitle: 'Tree pruning in {{city}}, {{stateCode}}: careful cuts to ANSI A300',
    metaDescription:
      'Tree pruning in {{city}}, {{stateCode}}: dead and weak wood out, young trees trained, every cut at the branch collar. No topping, no spikes. Free written estimates.',
  },
};
