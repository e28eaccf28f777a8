import { type ContentType, address, orderField } from './fields';
import { ICONS } from './pictures';

export const contactInfo = {
  name: 'Contact block',
  titleField: 'heading',
  empty: 'default',
  fields: {
    heading: { kind: 'text', name: 'Heading', required: true, max: 60 },
    icon: { kind: 'choice', name: 'Icon', choices: ICONS },
    infoBody01: { kind: 'text', name: 'First line', max: 160 },
    infoBody02: { kind: 'text', name: 'Second line', max: 160 },
    infoBody03: { kind: 'text', name: 'Third line', max: 160 },
    link: address('The second line goes to', 'infoBody02'),
    cta: { kind: 'text', name: 'Label of a button', max: 60 },
    order: orderField,
  },
} as const satisfies ContentType;
