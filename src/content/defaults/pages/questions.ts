import { callBannerParts, pageOf, sectionsOf } from './pageDefaults';

const section = sectionsOf('questions', 'Questions');

/** Questions about one topic. */
const topic = (id: string, heading: string, ...questions: readonly string[]) =>
  section(
    'questions',
    heading.toLowerCase(),
    { heading: `${heading}.`, chosen: questions.map((question) => `faq-${question}`) },
    id,
  );

export const questions = pageOf(
  'questions',
  {
    name: 'Questions',
    kind: 'questions',
    slug: 'questions',
    heading: 'Ask before anyone starts a saw.',
    intro: 'Everything people ask us, from the price to the law, with plain answers.',
    callLabel: 'Call {{phone}}',
    drawing: 'owl',
    metaTitle: 'Tree questions, answered plainly | {{company}}',
    metaDescription:
      'What tree work costs, when to prune, who may cut, what insurance pays and what to do when a tree falls. Plain answers for {{city}}, {{state}}.',
  },
  [
    topic('cost', 'Before you hire', 'cost', 'free-estimate', 'licensed'),
    topic('storms', 'Storms', 'tree-on-house', 'night-calls', 'insurance'),
    topic(
      'health',
      'Pruning and health',
      ...['pruning-or-trimming', 'when-to-prune', 'topping', 'dangerous-tree', 'ash', 'lanternfly'],
    ),
    topic('law', 'Law and neighbors', 'permission', 'neighbor'),
    // All others, also those that staff add.
    section('questions', 'the day itself', { heading: 'The day itself.' }),
    section('banner', 'call banner', {
      ...callBannerParts,
      heading: 'Not sure what to ask?',
      intro: 'Tell us what you see, and we will ask the questions.',
    }),
  ],
);
