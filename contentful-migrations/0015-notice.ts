import { contentType } from './helpers/contentType';
import { moment, plain, text, yesOrNo } from './helpers/fields';
import { HREF } from './helpers/shared';

export default contentType({
  id: 'notice',
  name: 'Notice',
  description:
    'A line above every page for a storm warning or a holiday. It comes and goes by itself at the times you set.',
  displayField: 'text',
  fields: [
    text('text', 'Notice', 'One sentence.', { required: true, max: 200 }),
    text('linkLabel', 'Label of the link', 'Empty: no link.', { max: 60 }),
    plain('linkHref', 'Link goes to', 'For example /emergency-tree-services/.', { pattern: HREF }),
    moment('startsAt', 'Shown from', 'Empty: at once.'),
    moment('endsAt', 'Shown until', 'Empty: until you unpublish it.'),
    yesOrNo('emergency', 'Emergency look', 'For storm warnings. Use it rarely.', {
      yes: 'Emergency',
      no: 'Plain',
    }),
  ],
});
