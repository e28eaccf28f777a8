import type { ContentType } from './fields';

export const comparison = {
  name: 'Do and don’t list',
  titleField: 'name',
  fields: {
    name: { kind: 'plain', name: 'Name in this list', required: true },
    doHeading: { kind: 'text', name: 'Heading of the left list', required: true, max: 60 },
    doItems: { kind: 'textList', name: 'Left list', required: true },
    dontHeading: { kind: 'text', name: 'Heading of the right list', required: true, max: 60 },
    dontItems: { kind: 'textList', name: 'Right list', required: true },
  },
} as const satisfies ContentType;
