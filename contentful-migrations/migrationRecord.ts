import { contentType } from './helpers/contentType';

export default contentType('migrationRecord', {
  description:
    'Says that the texts which came with the site are in this space. Leave it published: without it, the site shows those again that you have deleted or emptied.',

  help: {
    name: 'Please neither unpublish nor delete this entry: everything that you have deleted would show again, with the texts the site came with.',
    doneAt: 'Written by the set-up commands.',
    items: 'Written by the set-up commands.',
  },
});
