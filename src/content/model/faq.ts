import { type ContentType, orderField } from './fields';

export const faq = {
  name: 'Question and answer',
  description: 'One question visitors ask, with its answer. Shown on the home page.',
  titleField: 'question',
  empty: 'default',
  fields: {
    question: {
      kind: 'text',
      name: 'Question',
      help: 'As a visitor would ask it.',
      required: true,
      max: 200,
    },
    answer: {
      kind: 'richText',
      name: 'Answer',
      help: 'The answer in the first sentence, then the reasons.',
      required: true,
      embeds: [],
    },
    order: orderField,
  },
} as const satisfies ContentType;
