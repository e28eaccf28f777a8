import { type ContentType, orderField } from './fields';
import { ICONS } from './pictures';

export const highlight = {
  name: 'Highlight',
  titleField: 'name',
  empty: 'default',
  fields: {
    number: { kind: 'text', name: 'Figure', required: true, max: 12 },
    name: { kind: 'text', name: 'Words beside it', required: true, max: 120 },
    icon: { kind: 'choice', name: 'Icon', choices: ICONS },
    order: orderField,
  },
} as const satisfies ContentType;
