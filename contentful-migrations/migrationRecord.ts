import { contentType } from './helpers/contentType';

export default contentType('migrationRecord', {
  description: 'Kept by the set-up commands of the website. Please leave these entries alone.',

  help: {
    name: 'Written by the set-up commands.',
    doneAt: 'Written by the set-up commands.',
    items: 'Written by the set-up commands.',
  },
});
