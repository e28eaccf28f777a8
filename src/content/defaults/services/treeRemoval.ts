import type { DefaultEntry } from '../entry';

export const treeRemoval: DefaultEntry<'service'> = {
  id: 'service-tree-removal',
  fields: {
    title: 'Tree removal',
    slug: 'tree-removal',
    description: 'In controlled pieces, on ropes, with lawn and fence still there.',
    overview:
      'When a tree is dead, failing or in the wrong place, we dismantle it in pieces small enough to control and leave the ground raked.',
    about:
      'We look for a reason to keep it first. When there is none, we take it down piece by piece, say why, and talk about what to plant next.',
    icon: 'chainsaw',
    drawing: 'tree-removal',
    layout: 'standard',
    heading: 'Tree and stump removal in {{city}}, piece by piece.',
    intro:
      'Some trees have to go. They can still go quietly, without taking the fence, the lawn or the tree next door with them.',
    body: `
First we make sure that a tree has to come down. A lean, a hollow or a few dead limbs do not condemn it by themselves, and many hollow oaks outlive the people who worried about them. If it does have to go, sooner is safer than later, and often simpler.

![diagram](diagram-rigging)

## When removal is the right answer

- **It is dead or nearly so**, and something or someone is within its reach.
- **The roots have let go.** Soil has lifted or cracked on one side, or a lean is new.
- **The trunk or a main fork is failing**, and pruning or a cable would not make it safe enough.
- **A pest has won.** Ash killed by emerald ash borer soon turns brittle and grows more dangerous to climb every year it stands.
- **It is in the wrong place**, and keeping it would mean cutting it hard forever.

If it is a close call, ask for an [arborist consultation](/arborist-consultations/) first. An opinion can be changed later. A felled tree cannot.

## Who has to agree

| Where the tree stands | Who decides |
| --- | --- |
| Wholly on your land | Usually you, though wetlands, historic properties and conditions on a lot can have rules |
| On the property line | Generally both owners, so get both signatures |
| Along a town street, or partly in the right of way | The tree warden, even when the branches are over your lawn |
| Along a state highway | The Department of Transportation |
| In or beside a wetland or stream | Ask the town’s inland wetlands agency before cutting |

Connecticut towns appoint a tree warden to look after public shade trees. Unless such a tree is an immediate danger, a notice is posted on it before it is taken down, and anyone may object. If yours turns out to be public, we will tell you so and point you to the right desk.

## How we take a tree down

1. **We look up and down.** Wires, decay, hanging limbs, nests, septic tanks and sprinkler heads all change the plan.
2. **We close the area.** The drop zone is roped off, neighbors are told, and nobody walks under the work.
3. **We take the crown apart.** In open ground a tree can be felled whole. In a yard it comes down in pieces, tied and lowered, with a climber, a lift or a crane doing the reaching.
4. **We bring the trunk down in sections**, short enough that each one lands where we want it.
5. **We clean up.** Brush is chipped, logs are cut or loaded, the lawn is raked and the gates are shut.

Climbing spikes come out only for a tree that is coming down. They are never used on one that stays, and that includes the neighbor your tree leans against.

### Protecting what stays

Ground mats spread the weight of machines on soft soil. We choose one route and keep to it, because tires pressing on wet ground hurt the roots of the trees you are keeping. Sometimes we suggest waiting for dry or frozen ground. If a tree is dangerous we do not wait, and we will tell you which it is.

## The stump is a separate question

Removal usually ends a few inches above the ground. You can leave the stump for the beetles and woodpeckers, cut it low and plant around it, or have it [ground out or dug out](/stump-grinding/). We price it on a line of its own, so that you can say yes to one and not to the other.

The wood is yours if you want it. We can leave chips for mulch and logs cut to stove length, or take everything away.

![callout](callout-firewood)

If the tree is already on the ground or on the house, go to [emergency tree services](/emergency-tree-services/). And if there is room for another, let us talk about [what to plant](/tree-planting/) before the grass closes over.
`,
    bannerHeading: 'Does it have to come down?',
    bannerText:
      'We will look at the roots, the trunk and the crown with you, and tell you how we would decide in your place.',
    metaTitle: 'Tree removal in {{city}}, {{stateCode}}: safe, tidy, piece by piece',
    metaDescription:
      'Tree removal in {{city}}, {{stateCode}}: dead or failing trees taken down in controlled pieces, stump included if you like. Clear advice and a free estimate.',
  },
};
