import type { DefaultEntry } from './entry';

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
      serviceTowns: [
        'Hartford',
        'West Hartford',
        'East Hartford',
        'Wethersfield',
        'Windsor',
        'Bloomfield',
        'Newington',
        'Glastonbury',
        'Manchester',
        'South Windsor',
        'Rocky Hill',
        'Farmington',
        'Avon',
        'Simsbury',
      ],
      phoneDisplay: '(860) 555-0142',
      phoneDashed: '860-555-0142',
      phoneLink: '+18605550142',
      hoursOfOperation: '24/7',
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
