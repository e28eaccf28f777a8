import { contentType } from './helpers/contentType';

export default contentType('testimonial', {
  description: 'What one customer said. Use real words of real people only.',

  help: {
    name: 'First name and one letter is enough.',
    title: 'For example West End, Hartford. Empty: nothing is shown.',
    quote:
      'All of it, in their own words, without quotation marks: the site adds them. Of a long one, visitors unfold the rest.',
    source: 'For example Google, or by letter. Empty: nothing is shown.',
    date: 'The month and year are shown. Empty: only where they said it.',
    sourceHref: 'The page where everybody can read it. Empty: no link.',
    services:
      'A section of testimonials can choose a service, which then stands for all that are about it. Empty: a section that chooses only services does not show this one.',
    portrait:
      'A picture of the person, who has agreed to it. It is cut to a circle. Empty: initials are drawn.',
    avatarUrl: 'From before portraits were uploaded. Used while there is no Portrait.',
    isSample:
      'The three that come with the site are samples. Replace them with real ones before you go live.',
  },
  initial: { isSample: false },
  fixed: ['avatarUrl'],
});
