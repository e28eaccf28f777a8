import { contentType } from './helpers/contentType';
import { lines, moment, text } from './helpers/fields';

/** Where the commands note what they have done in this space. */
export default contentType({
  id: 'migrationRecord',
  name: 'Record of set-up commands',
  description: 'Kept by the set-up commands of the website. Please leave these entries alone.',
  displayField: 'name',
  fields: [
    text('name', 'What was done', 'Written by the set-up commands.', { required: true }),
    moment('doneAt', 'When', 'Written by the set-up commands.'),
    lines('items', 'Ids of what was put in', 'Written by the set-up commands.'),
  ],
});
