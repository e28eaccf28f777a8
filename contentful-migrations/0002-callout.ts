import { contentType } from './helpers/contentType';
import { choice, longText, text } from './helpers/fields';

export default contentType({
  id: 'callout',
  name: 'Note in a text',
  description: 'A tinted note to embed in a text: a tip, or a warning.',
  displayField: 'title',
  fields: [
    text('title', 'First line, bold', 'Short.', { required: true, max: 120 }),
    longText('text', 'Text', 'One to three sentences.', { max: 600 }),
    choice('tone', 'Kind', 'Warning is for danger to people only.', ['note', 'warning']),
  ],
});
