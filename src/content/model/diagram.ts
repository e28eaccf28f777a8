import type { ContentType } from './fields';
import { DIAGRAMS } from './pictures';

export const diagram = {
  name: 'Drawing in a text',
  description: 'One of the site’s explaining drawings, to embed in a text.',
  titleField: 'description',
  fields: {
    drawing: {
      kind: 'choice',
      name: 'Drawing',
      help: 'Which one.',
      required: true,
      choices: DIAGRAMS,
      initial: 'three-cuts',
    },
    description: {
      kind: 'text',
      name: 'What it shows',
      help: 'Read out to people who cannot see it.',
      required: true,
      max: 250,
    },
    labels: {
      kind: 'textList',
      name: 'Labels in the drawing',
      help: 'In the order of the drawing’s numbers.',
      empty: 'default',
    },
    caption: { kind: 'text', name: 'Caption', help: 'May be empty.', max: 160 },
  },
} as const satisfies ContentType;
