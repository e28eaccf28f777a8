import { type ContentType, orderField, webAddressField } from './fields';

export const testimonial = {
  name: 'Testimonial',
  titleField: 'name',
  empty: 'nothing',
  fields: {
    name: { kind: 'text', name: 'Name', required: true, max: 80 },
    title: { kind: 'text', name: 'Where they live', max: 100 },
    quote: {
      kind: 'longText',
      name: 'What they said',
      required: true,
      max: 600,
      means: 'quotation',
    },
    source: { kind: 'text', name: 'Where they said it', max: 60 },
    date: { kind: 'date', name: 'When they said it', means: 'day', beside: 'source' },
    sourceHref: webAddressField('Address of the review', 'source'),
    portrait: { kind: 'picture', minWidth: 120, name: 'Portrait' },
    avatarUrl: webAddressField('Address of a portrait'),
    isSample: {
      kind: 'boolean',
      name: 'This is a sample',
      labels: { yes: 'Sample', no: 'Real customer' },
    },
    order: orderField,
  },
} as const satisfies ContentType;
