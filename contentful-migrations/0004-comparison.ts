import { contentType } from './helpers/contentType';
import { lines, plain, text } from './helpers/fields';

export default contentType({
  id: 'comparison',
  name: 'Do and don’t list',
  description: 'Two short lists side by side, to embed in a text.',
  displayField: 'name',
  fields: [
    plain('name', 'Name in this list', 'Only you see it.', { required: true }),
    text('doHeading', 'Heading of the left list', 'For example We do.', {
      required: true,
      max: 60,
    }),
    lines('doItems', 'Left list', 'One thing a line.', { required: true }),
    text('dontHeading', 'Heading of the right list', 'For example We do not.', {
      required: true,
      max: 60,
    }),
    lines('dontItems', 'Right list', 'One thing a line.', { required: true }),
  ],
});
