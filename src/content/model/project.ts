import { type ContentType, pageAddress, searchFields } from './fields';

export const project = {
  name: 'Work',
  titleField: 'title',
  empty: 'nothing',
  fields: {
    title: { kind: 'text', name: 'Title', required: true, max: 100 },
    slug: pageAddress,
    service: { kind: 'link', name: 'Service', to: ['service'] },
    town: { kind: 'link', name: 'Town', to: ['town'] },
    date: { kind: 'date', name: 'When it was done', means: 'day' },
    text: { kind: 'longText', name: 'What was done', max: 600 },
    pictureBefore: { kind: 'picture', minWidth: 800, name: 'Before' },
    pictureAfter: { kind: 'picture', minWidth: 800, name: 'After' },
    pictures: { kind: 'pictureList', minWidth: 800, max: 12, name: 'More pictures' },
    words: { kind: 'link', name: 'Words of the customer', to: ['testimonial'] },
    ...searchFields,
  },
} as const satisfies ContentType;
