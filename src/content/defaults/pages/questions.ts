import { callBannerParts, pageOf, sectionsOf } from './parts';

const section = sectionsOf('questions', 'Questions');

export const questions = pageOf(
  'questions',
  {
    name: 'Questions',
    kind: 'questions',
    slug: 'questions',
    heading: 'Ask before anyone starts a saw.',
    intro:
      'Everything people ask us about cost, timing, law, pests and storms, with plain answers.',
    callLabel: 'Call {{phone}}',
    metaTitle: 'Tree Questions, Answered Plainly | {{company}}',
    metaDescription:
      'What tree work costs, when to prune, who may cut, what insurance pays and what to do when a tree falls. Plain answers for {{city}}, {{state}}.',
  },
  [
    section('faq', 'all questions', {}),
    section('callBanner', 'call banner', {
      ...callBannerParts,
      heading: 'Not sure what to ask?',
      intro: 'Tell us what you see, and we will ask the questions.',
    }),
  ],
);
