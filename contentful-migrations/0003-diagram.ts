import { contentType } from './helpers/contentType';
import { choice, lines, text } from './helpers/fields';

export default contentType({
  id: 'diagram',
  name: 'Drawing in a text',
  description: 'One of the site’s explaining drawings, to embed in a text.',
  displayField: 'description',
  fields: [
    choice('drawing', 'Drawing', 'Which one.', ['three-cuts'], { required: true }),
    text('description', 'What it shows', 'Read out to people who cannot see it.', {
      required: true,
      max: 250,
    }),
    lines('labels', 'Labels in the drawing', 'In the order of the drawing’s numbers.'),
    text('caption', 'Caption', 'May be empty.', { max: 160 }),
  ],
});
