import { contentType } from './helpers/contentType';
import { choice, integer, text } from './helpers/fields';
import { FIRST_ICONS, ORDER } from './helpers/shared';

export default contentType({
  id: 'highlight',
  name: 'Highlight',
  description: 'One of the four big figures under the top of the home page. True facts only.',
  displayField: 'name',
  fields: [
    text('number', 'Figure', 'For example 10+, 100% or 24/7.', { required: true, max: 12 }),
    text('name', 'Words beside it', 'One short line.', { required: true, max: 120 }),
    choice('icon', 'Icon', 'The small sign beside the words.', FIRST_ICONS),
    integer('order', 'Position', ORDER),
  ],
});
