import { contentType } from './helpers/contentType';
import { choice, integer, plain, text } from './helpers/fields';
import { FIRST_ICONS, HREF, ORDER } from './helpers/shared';

export default contentType({
  id: 'contactInfo',
  name: 'Contact block',
  description: 'One way to reach you: heading, up to three lines and a link.',
  displayField: 'heading',
  fields: [
    text('heading', 'Heading', 'For example Call us anytime.', { required: true, max: 60 }),
    choice('icon', 'Icon', 'The sign beside the heading.', FIRST_ICONS),
    text('infoBody01', 'First line', 'May be empty.', { max: 160 }),
    text(
      'infoBody02',
      'Second line',
      'Shown large as a link when there is one below. For the phone number write {{phone}}.',
      { max: 160 },
    ),
    text('infoBody03', 'Third line', 'May be empty.', { max: 160 }),
    plain(
      'link',
      'The second line goes to',
      'Write {{phone}} to dial the company’s number. Empty: no link.',
      { pattern: HREF },
    ),
    text('cta', 'Label of a button', 'Empty: no button.', { max: 60 }),
    integer('order', 'Position', ORDER),
  ],
});
