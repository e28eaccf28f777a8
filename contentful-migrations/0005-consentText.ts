import { contentType } from './helpers/contentType';

export default contentType('consentText', {
  description: 'What the privacy page says of counting, and the question where visitors are asked.',
  tabs: [
    ['privacy', 'Privacy page', 'name'],
    ['question', 'Question', 'question'],
  ],
  help: {
    name: 'Only you see it.',
    off: 'Stands for {{counting}} in the text of the privacy page. Empty: the text the site came with, if any.',
    on: 'The same, while counting is switched on. Empty: the text the site came with, if any.',
    asked:
      'The same, while counting is switched on and asks first. Empty: the text the site came with, if any.',
    question:
      'Shown once, where visitors are asked. Says what is counted. Empty: the text the site came with, if any.',
    yes: 'For example Yes, count me. Empty: the text the site came with, if any.',
    no: 'For example No, thank you. Empty: the text the site came with, if any.',
    change:
      'For example Counting visits: change my answer. Empty: the text the site came with, if any.',
  },
});
