import { type ContentType, orderField } from './fields';
import { ICONS } from './pictures';

export const highlight = {
  name: 'Highlight',
  description: 'One of the four big figures under the top of the home page. True facts only.',
  titleField: 'name',
  empty: 'default',
  fields: {
    number: {
      kind: 'text',
      name: 'Figure',
      help: 'For example 10+, 100% or 24/7.',
      required: true,
      max: 12,
    },
    name: {
      kind: 'text',
      name: 'Words beside it',
      help: 'One short line.',
      required: true,
      max: 120,
    },
    icon: {
      kind: 'choice',
      name: 'Icon',
      help: 'The small sign beside the words.',
      choices: ICONS,
    },
    order: orderField,
  },
} as const satisfies ContentType;
