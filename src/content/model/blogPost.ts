import { type ContentType, article, pageAddress, searchFields } from './fields';

export const blogPost = {
  name: 'Blog post',
  titleField: 'title',
  fields: {
    title: { kind: 'text', name: 'Title', required: true, max: 160 },
    slug: { ...pageAddress, required: true },
    excerpt: { kind: 'longText', name: 'Summary', max: 400 },
    image: { kind: 'picture', minWidth: 900, name: 'Picture' },
    imageCaption: { kind: 'text', name: 'Caption of the picture', beside: 'image', max: 160 },
    body: article('Article', 'default'),
    lastModified: { kind: 'date', name: 'Date shown', means: 'day' },
    author: { kind: 'link', name: 'Author', to: ['person'] },
    tags: { kind: 'textList', name: 'Topics' },
    website: { kind: 'plainList', name: 'Only on these websites' },
    ...searchFields,
  },
} as const satisfies ContentType;
