import type { ContentType } from './fields';

export const callout = {
  name: 'Note in a text',
  titleField: 'title',
  fields: {
    title: { kind: 'text', name: 'First line, bold', required: true, max: 120 },
    text: { kind: 'longText', name: 'Text', max: 600 },
    tone: { kind: 'choice', name: 'Kind', choices: { note: 'Note', warning: 'Warning' } },
  },
} as const satisfies ContentType;
