import { contentType } from './helpers/contentType';
import { lines, onTab, picture, plain, text } from './helpers/fields';
import { HREF } from './helpers/shared';

export default contentType({
  id: 'siteConfig',
  name: 'Company and contact details',
  description:
    'The facts about the company: name, phone number, city, hours. Change the phone number here, once, and the whole site follows.',
  displayField: 'company',
  tabs: [
    ['company', 'Company'],
    ['phone', 'Phone and hours'],
    ['proof', 'License and insurance'],
    ['search', 'Search and sharing'],
  ],
  fields: [
    ...onTab(
      'company',
      text('company', 'Company name', 'Written in texts as {{company}}.', {
        required: true,
        max: 60,
      }),
      text('city', 'City', 'Written in texts as {{city}}.', { required: true, max: 60 }),
      text('state', 'State', 'In full, for example Connecticut. Written in texts as {{state}}.', {
        required: true,
        max: 40,
      }),
      plain(
        'stateCode',
        'State, two letters',
        'For example CT. Used on the map and for search engines.',
        { pattern: { source: '^[A-Z]{2}$', message: 'Two capital letters, for example CT.' } },
      ),
      lines(
        'serviceTowns',
        'Towns you serve',
        'One town a line, the city first. Shown on the map and told to search engines.',
      ),
      text(
        'streetAddress',
        'Street address',
        'Leave empty if customers do not visit you. Empty: no address is shown anywhere.',
      ),
      text('postalCode', 'ZIP code', 'Only shown together with a street address.', { max: 10 }),
      plain('email', 'E-mail address', 'Leave empty to be reached by phone and form only.', {
        pattern: {
          source: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
          message: 'An e-mail address, for example office@example.com.',
        },
      }),
    ),
    ...onTab(
      'phone',
      plain(
        'phoneDisplay',
        'Phone number as shown',
        'For example (860) 555-0142. Written in texts as {{phone}}. The other two forms must be the same number.',
        {
          required: true,
          pattern: {
            source: '^[+()0-9 .\\-]{7,24}$',
            message: 'Digits, spaces, brackets and dashes only.',
          },
        },
      ),
      plain(
        'phoneDashed',
        'Phone number with dashes',
        'For example 860-555-0142. Used when a page is printed and in the contact card.',
        {
          pattern: {
            source: '^[0-9\\-]{7,20}$',
            message: 'Digits and dashes only, for example 860-555-0142.',
          },
        },
      ),
      plain(
        'phoneLink',
        'Phone number for dialing',
        'What a phone dials: + and the country code, no spaces. For example +18605550142.',
        {
          required: true,
          pattern: {
            source: '^(tel:)?\\+[0-9]{8,15}$',
            message: 'A + and 8 to 15 digits, for example +18605550142.',
          },
        },
      ),
      text('hoursOfOperation', 'Hours', 'For example 24/7. Written in texts as {{hours}}.', {
        required: true,
        max: 40,
      }),
    ),
    ...onTab(
      'proof',
      text(
        'licenseNumber',
        'Arborist license number',
        'As printed on the license. Stays hidden on the site until you fill it in.',
      ),
      text('licenseHolder', 'Name on the license', 'Stays hidden until you fill it in.'),
      text('insurer', 'Insurance company', 'Stays hidden until you fill it in.'),
    ),
    ...onTab(
      'search',
      lines(
        'keywords',
        'Keywords',
        'Words people search for. Used where a search engine still reads them.',
      ),
      plain(
        'homeUrl',
        'Address of the website',
        'For example https://www.example.com. Blog posts meant for several websites are sorted by it.',
        {
          pattern: {
            source: '^https?://[^\\s]+$',
            message: 'A full address that starts with https://.',
          },
        },
      ),
      lines(
        'socialProfiles',
        'Social media pages',
        'Full addresses, one a line. Told to search engines.',
        { pattern: HREF },
      ),
      picture(
        'shareImage',
        'Picture for social networks',
        'Used for every page that has none of its own. Empty: one is drawn from the page title.',
      ),
    ),
  ],
});
