import type { DefaultEntry } from './entry';

export const contactInfo: readonly DefaultEntry<'contactInfo'>[] = [
  {
    id: 'contact-info-call',
    fields: {
      heading: 'By phone',
      icon: 'phone',
      infoBody01: 'Questions of any size.',
      infoBody02: '{{phone}}',
      infoBody03: 'Storm damage goes to the front of the line.',
      link: '{{phone}}',
    },
  },
  {
    id: 'contact-info-area',
    fields: {
      heading: 'Where we work',
      icon: 'map-pin',
      infoBody01: '{{city}}, {{state}}, and the towns around it.',
      link: '/contact/#where-we-work',
      cta: 'See the towns',
    },
  },
  {
    id: 'contact-info-hours',
    fields: {
      heading: 'Hours',
      icon: 'clock',
      infoBody01: 'The phone is answered {{hours}}.',
      infoBody02: 'Estimates by appointment, including evenings and weekends.',
    },
  },
];
