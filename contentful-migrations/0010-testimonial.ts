import { contentType } from './helpers/contentType';
import { integer, longText, plain, text, yesOrNo } from './helpers/fields';
import { ORDER } from './helpers/shared';

export default contentType({
  id: 'testimonial',
  name: 'Testimonial',
  description: 'What one customer said. Use real words of real people only.',
  displayField: 'name',
  fields: [
    text('name', 'Name', 'First name and one letter is enough.', { required: true, max: 80 }),
    text('title', 'Where they live', 'For example West End, Hartford.', { max: 100 }),
    longText('quote', 'What they said', 'Without quotation marks; the site adds them.', {
      required: true,
      max: 600,
    }),
    plain(
      'avatarUrl',
      'Address of a portrait',
      'A full https:// address of a square picture. Empty: initials are drawn.',
      {
        pattern: {
          source: '^https://[^\\s]+$',
          message: 'A full address that starts with https://.',
        },
      },
    ),
    yesOrNo(
      'isSample',
      'This is a sample',
      'The three that come with the site are samples. Replace them with real ones before you go live.',
      { yes: 'Sample', no: 'Real customer' },
    ),
    integer('order', 'Position', ORDER),
  ],
});
