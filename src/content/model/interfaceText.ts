import { type ContentType, nameInLists, line, longLine, longNote, note } from './fields';

export const interfaceText = {
  name: 'Small texts everywhere',
  description: 'Buttons, labels and hints that several pages share.',
  titleField: 'name',
  single: true,
  groups: {
    calls: 'Calls and quotes',
    blog: 'Blog',
    parts: 'Parts of pages',
    spoken: 'Read out only',
    trouble: 'When something fails',
  },
  fields: {
    name: nameInLists('calls'),
    callButton: line('Call button', 'For example Call {{phone}}.', 'calls', [
      'standardService',
      'contactForm',
    ]),
    quoteButton: line('Quote button', 'For example Request a free quote.', 'calls', ['service']),
    bannerCall: line('Big call button, first line', 'For example Call us today!', 'calls', [
      'service',
    ]),
    bannerNote: note(
      'Big call button, second line',
      'For example {{phone}}, day or night.',
      'calls',
      ['service'],
    ),
    emergencyCall: line('Call button on the emergency page', 'For example Call us now.', 'calls', [
      'emergency',
    ]),
    needHeading: line('Call box beside texts: heading', 'For example Need tree service?', 'calls', [
      'service',
      'post',
    ]),
    needText: note('Call box beside texts: text', 'One or two sentences.', 'calls', [
      'service',
      'post',
    ]),
    blockHeading: line(
      'Contact part of service pages: heading',
      'For example Tell us about your tree.',
      'calls',
      ['serviceBlock'],
    ),
    blockText: longNote('Contact part of service pages: text', 'One or two sentences.', 'calls', [
      'serviceBlock',
    ]),
    lastUpdated: line('Before the date of a post', 'For example Last updated.', 'blog', ['post']),
    shareOnSocial: line('Share button', 'For example Share on Facebook.', 'blog', ['post']),
    shareByEmail: line('E-mail button', 'For example Email this.', 'blog', ['post']),
    shareCopy: line('Copy button', 'For example Copy link.', 'blog', ['post']),
    shareDevice: line('Share button of the device', 'For example Share.', 'blog', ['post']),
    shareCopied: line('Short message after copying', 'One sentence.', 'blog', ['post']),
    shareSubject: line('Subject of the e-mail', 'The title follows.', 'blog', ['post']),
    shareGreeting: line('Greeting of the e-mail', 'For example Hello,', 'blog', ['post']),
    shareSentence: line('Sentence of the e-mail', 'I wanted to share this link with you', 'blog', [
      'post',
    ]),
    shareFooter: line('Last line of the e-mail', 'For example {{company}}, {{city}}.', 'blog', [
      'post',
    ]),
    postCallHeading: line('Call box under a post: heading', 'A question.', 'blog', ['post']),
    postCall: line(
      'Call box under a post: button',
      'Call to schedule a FREE consultation.',
      'blog',
      ['post'],
    ),
    recentPosts: line('Heading beside a post', 'Recent Posts.', 'blog', ['post']),
    newerPosts: line('Link to newer posts', 'For example Newer posts.', 'blog', ['newerPosts']),
    olderPosts: line('Link to older posts', 'For example Older posts.', 'blog', ['olderPosts']),
    noPosts: line('When there is no post', 'One sentence.', 'blog', ['noPosts']),
    servicesAside: line(
      'Heading of the list beside a service',
      'For example All services.',
      'parts',
      ['service'],
    ),
    beforeLabel: line('Under a picture of a tree before work', 'For example Before.', 'parts', [
      'beforeAfter',
    ]),
    afterLabel: line('Under the picture after work', 'For example After.', 'parts', [
      'beforeAfter',
    ]),
    stars: line('Read out for the stars', 'For example Five out of five stars.', 'parts', [
      'testimonials',
    ]),
    previousSlide: line(
      'Button to the testimonial before',
      'For example Previous testimonial.',
      'parts',
      ['testimonials'],
    ),
    nextSlide: line('Button to the next testimonial', 'For example Next testimonial.', 'parts', [
      'testimonials',
    ]),
    slideLabel: line(
      'Bullet of a testimonial',
      'The number follows, for example Testimonial.',
      'parts',
      ['testimonials'],
    ),
    faqAsk: line('Last line of the questions', 'For example Something else?', 'parts', ['faq']),
    faqAskLink: line('Link in that line', 'For example Ask a person.', 'parts', ['faq']),
    mapNote: line('Words beside the map button', 'Says that the map comes from outside.', 'parts', [
      'map',
      'estimate',
    ]),
    mapLoad: line('Map button', 'For example Load the map.', 'parts', ['map', 'estimate']),
    mapOpen: line('Link to the map', 'For example Open in Google Maps.', 'parts', [
      'map',
      'estimate',
    ]),
    mapCaption: note('Line under the drawn map', 'One sentence.', 'parts', ['map', 'estimate']),
    mapTitle: line(
      'Read out for the map',
      'For example Map of {{city}} and the towns around it.',
      'parts',
      ['map', 'estimate'],
    ),
    mapRiver: line('Name of the river on the map', 'Connecticut River.', 'parts', [
      'map',
      'estimate',
    ]),
    loading: line('While something loads', 'For example Loading…', 'parts', ['map', 'estimate']),
    emergencyHeading: line(
      'Emergency card: heading',
      'Shown when there is no network.',
      'trouble',
      ['offline'],
    ),
    dismissToast: line('Button that closes a short message', 'One word.', 'spoken', [
      'post',
      'contactForm',
    ]),
    opensElsewhere: line(
      'After links to other websites',
      'For example (opens another website).',
      'spoken',
    ),
    pageOf: line('Page number of the blog', 'For example Page; the number follows.', 'spoken', [
      'blogPages',
    ]),
    errorHeading: line('Something broke: heading', 'One line.', 'trouble'),
    errorText: longLine('Something broke: text', 'With {{phone}}.', 'trouble'),
    errorReload: line('Something broke: button', 'For example Reload the page.', 'trouble'),
  },
} as const satisfies ContentType;
