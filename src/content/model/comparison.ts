import type { ContentType } from './fields';

export const comparison = {
  name: 'Do and don’t list',
  description: 'Two short lists side by side, to embed in a text.',
  titleField: 'name',
  fields: {
    name: { kind: 'plain', name: 'Name in this list', help: 'Only you see it.', required: true },
    doHeading: {
      kind: 'text',
      name: 'Heading of the left list',
      help: 'For example We do.',
      required: true,
      max: 60,
    },
    doItems: { kind: 'textList', name: 'Left list', help: 'One thing a line.', required: true },
    dontHeading: {
      kind: 'text',
      name: 'Heading of the right list',
      help: 'For example We do not.',
      required: true,
      max: 60,
    },
    dontItems: { kind: 'textList', name: 'Right list', help: 'One thing a line.', required: true },
  },
} as const satisfies ContentType;
