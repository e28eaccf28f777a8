import { type ContentType, orderField, strict, WEB_ADDRESS } from './fields';

export const testimonial = {
  name: 'Testimonial',
  titleField: 'name',
  empty: 'nothing',
  fields: {
    name: { kind: 'text', name: 'Name', required: true, max: 80 },
    title: { kind: 'text', name: 'Where they live', max: 100 },
    quote: { kind: 'longText', name: 'What they said', required: true, max: 600, quoted: true },
    source: { kind: 'text', name: 'Where they said it', max: 60 },
    date: { kind: 'date', name: 'When they said it', means: 'day', beside: 'source' },
    sourceHref: { ...strict('Address of the review', WEB_ADDRESS), beside: 'source' },
    portrait: { kind: 'picture', minWidth: 120, name: 'Portrait' },
    avatarUrl: strict('Address of a portrait', {
      source: '^https://[^\\s]+$',
      message: 'A full address that starts with https://.',
    }),
    isSample: {
      kind: 'boolean',
      name: 'This is a sample',
      labels: { yes: 'Sample', no: 'Real customer' },
    },
    order: orderField,
  },
} as const satisfies ContentType;
