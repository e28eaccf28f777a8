import { contentType } from './helpers/contentType';
import { longText, text } from './helpers/fields';

const calls = (id: string, name: string, help: string) => text(id, name, help, { tab: 'calls' });
const blog = (id: string, name: string, help: string) => text(id, name, help, { tab: 'blog' });
const parts = (id: string, name: string, help: string) => text(id, name, help, { tab: 'parts' });
const trouble = (id: string, name: string, help: string) =>
  text(id, name, help, { tab: 'trouble' });

export default contentType({
  id: 'interfaceText',
  name: 'Small texts everywhere',
  description: 'Buttons, labels and hints that several pages share.',
  displayField: 'callButton',
  tabs: [
    ['calls', 'Calls and quotes'],
    ['blog', 'Blog'],
    ['parts', 'Parts of pages'],
    ['spoken', 'Read out only'],
    ['trouble', 'When something fails'],
  ],
  fields: [
    calls('callButton', 'Call button', 'For example Call {{phone}}.'),
    calls('callAnytime', 'Call button in boxes', 'For example Call us anytime.'),
    calls('quoteButton', 'Quote button', 'For example Request a free quote.'),
    calls('bannerCall', 'Big call button, first line', 'For example Call us today!'),
    calls('bannerNote', 'Big call button, second line', 'For example {{phone}}, day or night.'),
    calls('emergencyCall', 'Call button on the emergency page', 'For example Call us now.'),
    calls('needHeading', 'Call box beside texts: heading', 'For example Need tree service?'),
    calls('needText', 'Call box beside texts: text', 'One or two sentences.'),
    calls(
      'blockHeading',
      'Contact part of service pages: heading',
      'For example Tell us about your tree.',
    ),
    longText('blockText', 'Contact part of service pages: text', 'One or two sentences.', {
      max: 600,
      tab: 'calls',
    }),
    blog('lastUpdated', 'Before the date of a post', 'For example Last updated.'),
    blog('shareOnSocial', 'Share button', 'For example Share on Facebook.'),
    blog('shareByEmail', 'E-mail button', 'For example Email this.'),
    blog('shareCopy', 'Copy button', 'For example Copy link.'),
    blog('shareDevice', 'Share button of the device', 'For example Share.'),
    blog('shareCopied', 'Short message after copying', 'One sentence.'),
    blog('shareSubject', 'Subject of the e-mail', 'The title follows.'),
    blog('shareGreeting', 'Greeting of the e-mail', 'For example Hello,'),
    blog('shareSentence', 'Sentence of the e-mail', 'I wanted to share this link with you'),
    blog('shareFooter', 'Last line of the e-mail', 'For example {{company}}, {{city}}.'),
    blog('postCallHeading', 'Call box under a post: heading', 'A question.'),
    blog('postCall', 'Call box under a post: button', 'Call to schedule a FREE consultation.'),
    blog('recentPosts', 'Heading beside a post', 'Recent Posts.'),
    blog('newerPosts', 'Link to newer posts', 'For example Newer posts.'),
    blog('olderPosts', 'Link to older posts', 'For example Older posts.'),
    blog('noPosts', 'When there is no post', 'One sentence.'),
    parts('servicesAside', 'Heading of the list beside a service', 'For example All services.'),
    parts('stars', 'Read out for the stars', 'For example Five out of five stars.'),
    parts('previousSlide', 'Button to the testimonial before', 'For example Previous testimonial.'),
    parts('nextSlide', 'Button to the next testimonial', 'For example Next testimonial.'),
    parts('slideLabel', 'Bullet of a testimonial', 'The number follows, for example Testimonial.'),
    parts('faqAsk', 'Last line of the questions', 'For example Something else?'),
    parts('faqAskLink', 'Link in that line', 'For example Ask a person.'),
    parts('mapNote', 'Words beside the map button', 'Says that the map comes from outside.'),
    parts('mapLoad', 'Map button', 'For example Load the map.'),
    parts('mapOpen', 'Link to the map', 'For example Open in Google Maps.'),
    parts('mapCaption', 'Line under the drawn map', 'One sentence.'),
    parts(
      'mapTitle',
      'Read out for the map',
      'For example Map of {{city}} and the towns around it.',
    ),
    parts('mapRiver', 'Name of the river on the map', 'Connecticut River.'),
    parts('loading', 'While something loads', 'For example Loading…'),
    trouble('emergencyHeading', 'Emergency card: heading', 'Shown when there is no network.'),
    text('dismissToast', 'Button that closes a short message', 'One word.', { tab: 'spoken' }),
    text(
      'opensElsewhere',
      'After links to other websites',
      'For example (opens another website).',
      { tab: 'spoken' },
    ),
    text('pageOf', 'Page number of the blog', 'For example Page; the number follows.', {
      tab: 'spoken',
    }),
    trouble('errorHeading', 'Something broke: heading', 'One line.'),
    longText('errorText', 'Something broke: text', 'With {{phone}}.', { max: 600, tab: 'trouble' }),
    trouble('errorReload', 'Something broke: button', 'For example Reload the page.'),
    trouble('updateReady', 'A newer version is ready', 'One sentence.'),
  ],
});
