import { contentType } from './helpers/contentType';

export default contentType('callout', {
  description: 'A tinted note to embed in a text: a tip, or a warning.',

  help: {
    title: 'Short.',
    text: 'One to three sentences. Empty: nothing is shown.',
    tone: 'Warning is for danger to people only.',
  },
  initial: { tone: 'Note' },
});
