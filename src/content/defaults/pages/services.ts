import { pageOf, sectionsOf, stormBannerParts } from './pageDefaults';

const section = sectionsOf('services', 'Services');

const reasons = `
### 10+ years in the canopy

Experience shows in what we leave standing. We have worked on {{state}} trees for more than a decade.

### 100% licensed and insured

Ask for the certificate before work begins. A good company has its insurer send it without being asked twice. Here are [six questions](/comparing-estimates/) to ask all three.

### On call, {{hours}}

The number you call for an estimate is the number you call at three in the morning.

### Top rated, and still tidy

People remember two things: whether we kept our word, and whether we raked. We do both.
`;

export const services = pageOf(
  'services',
  {
    name: 'Services',
    kind: 'services',
    slug: 'services',
    heading: 'Everything a tree needs, from first spade to last stump.',
    intro:
      'One crew and one phone number for all of it. If you do not know which service you need, that is what the free visit is for.',
    callLabel: 'Call {{phone}}',
    quoteLabel: 'Request a free estimate',
    metaTitle: 'Tree services in {{city}}, {{stateCode}} | {{company}}',
    metaDescription:
      'Tree services for homes and businesses in {{city}}, {{state}}, from pruning and planting to stump grinding and emergency removal.',
  },
  [
    section('services', 'all services', {
      arrangement: 'rows',
      heading: 'All services',
      buttonLabel: 'Many trees? For boards and managers',
      buttonHref: '/boards-and-managers/',
    }),
    section('list', 'why choose us', {
      heading: 'Why choose us.',
      intro: 'Comparing three companies this weekend? Here is where we stand.',
      body: reasons,
      dark: true,
    }),
    section('banner', 'call banner', stormBannerParts),
  ],
);
