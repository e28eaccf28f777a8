import { contentType } from './helpers/contentType';

export default contentType('microcopy', {
  description:
    'A label, a button, a hint or a message that several pages share. Filter the list by “Where it stands”, or search for its words. The website makes these entries; only the text is yours to change.',
  help: {
    title: 'Set by the website.',
    text: 'What visitors read or hear. What happens while it is empty is told below.',
    hint: 'Set by the website.',
    part: 'Set by the website.',
    key: 'Set by the website, which finds the text by it.',
  },
  fixed: ['title', 'hint', 'part', 'key'],
});
