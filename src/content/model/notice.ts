import { type ContentType, HREF_PATTERN } from './fields';

export const notice = {
  name: 'Notice',
  description:
    'A line above every page for a storm warning or a holiday. It comes and goes by itself at the times you set. Of several, visitors see the newest whose time it is.',
  titleField: 'text',
  fields: {
    text: { kind: 'text', name: 'Notice', help: 'One sentence.', required: true, max: 200 },
    linkLabel: { kind: 'text', name: 'Label of the link', help: 'Empty: no link.', max: 60 },
    linkHref: {
      kind: 'plain',
      name: 'Link goes to',
      help: 'For example /emergency-tree-services/.',
      beside: 'linkLabel',
      pattern: HREF_PATTERN,
    },
    startsAt: { kind: 'date', name: 'Shown from', help: 'Empty: at once.' },
    endsAt: { kind: 'date', name: 'Shown until', help: 'Empty: until you unpublish it.' },
    emergency: {
      kind: 'boolean',
      name: 'Emergency look',
      help: 'For storm warnings. Use it rarely.',
      labels: { yes: 'Emergency', no: 'Plain' },
      initial: false,
    },
  },
} as const satisfies ContentType;
