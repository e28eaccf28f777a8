import type { DefaultEntry } from '../entry';

export const stumpGrinding: DefaultEntry<'service'> = {
  id: 'service-stump-grinding',
  fields: {
    title: 'Stump grinding and removal',
    slug: 'stump-grinding',
    linkTitle: 'Stump grinding',
    description: 'Ground out below the soil line, the chips hauled away or left, as you like.',
    overview:
      'We call 811, wait for the marks, then grind below the soil line and follow the surface roots. With topsoil and time to settle, grass grows over it.',
    about:
      'We ask what will be there next year before we start the grinder. Lawn, a tree and a patio each need a different hole.',
    icon: 'stump',
    drawing: 'stump-grinding',
    layout: 'standard',
    heading: 'Stump grinding and removal in {{city}}, below the soil line.',
    intro:
      'A stump is the last sentence of a tree. We can finish it so that you mow straight over, or dig it out so that something else can stand there.',
    body: `
In a back corner, a stump does no harm. It rots in its own time and feeds fungi and beetles. In the middle of a lawn it catches the mower, trips the children and sends up sprouts. Then it is time to grind.

![diagram](diagram-stump-depth)

## Grinding or digging out

Most stumps are ground. The machine swings a toothed wheel across the wood and turns it into chips, and the deeper and outer roots stay in the soil to decay. Digging out means lifting the stump and its main roots with an excavator, which leaves a crater and needs room. It is the right choice when something heavy will be built there.

| What differs | Grinding | Digging out |
| --- | --- | --- |
| Depth | Usually 6 to 12 inches below the surface | As deep as the root plate goes |
| What remains | Roots below and around the hole, which rot over the years | A large hole to be filled and packed |
| Disturbance | The stump and a yard or so around it | Much of the ground nearby |
| Machine | Some fit through a garden gate | An excavator and a truck |
| Best for | Lawn, beds, a new tree beside the old spot | Foundations, walls, driveways and pools |

Tell us which it will be. For turf, a shallow grind is enough. Where you mean to plant or pave, we go deeper and wider, or suggest digging.

## First the marks, then the machine

Gas, electric, water and cable lines often run close to where somebody once planted a tree. We file the request with Call Before You Dig and wait for the marks, and on the day we check them against what we can see. If a line runs through the stump, we change the plan.

![callout](callout-811)

## What happens on the day

1. **Clear around it.** Stones, wire and old edging come out by hand. A grinder throws what it hits.
2. **Screen it.** We set up shields toward windows, cars and the street, and keep people well back.
3. **Grind down, then out.** The stump goes first. Then we follow the root flare and the surface roots that you can feel underfoot.
4. **Check the depth** in several places, with you if you like.
5. **Rake and level.** Chips go back into the hole, or onto a truck, as you chose.

### If other trees stand close

Roots of neighboring trees cross and sometimes graft to one another. Before we chase a surface root we make sure whose it is. Grinding through the roots of a tree you want to keep can starve or loosen it, so beside a living trunk we stop short and tell you why.

## What to do with the hole

Stump chips are mostly raw wood. As they rot they use up nitrogen in the soil around them, and the spot sinks. For grass, take most of the chips out, fill with topsoil, tamp it and let it settle before you seed. The chips you remove make good mulch for paths, or for beds where nothing has been sown.

For a new tree, move a few feet to the side if you can. The old place is full of wood and short of soil. We explain the rest under [tree planting](/tree-planting/).

### Will it grow back?

Most conifers do not sprout once the stump is gone. Black locust, aspen and sumac may send up shoots from their roots for a season or two. Mow or pull them while they are soft and the roots run out of reserves. Tree-of-heaven is the exception that deserves a plan: cut it or grind it without treatment and it answers with a thicket. Ask us about timing before anyone touches it.

### Mushrooms in the lawn

They appear where roots are rotting underground, often two or three years later, and most live only on dead wood. Honey-colored clusters at the base of a living tree are another matter. Take a photograph and ask for a [tree health visit](/tree-health-consulting/).

If the tree is still standing, begin with [tree removal](/tree-removal/). We price the stump separately, so the choice stays yours.
`,
    bannerHeading: 'One stump or a whole row?',
    bannerText:
      'Tell us how wide each one is at the ground and how we can reach it. We will come and measure, free, and put a price in writing.',
    metaTitle: 'Stump grinding and removal in {{city}}, {{stateCode}}',
    metaDescription:
      'Stump grinding and removal in {{city}}, {{stateCode}}: 811 first, ground below the soil line, surface roots followed, and the chips raked back or hauled away.',
    previousAddresses: ['/stump-grinding-removal/'],
  },
};
