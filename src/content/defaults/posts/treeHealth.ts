import type { DefaultEntry } from '../entry';

/** The order of the looks is that of a basic (level 2) visual assessment, in a homeowner’s words. */
const body = `
Trees are slow, and so are their troubles. By the time a crown is thin enough to notice from the kitchen, the cause is often five or ten years old and sits underground. The good news is that the early signs are in plain sight, if you know where to look and in which order.

Start at the base and work up. Five looks, ten minutes, and you will know whether to worry.

## First look: the roots

Most of a tree’s roots lie in the top two feet of soil and reach well beyond the tips of the branches. You cannot see them, but you can see what happened to them. Has there been a trench, a new driveway, a patio or a load of fill in the last ten years? Did heavy machines park under the crown? Roots that were cut or smothered then may be showing in the leaves now.

Look for soil that is lifted, cracked or newly soft on one side of the trunk. That is the one sign on this page that cannot wait: the roots on that side may be letting go. Keep people away and call.

## Second look: the flare

A healthy trunk widens where it meets the ground, like the foot of a wine glass. If yours goes straight into the soil like a telephone pole, it has been planted too deep or buried under years of mulch. Bark is made for air. Kept wet, it rots, and roots begin to wrap around the stem and tighten.

Pull the mulch back until you see the flare. Look for roots that circle the trunk, and for mushrooms or hard, shelf-like fungi. Some fungi are harmless neighbors that live on old wood in the soil. Others mean that the wood inside is decaying. Which is which takes a trained eye, and a photograph is a good beginning.

## Third look: the bark

Every kind of tree has bark of its own, so the thing to look for is change. Fresh cracks, sunken patches, dark wet streaks, places where the bark has come loose and sounds hollow under your knuckles: each of these is worth a note.

So are holes. Neat rows of shallow holes are the work of a sapsucker and seldom serious. Small holes shaped like a capital D, in an ash, are the work of emerald ash borer. Pale patches where woodpeckers have flaked off the outer bark of an ash mean the same. Cottony white tufts on the twigs of a hemlock are woolly adelgid. Gray smears like dried mud, on any tree at all, can be the eggs of spotted lanternfly.

> A tree cannot tell you where it hurts. It can only grow differently from then on.

## Fourth look: the forks

Follow the trunk up to where it divides. A wide fork shaped like a U is strong. A narrow V with bark folded into it has no wood in the seam, and the older it gets the heavier the two halves are. A crack running down from the fork, or a rusty stain below it, means that the seam has begun to open.

Old wounds belong here too. A cut that has closed over, with a ring of smooth new bark, is a success. A hollow is not always a death sentence: trees wall off decay and go on growing sound wood around it. What counts is how much sound wood is left, and what would be hit if it were not enough.

## Fifth look: the crown

Now step back until you can see the whole tree against the sky, best in June and again in September. Ask four questions.

- Is it as full as others of its kind nearby, and as full on one side as on the other?
- Are the twigs growing? The yearly growth shows as the length between one ring of bud scars and the next. A few inches a year on an old tree is fine. Hardly any is not.
- Are the leaves the right size and the right color for the season? A branch that turns red in August is calling attention to itself.
- Is it dying from the top down? Bare twigs at the very top are the usual sign that the roots are in trouble.

On beech, look up through the leaves. Dark bands between the veins are the mark of beech leaf disease, which has been in Connecticut since 2019.

## What it all means

| What you found | What to do |
| --- | --- |
| Soil lifting, a new lean, a crack that opens, a big hanging limb | Keep everyone away and call now, day or night |
| Mushrooms at the base, loose bark, a stained V-shaped fork, holes in an ash | Call this week; today, if people sleep, walk or park below |
| Thin crown, short growth, buried flare, early color | Have it looked at this season, and water in dry weeks |
| A few leaf spots, a row of sapsucker holes, a closed wound | Take a photograph and compare next year |

The photograph is the best habit of all. Take one from the same spot each July. Trees change so slowly that memory is useless, and two pictures side by side are not.

If your five looks leave you uneasy, [tree health consulting](/tree-health-consulting/) is a visit that begins with the same five and goes on with a probe, a mallet and sometimes a sample for the laboratory. For a tree whose failure could hurt somebody, ask for a written risk assessment from our [arborist consultations](/arborist-consultations/). Either way, you will hear what we would do if it were our own.
`;

export const treeHealth: DefaultEntry<'blogPost'> = {
  id: 'post-how-to-read-a-trees-health',
  fields: {
    title: 'How to read a tree’s health from the ground',
    slug: 'how-to-read-a-trees-health',
    excerpt:
      'Start at the base and work up. Roots, flare, bark, forks, crown: five looks, ten minutes, and you will know whether to worry.',
    image: {
      file: 'bark-nuthatch',
      alt: 'Nuthatch leaning out from furrowed bark',
    },
    imageCaption:
      'A nuthatch reads bark for a living. It starts at the top; you start at the base.',
    body,
    lastModified: '2023-12-04T12:00:00-05:00',
    tags: ['Tree health', 'Warning signs', 'Pests'],
    metaTitle: 'How to read a tree’s health from the ground',
    metaDescription:
      'Roots, flare, bark, forks and crown: a ten-minute check of your own tree, with the signs of pests now found in Connecticut.',
  },
};
