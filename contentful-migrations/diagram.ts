import { contentType } from './helpers/contentType';

export default contentType('diagram', {
  description: 'One of the site’s explaining drawings, to embed in a text.',

  help: {
    drawing: 'Which one.',
    description: 'Read out to people who cannot see it.',
    labels: 'In the order of the drawing’s numbers. Empty: the text the site came with, if any.',
    caption: 'May be empty.',
  },
  initial: { drawing: 'Three cuts' },
});
