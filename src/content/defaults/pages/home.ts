import { estimateParts, pageOf, sectionsOf, stormBannerParts } from './pageDefaults';

const section = sectionsOf('home', 'Home');

const essay = `
Most of what goes wrong with a tree was done to it years before: a limb cut flush to the trunk, a crown topped to let in light, a trench through the roots, a volcano of mulch. The damage is quiet at first. Then one August evening the tree lies across the driveway.

So we work slowly where it matters. We prune to the ANSI A300 standard, the one arborists hold each other to. Heavy limbs come off in three cuts, so that the bark never tears. The last one sits just outside the branch collar, where the tree grows new wood to seal the wound.

And we do not top trees. If someone offers to, ask what it will look like in five years.
`;

const steps = `
![diagram](diagram-estimate)

### You tell us what you see

A lean, a crack, a mushroom, a mess. If it cannot wait, a crew comes once it is safe.

### We walk the yard with you

By appointment, evenings and weekends included. We look at the whole tree, roots first, and ask how you use the space. Many trees? [For boards and managers](/boards-and-managers/).

### You get it in writing

What we would do, what we would leave alone, and the price of each part, at no charge. See [an example](/comparing-estimates/#what-goes-in-writing). Comparing firms? Ask each the same [six questions](/comparing-estimates/).

### We do the work

On the day we agreed on, unless the weather moves it: buried lines marked, neighbors told, drop zone roped off, every cut made by trained people.

### We leave it clean

Raked, blown, gates shut. You walk it with us before we drive off.
`;

const fieldNotes = `
![diagram](diagram-signs)

1. **Emerald ash borer, on ash.** All year: small D-shaped holes in the bark, which woodpeckers strip pale, and a crown that thins from the top. Treat early, or remove the tree before its wood turns brittle.
2. **Beech leaf disease, on every kind of beech.** May to October: dark bands between the veins, clearest from below. Have it confirmed, then reduce stress. Treatments are new, and can help.
3. **Spotted lanternfly, on maple, grape and tree-of-heaven.** October to May: gray, mud-like egg masses; in summer, sticky honeydew and black mold below. Scrape the eggs into alcohol.
4. **Hemlock woolly adelgid, on hemlock.** November to May: white, cottony tufts where the needles meet the twig. Responds well to treatment when caught in time.
`;

export const home = pageOf(
  'home',
  {
    name: 'Home',
    kind: 'home',
    callText: 'Tree down? Call us now, any hour.',
    heading: 'Tree care {{city}} can look up to.',
    intro: 'Pruning, removal, storm work. We save every tree worth saving.',
    callLabel: 'Contact us today',
    callNote: 'for [Immediate] help: {{phone}}',
    quoteLabel: 'Request a free estimate',
    picture: {
      file: 'canopy',
      alt: 'Japanese maple leaves lit from behind, seen from under the tree',
    },
    pictureCaption: 'Japanese maple, seen from below',
    metaTitle: 'Tree care in {{city}}, {{stateCode}} | {{hours}} tree service',
    metaDescription:
      'Pruning, removal, stump grinding and {{hours}} emergency tree service in {{city}}, {{state}}. Licensed and insured. Free written estimates.',
  },
  [
    section('numbers', 'four figures', { heading: 'Why people call us' }),
    section('testimonials', 'testimonials', {
      kicker: 'From the neighborhood',
      heading: 'They still wave when we drive by.',
      intro: 'What people say once the chips are swept up.',
    }),
    section('text', 'how we think about trees', {
      heading: 'A tree takes eighty years to grow and ten minutes to ruin.',
      body: essay,
      pictureSide: 'right',
      picture: {
        file: 'winter-trees',
        alt: 'Bare trees on snow, throwing long blue shadows',
      },
      pictureCaption: 'Late winter. With the leaves down, a tree’s structure is easy to read.',
      buttonLabel: 'How we prune',
      buttonHref: '/tree-pruning/',
    }),
    section('services', 'services', {
      heading: 'How we can help.',
      intro:
        'From a single broken limb to an overgrown lot. Start with whichever sounds like your yard.',
      buttonLabel: 'See all services',
      buttonHref: '/services/',
    }),
    section('list', 'what happens after a call', {
      heading: 'What happens after you call.',
      intro:
        'No pressure, no “special price if you sign today.” You can stop at any point before the first cut.',
      body: steps,
      numbered: true,
      dark: true,
      callLabel: 'Call {{phone}}',
    }),
    section(
      'text',
      'field notes',
      {
        kicker: 'Field notes',
        heading: 'What to watch for in {{city}}’s trees.',
        intro:
          'Four to know by sight. You can do the first check yourself, on a Saturday, with a cup of coffee.',
        body: fieldNotes,
        pictureSide: 'narrow',
        buttonLabel: 'How we check a tree’s health',
        buttonHref: '/tree-health-consulting/',
      },
      'fieldNotes',
    ),
    section('questions', 'questions', {
      heading: 'Questions we hear most.',
      intro: 'Plain answers on cost, timing, law, pests and storms.',
    }),
    section('banner', 'call banner', {
      ...stormBannerParts,
      picture: {
        file: 'storm-sunset',
        alt: 'Dark storm clouds with edges lit amber by the setting sun',
      },
    }),
    section('contact', 'free estimate and map', estimateParts),
  ],
);
