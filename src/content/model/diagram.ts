import type { ContentType } from './fields';
import { DIAGRAMS } from './pictures';

export const diagram = {
  name: 'Drawing in a text',
  titleField: 'description',
  fields: {
    drawing: { kind: 'choice', name: 'Drawing', required: true, choices: DIAGRAMS },
    description: { kind: 'text', name: 'What it shows', required: true, max: 250 },
    labels: { kind: 'textList', name: 'Labels in the drawing', empty: 'default' },
    caption: { kind: 'text', name: 'Caption', max: 160 },
  },
} as const satisfies ContentType;
