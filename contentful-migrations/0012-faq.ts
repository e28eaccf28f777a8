import { contentType, ORDER } from './helpers/contentType';

export default contentType('faq', {
  description: 'One question visitors ask, with its answer. Shown on the home page.',

  help: {
    question: 'As a visitor would ask it.',
    answer: 'The answer in the first sentence, then the reasons.',
    order: ORDER,
  },
});
