import type { DefaultEntry } from '../entry';

/** The distance from wires is the one electrical safety bodies give for the public: 35 feet. */
const body = `
![callout](callout-911)

It usually happens at night: a crack, a long rush of branches, a blow that shakes the house. Then it is quiet, and you are standing in the hallway in your socks. Here is the next hour, in order. Read it once on a calm day, and you will remember enough of it on a bad one.

## The first five minutes

1. **If you smell gas, leave first.** Touch no switch, and [call 911](tel:911) from down the street.
2. **Count heads.** Find everyone, pets too, and bring them to the side of the house that is farthest from the tree.
3. **Close doors behind you.** Do not go up to look at the ceiling. Creaking and ticking mean that the load is still moving.
4. **Look for wires before you step out.** Use a door on the side away from the tree. A line can lie in wet grass or hang in the branches, and a fence or a puddle can carry its current. If you cannot see the ground, stay where you are and [call 911](tel:911).
5. **Then call us: {{phone}}.** At any hour.

If a wire is involved, nobody can work on the tree until the electric utility has made the line safe. That includes us. It also includes the neighbor with the chainsaw.

## What we will ask you

A good answer on the phone saves time at the door, because it decides which people and which gear we send.

- Is everyone out and unhurt?
- What is the address, and at which number do we reach you if the call is cut off?
- Which part of the house did it hit, and what is it resting on?
- Are there wires in it or near it?
- Is it still attached to its stump, or are the roots out of the ground?
- Can a truck reach that side of the house, or is there a fence, a slope or a pool?
- Is rain coming in?

Take photographs if you can do it from where you are safe: first the whole scene, then the details, and note the time. The claim needs them, and the crew can plan from them on the way.

## What not to do

Do not start cutting. A tree that lies on a roof is under load. The trunk is bent over the ridge, the branches beneath are pressed against the ground, and the root plate may be holding up tons on one side. Cut the wrong place and the stem rolls, the butt kicks, or the root plate drops back into its hole with whoever stands behind it. Many of the people hurt by a storm are hurt in the cleanup, in daylight, doing something that looked simple.

Do not climb on the roof to fix a tarp. Do not pull branches off by hand to see how bad it is; they may be what is holding the rest. And do not sign anything at the door with a stranger who happened to drive by. Ask for the name of the company and a certificate sent by its insurer, and for its arborist license if it will prune or save a tree. An honest crew does not mind waiting while you check.

## How the tree comes off

People often ask why we do not simply start cutting. The order is what keeps the damage from growing.

First the tree is tied and propped, and sometimes a crane takes the weight before anybody touches the wood. Then the small branches go, to see what holds what. Then the trunk is lifted or lowered off the building in pieces, beginning where the release can be controlled. Only when the load is gone does somebody look at the opening and cover it, where that can be done safely.

> The weight comes off, then the rain is kept out. Branches on the lawn hurt nobody until morning.

The rest is ordinary [tree removal](/tree-removal/): logs, brush, raking, and later the [stump](/stump-grinding/), if you want it gone.

## Your insurer

Call early, even at night; most have a line for claims. Policies differ. Many pay for what a tree has broken, whoever’s tree it was, and few for one that only lies on the lawn. Ask three things: what they want photographed, whether you may go ahead with work that keeps the damage from growing, and what receipts they need. We can write down what was damaged and what was done. The decision is theirs.

## The tree that has not fallen yet

Storms find the weak trees first. In the days before high wind or heavy wet snow, walk around the house and look for these:

- a trunk that leans more than it does in your older photographs
- a ridge or a crack in the lawn beside the trunk
- a seam that has opened below a fork
- a broken limb hung up in the crown
- mushrooms at the base, or bark that has come loose over soft wood

Any of them is a reason to call today, and at any hour where people sleep, walk or park below. The page on [emergency tree services](/emergency-tree-services/) keeps the short version of all this, and it is worth saving on your phone. It is a good deal easier to read before the power goes out.
`;

export const treeOnTheHouse: DefaultEntry<'blogPost'> = {
  id: 'post-tree-on-the-house-first-hour',
  fields: {
    title: 'A tree is on the house: the first hour',
    slug: 'tree-on-the-house-first-hour',
    excerpt:
      'Stay out from under it, stay away from the wires, and take photographs before anything moves. A calm checklist for a bad night, from the people who answer the phone.',
    image: {
      file: 'lightning',
      alt: 'Lightning in a violet night sky behind a conifer',
    },
    imageCaption: 'A tree is often the tallest thing for some distance around.',
    body,
    lastModified: '2024-01-09T12:00:00-05:00',
    tags: ['Warning signs', 'Storms'],
    metaTitle: 'A tree is on the house: the first hour',
    metaDescription:
      'What to do first when a tree falls on a house: people, wires, gas, the call, photographs, insurance, and how the tree comes off again.',
  },
};
