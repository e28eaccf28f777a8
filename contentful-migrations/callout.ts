import { contentType } from './helpers/contentType';

export default contentType('callout', {
  description: 'A note to embed in a text: a tip, a warning, or a list of what to do or not to do.',

  help: {
    title: 'Short.',
    text: 'One to three sentences; of Do and Don’t, one item a line. Empty: nothing is shown.',
    tone: 'Warning is for danger to people only. A Do and a Don’t that follow each other stand side by side.',
  },
  initial: { tone: 'Note' },
});
