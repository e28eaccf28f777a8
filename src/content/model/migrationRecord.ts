import type { ContentType } from './fields';

/**
 * What the set-up commands note in a space. One that lists what was put in is published: by it a
 * build knows that the space was seeded, so that whatever is missing there was taken away.
 */
export const migrationRecord = {
  name: 'Record of set-up commands',
  titleField: 'name',
  fields: {
    name: { kind: 'plain', name: 'What was done', required: true },
    doneAt: { kind: 'date', name: 'When', means: 'start' },
    items: { kind: 'plainList', name: 'Ids of what was put in' },
  },
} as const satisfies ContentType;
