import { type ContentType, address } from './fields';

export const notice = {
  name: 'Notice',
  titleField: 'text',
  fields: {
    text: { kind: 'text', name: 'Notice', required: true, max: 200 },
    linkLabel: { kind: 'text', name: 'Label of the link', max: 60 },
    linkHref: address('Link goes to', 'linkLabel'),
    startsAt: { kind: 'date', name: 'Shown from', means: 'start' },
    endsAt: { kind: 'date', name: 'Shown until', means: 'end' },
    emergency: {
      kind: 'boolean',
      name: 'Emergency look',
      labels: { yes: 'Emergency', no: 'Plain' },
    },
  },
} as const satisfies ContentType;
