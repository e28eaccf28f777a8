import { type ContentType, HREF_PATTERN, orderField } from './fields';
import { ICONS } from './pictures';

export const contactInfo = {
  name: 'Contact block',
  description: 'One way to reach you: heading, up to three lines and a link.',
  titleField: 'heading',
  empty: 'default',
  fields: {
    heading: {
      kind: 'text',
      name: 'Heading',
      help: 'For example By phone.',
      required: true,
      max: 60,
    },
    icon: { kind: 'choice', name: 'Icon', help: 'The sign beside the heading.', choices: ICONS },
    infoBody01: { kind: 'text', name: 'First line', help: 'May be empty.', max: 160 },
    infoBody02: {
      kind: 'text',
      name: 'Second line',
      help: 'Shown large as a link when there is one below. For the phone number write {{phone}}.',
      max: 160,
    },
    infoBody03: { kind: 'text', name: 'Third line', help: 'May be empty.', max: 160 },
    link: {
      kind: 'plain',
      name: 'The second line goes to',
      help: 'Write {{phone}} to dial the company’s number. Empty: no link.',
      beside: 'infoBody02',
      pattern: HREF_PATTERN,
    },
    cta: { kind: 'text', name: 'Label of a button', help: 'Empty: no button.', max: 60 },
    order: orderField,
  },
} as const satisfies ContentType;
