import { type ContentType, HREF_PATTERN } from './fields';

export const notice = {
  name: 'Notice',
  titleField: 'text',
  fields: {
    text: { kind: 'text', name: 'Notice', required: true, max: 200 },
    linkLabel: { kind: 'text', name: 'Label of the link', max: 60 },
    linkHref: { kind: 'plain', name: 'Link goes to', beside: 'linkLabel', pattern: HREF_PATTERN },
    startsAt: { kind: 'date', name: 'Shown from' },
    endsAt: { kind: 'date', name: 'Shown until' },
    emergency: {
      kind: 'boolean',
      name: 'Emergency look',
      labels: { yes: 'Emergency', no: 'Plain' },
    },
  },
} as const satisfies ContentType;
