import type { DefaultEntry } from './entry';

export const highlights: readonly DefaultEntry<'highlight'>[] = [
  {
    id: 'highlight-experience',
    fields: {
      number: '10+',
      name: 'years of experience in {{state}} trees',
      icon: 'tree-deciduous',
    },
  },
  {
    id: 'highlight-insured',
    fields: {
      number: '100%',
      name: 'licensed and insured, and glad to prove it',
      icon: 'shield-check',
    },
  },
  {
    id: 'highlight-hours',
    fields: {
      number: '{{hours}}',
      name: 'emergency service, every night of the year',
      icon: 'clock',
    },
  },
  {
    id: 'highlight-rated',
    fields: { number: 'Top', name: 'rated by the neighbors we work for', icon: 'star' },
  },
];
