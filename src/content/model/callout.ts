import type { ContentType } from './fields';

export const callout = {
  name: 'Note in a text',
  description: 'A tinted note to embed in a text: a tip, or a warning.',
  titleField: 'title',
  fields: {
    title: { kind: 'text', name: 'First line, bold', help: 'Short.', required: true, max: 120 },
    text: { kind: 'longText', name: 'Text', help: 'One to three sentences.', max: 600 },
    tone: {
      kind: 'choice',
      name: 'Kind',
      help: 'Warning is for danger to people only.',
      choices: { note: 'Note', warning: 'Warning' },
      initial: 'note',
    },
  },
} as const satisfies ContentType;
