import type { DefaultEntry } from '../entry';

export const emergencyTreeServices: DefaultEntry<'service'> = {
  id: 'service-emergency-tree-services',
  fields: {
    title: 'Emergency tree services',
    slug: 'emergency-tree-services',
    description:
      'Tree on the roof, across the driveway or hung up over the yard. A person answers, day or night.',
    overview:
      'Storm damage at any hour: we make it safe, get it off the building, cover the opening where we can and document it for your insurer.',
    about:
      'A person answers the phone, at any hour. We ask about people and wires before we ask about the tree, and we make it safe before we make it tidy.',
    icon: 'siren',
    drawing: 'emergency-tree-services',
    layout: 'emergency',
    heading: 'Tree down? Start here.',
    intro: 'If everyone is out of danger, call us now. A person answers, day or night.',
    callNote: 'Emergency crew, {{hours}}',
    warning: 'callout-911',
    stepsHeading: 'Do this now.',
    steps: `
### Get out from under it

Leave the rooms below the damage and close the doors. If you smell gas, leave the house, touch no switch, and [call 911](tel:911) from down the street. Creaking means the load is still moving.

### Look before you step outside

Broken limbs hang for hours before they fall. A wire can lie in the grass or charge a fence: stay 35 feet away. If you cannot see the ground, stay inside.

### Call us: {{phone}}

Start with the address, in case the call is cut off. Then tell us whether anyone is inside, whether a wire is near, and what the tree is resting on. We send people and gear to match. Ask when to expect them. If the line is busy, call again.

### Photograph it from a safe distance

Wide shots, then close ones. Your insurer will ask for them. Note the time.

### Leave the saw in the garage

A fallen tree is a loaded spring. Cutting the wrong side is how people get hurt after storms.
`,
    urgency: `
## How urgent is it?

| What you see | What to do |
| --- | --- |
| Wire down or in the tree, fire, smell of gas, someone hurt or trapped | [Call 911](tel:911) **That call comes first.** Gas or fire: call from down the street, and touch no switch. Wire down: stay inside, unless you can leave well away from it. |
| Tree on a house, a garage or a car, across the only way out, or a cracked limb over a place people use | [{{phone}}]({{phone}}) **Keep away from it.** Call at any hour. |
| Tree down in the yard, touching nothing | **It can wait.** Take photographs. [Send them to us](/contact/?service=emergency-tree-services#quote) |

Once 911 knows of a wire, or when the power is out: tell your electric utility, in {{city}} Eversource. A public tree across the road: the police or the town.
`,
    body: `
## What our crew does first

Ropes and props hold the tree where it lies. Then we lift or lower the weight off the building and clear the way in and out. Where we can, we cover the opening before we leave. Stump, logs and raking can wait for another day.

A tree on a house is rarely cut where it lies. Its weight may be the only thing holding a broken rafter in place, so we tie it off or pick it up with a crane, and take it apart from the top. If a wire is in the tree or under it, nobody touches anything until the utility has shut off the power and told us so.

## What it costs at night

Ask on the phone, and again before the first cut, whichever company you call. The answer turns on how the tree lies, what it lies on and what it takes to lift it. You only have to say yes to what cannot wait. The rest can be priced by daylight, and compared.

## If a tree falls on your car

Stay inside if a wire is on the car or near it, and call 911. The car protects you as long as you do not touch the ground and the metal together. If fire forces you out, jump clear with both feet together, land without touching the car, and shuffle away without lifting your feet.

Only if you can see the ground all around, and no wire on it or above you: get out on the side away from the tree, walk well clear, and do not go back for anything. In the dark, or if you are pinned, stay in and call 911.

## Before it falls

Any of these can come down. Over a bed, a path or a car, keep away and call at any hour. Elsewhere, call today.

- A lean that was not there last month
- Soil lifting or cracking on one side of the trunk
- A split running down from a fork
- A hung-up limb, the kind foresters call a widow-maker

Keep people and cars out from under it until somebody has looked. A rope to the bumper will not hold it, and pulling may bring it down on whoever pulls.

## About insurance

Many policies cover the damage when a tree hits an insured building, whether it was your tree or not. What yours covers, only your insurer can say, so call the same day. For the claim you get from us what we found and what we did, in writing.

Have reasonable emergency repairs made, such as a tarp over the hole, by somebody equipped to go up there; stay off the roof yourself. Keep the receipts and photographs. Do not throw away broken parts until the insurer has seen them or said you may.

## After a storm, watch the doorbell

Big storms bring trucks from far away, and some of them carry more saws than papers. Before anyone starts, ask for a certificate of insurance and a written price. If the work includes saving or pruning a tree, ask for the Connecticut arborist license too. Do not pay in full in advance, and do not sign a claim over to anyone on the doorstep.

## Can the tree be kept?

Not every torn tree is lost. A healthy maple that has dropped one main limb can often be kept with clean cuts and time. Once it is safe, let us look again before you decide on [removal](/tree-removal/). Restoring a broken crown is slow, patient [pruning](/tree-pruning/), and it is some of the best work we do. The next storm is easier still to prepare for: dead wood out, long limbs lightened, weak forks seen to while the sky is blue.
`,
    bannerHeading: 'Safe, but not sure?',
    bannerText:
      'Call and describe it. We will ask a few questions, tell you where not to stand, and say whether it can wait until morning.',
    metaTitle: 'Emergency tree service in {{city}}, {{stateCode}}, {{hours}}',
    metaDescription:
      'Tree down in {{city}}, {{stateCode}}? What to do now, in order: get clear, mind the wires, call. A person answers day and night. Wire down or someone hurt: 911 first.',
  },
};
