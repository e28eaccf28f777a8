import { contentType } from './helpers/contentType';
import { longText, onTab, plain, richText, text } from './helpers/fields';
import { HREF } from './helpers/shared';

export default contentType({
  id: 'menuText',
  name: 'Texts of header, menu and footer',
  description: 'The words that are on every page.',
  displayField: 'footerHeading',
  tabs: [
    ['header', 'Header and menu'],
    ['footer', 'Footer'],
    ['spoken', 'Read out only'],
  ],
  fields: [
    ...onTab(
      'header',
      text('badge', 'Badge in the dark bar', 'Beside the hours, for example Emergency crew.'),
      text('badgeNote', 'Words after the badge', 'Shown on wide screens only.'),
      text('quoteLabel', 'Quote link', 'For example Request Free Quote.'),
      plain('quoteHref', 'Quote link goes to', 'For example /contact/#quote.', { pattern: HREF }),
      text('callLabel', 'Words above the phone number', 'For example Call Us Anytime.'),
      text(
        'callBarLabel',
        'Words above the number in the bar on phones',
        'For example Call us anytime.',
      ),
      text(
        'callBarQuote',
        'Quote button in the bar on phones',
        'Two words, for example Free quote.',
      ),
      text('drawerCall', 'Call button in the menu on phones', 'For example Call {{phone}}.'),
      text(
        'drawerQuote',
        'Quote button in the menu on phones',
        'For example Request a free quote.',
      ),
      text('menuLabel', 'Button that opens the menu', 'One word.'),
      text('closeLabel', 'Button that closes the menu', 'One word.'),
      text('allServices', 'Last line of the services menu', 'For example All services.'),
      text('darkMode', 'Color switch', 'For example Dark colors.'),
      text('homeCrumb', 'First word of the path above headings', 'For example Home.'),
    ),
    ...onTab(
      'footer',
      text('footerHeading', 'Heading of the footer', 'One sentence.'),
      longText('footerText1', 'First text of the footer', 'Two or three sentences.', { max: 600 }),
      longText('footerText2', 'Second text of the footer', 'Two or three sentences.', { max: 600 }),
      text('servicesHeading', 'Heading of the list of services', 'For example Services.'),
      text('linksHeading', 'Heading of the useful links', 'For example Useful links.'),
      text('hoursHeading', 'Heading of the hours', 'For example Opening hours.'),
      text('hoursNote', 'Words under the hours', 'For example Every day of the year.'),
      text('copyright', 'Copyright line', 'For example © {{year}} {{company}}.'),
      text('footerText', 'Text after the copyright', 'One sentence.'),
      text('backToTop', 'Link back to the top', 'For example Back to top.'),
      text('creditsLabel', 'Label of the photo credits', 'For example Photo credits.'),
      richText(
        'photoCredits',
        'Photo credits',
        'The pictures that came with the site must stay credited as long as they are shown.',
      ),
      text(
        'licenseLabel',
        'Words before the license number',
        'Shown only when a license number is filled in.',
      ),
    ),
    ...onTab(
      'spoken',
      text('skipLink', 'Link to the content', 'The first thing a keyboard reaches.'),
      text('logoLabel', 'Name of the logo link', 'For example {{company}}, home.'),
      text('topBarLabel', 'Name of the dark bar', 'For example Emergency and quotes.'),
      text('mainMenuLabel', 'Name of the menu', 'One word.'),
      text('drawerLabel', 'Name of the menu on phones', 'One word.'),
      text(
        'servicesMenuLabel',
        'Name of the button that opens the services',
        'For example Show services.',
      ),
      text('crumbsLabel', 'Name of the path above headings', 'For example Breadcrumb.'),
      text('callBarName', 'Name of the bar on phones', 'For example Call or request a quote.'),
      text('footerLabel', 'Name of the footer menu', 'For example Useful links.'),
      text('noticeLabel', 'Name of the notice', 'For example Notice.'),
      text('dismissNotice', 'Button that closes the notice', 'For example Close this notice.'),
    ),
  ],
});
