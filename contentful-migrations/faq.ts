import { contentType } from './helpers/contentType';

export default contentType('faq', {
  description:
    'One question visitors ask, with its answer. Shown on the home page, on the page of all questions, and on the pages of the services it is about.',

  help: {
    question: 'As a visitor would ask it.',
    answer: 'The answer in the first sentence, then the reasons.',
    services:
      'The pages of these services show it. Empty: only the lists of questions show it, and services that have too few of their own.',
  },
});
