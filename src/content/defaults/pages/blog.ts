import { callBannerParts, pageOf, sectionsOf } from './pageDefaults';

const section = sectionsOf('blog', 'Blog');

export const blog = pageOf(
  'blog',
  {
    name: 'Blog',
    kind: 'blog',
    slug: 'blog',
    heading: 'Advice from the tree’s point of view.',
    intro: 'Short, practical reading for people with trees.',
    metaTitle: 'Tree care advice | {{company}} blog',
    metaDescription:
      'Plain advice on pruning, storm damage, sustainable care and tree health for people with trees in {{city}}, {{state}}.',
  },
  [
    section('banner', 'call banner', {
      ...callBannerParts,
      heading: 'Reading because you are worried?',
      intro: 'Then call, and read later.',
    }),
  ],
);
