import { contentType } from './helpers/contentType';
import { integer, richText, text } from './helpers/fields';
import { ORDER } from './helpers/shared';

export default contentType({
  id: 'faq',
  name: 'Question and answer',
  description: 'One question visitors ask, with its answer. Shown on the home page.',
  displayField: 'question',
  fields: [
    text('question', 'Question', 'As a visitor would ask it.', { required: true, max: 200 }),
    richText('answer', 'Answer', 'The answer in the first sentence, then the reasons.', {
      required: true,
    }),
    integer('order', 'Position', ORDER),
  ],
});
