import type { DefaultEntry } from './entry';

/**
 * Licenses are linked where they ask for it. Who made which picture is also told in
 * src/images/CREDITS.md; a picture added there belongs here too.
 */
const photoCredits = `
Canopy, winter trees (noise removed), red leaves, spruce and storm sunset (brightened): Carsten Haitzler and contributors, Enlightenment project, [BSD 2-Clause](https://opensource.org/license/bsd-2-clause).

Forest road: Joshua Welch, [CC0](https://creativecommons.org/publicdomain/zero/1.0/). Winter conifers: invisiblepower, CC0. Osprey: Budgie Desktop Developers, CC0. Windswept tree: Leslie Adkin, CC0.

Woodland stream: Aitzol Berasategi, [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), cropped and resized.

Nuthatch on bark: Lukas Baubkus, [CC BY-SA 3.0](https://creativecommons.org/licenses/by-sa/3.0/), cropped and resized.

Lightning: Friedrich Haag, [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/), cropped and resized.
`;

/**
 * The company's facts. The name and the number are placeholders, and what only the owner can know
 * (license, insurer, street address, e-mail, web address) is left empty, which hides it.
 */
export const siteConfig: readonly DefaultEntry<'siteConfig'>[] = [
  {
    id: 'site-config',
    fields: {
      company: 'Hartford Tree Care',
      city: 'Hartford',
      state: 'Connecticut',
      stateCode: 'CT',
      // To confirm before launch.
      towns: [
        ...['West Hartford', 'East Hartford', 'Wethersfield', 'Windsor', 'Bloomfield', 'Newington'],
        ...[
          'Glastonbury',
          'Manchester',
          'South Windsor',
          'Rocky Hill',
          'Farmington',
          'Avon',
          'Simsbury',
        ],
      ],
      phoneDisplay: '(860) 555-0142',
      phoneDashed: '860-555-0142',
      phoneLink: '+18605550142',
      hoursOfOperation: '24/7',
      services: [
        ...['emergency-tree-services', 'tree-pruning', 'tree-trimming', 'tree-removal'],
        ...['stump-grinding', 'tree-planting', 'tree-health-consulting', 'land-clearing'],
        'arborist-consultations',
      ].map((name) => `service-${name}`),
      quoteHref: '/contact/#quote',
      photoCredits,
      shareImage: {
        file: 'canopy',
        alt: 'Japanese maple leaves lit from behind, seen from under the tree',
      },
      keywords: [
        'tree care',
        'tree service',
        'tree pruning',
        'tree trimming',
        'tree removal',
        'stump grinding',
        'emergency tree service',
        'arborist',
        'land clearing',
        'tree planting',
        'Hartford',
        'Connecticut',
      ],
    },
  },
];
