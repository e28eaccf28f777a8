import { type ContentType, article, pageAddress, orderField, searchFields } from './fields';

/** A place on the map; a town elsewhere would have its name beside it. */
const PERCENT = { min: 0, max: 100, message: 'Write a number from 0 to 100.' } as const;

export const town = {
  name: 'Town',
  titleField: 'name',
  empty: 'nothing',
  fields: {
    name: { kind: 'text', name: 'Name', required: true, max: 60, means: 'place' },
    zips: { kind: 'plainList', name: 'ZIP codes', means: 'zip' },
    villages: { kind: 'textList', name: 'Villages' },
    across: { kind: 'number', name: 'On the drawn map: from the left', range: PERCENT },
    down: { kind: 'number', name: 'On the drawn map: from the top', range: PERCENT },
    order: orderField,
    slug: pageAddress,
    heading: { kind: 'text', name: 'Heading', max: 160 },
    intro: { kind: 'longText', name: 'Text under the heading', max: 400 },
    body: article('Text'),
    questions: { kind: 'linkList', name: 'Questions on its page', to: ['faq'] },
    ...searchFields,
  },
} as const satisfies ContentType;
