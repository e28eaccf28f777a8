import { pageOf, sectionsOf, stormBannerParts } from './pageDefaults';

const section = sectionsOf('contact', 'Contact');

export const contact = pageOf(
  'contact',
  {
    name: 'Contact',
    kind: 'contact',
    slug: 'contact',
    heading: 'Talk to a person about your tree.',
    intro:
      'Calling is quickest, at any hour. If it can wait until tomorrow, write us a few lines and say where the tree is.',
    callLabel: 'Call now',
    metaTitle: 'Contact {{company}} | Free estimates, {{hours}}',
    metaDescription:
      'Call {{phone}} at any hour, or send a message for a free written tree-work estimate in {{city}}, {{state}} and the towns around it.',
  },
  [
    section('contact', 'form and contact blocks', {
      heading: 'Request a free estimate',
      form: 'quote',
      intro:
        'We read your message and call or write to agree on a day. The visit and the written estimate are free.',
    }),
    section('contact', 'map', { heading: 'Where we work.', map: true }, 'map'),
    section('banner', 'call banner', stormBannerParts),
  ],
);
