import { type ContentType, orderField } from './fields';

export const faq = {
  name: 'Question and answer',
  titleField: 'question',
  empty: 'default',
  fields: {
    question: { kind: 'text', name: 'Question', required: true, max: 200 },
    answer: { kind: 'richText', name: 'Answer', required: true },
    services: { kind: 'linkList', name: 'Services it is about', to: ['service'] },
    order: orderField,
  },
} as const satisfies ContentType;
