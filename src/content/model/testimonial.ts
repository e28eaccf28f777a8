import { type ContentType, orderField } from './fields';

export const testimonial = {
  name: 'Testimonial',
  description: 'What one customer said. Use real words of real people only.',
  titleField: 'name',
  empty: 'nothing',
  fields: {
    name: {
      kind: 'text',
      name: 'Name',
      help: 'First name and one letter is enough.',
      required: true,
      max: 80,
    },
    title: {
      kind: 'text',
      name: 'Where they live',
      help: 'For example West End, Hartford.',
      max: 100,
    },
    quote: {
      kind: 'longText',
      name: 'What they said',
      help: 'Without quotation marks; the site adds them.',
      required: true,
      max: 600,
    },
    portrait: {
      kind: 'picture',
      minWidth: 120,
      name: 'Portrait',
      help: 'A picture of the person, who has agreed to it. It is cut to a circle. Empty: initials are drawn.',
    },
    avatarUrl: {
      kind: 'plain',
      name: 'Address of a portrait',
      help: 'From before portraits were uploaded. Used while there is no Portrait.',
      disabled: true,
      pattern: {
        source: '^https://[^\\s]+$',
        message: 'A full address that starts with https://.',
      },
    },
    isSample: {
      kind: 'boolean',
      name: 'This is a sample',
      help: 'The three that come with the site are samples. Replace them with real ones before you go live.',
      labels: { yes: 'Sample', no: 'Real customer' },
      initial: false,
    },
    order: orderField,
  },
} as const satisfies ContentType;
