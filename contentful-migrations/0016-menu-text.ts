import { contentType } from './helpers/contentType';
import { longText, plain, richText, text } from './helpers/fields';

import { HREF } from './helpers/values';

const header = (id: string, name: string, help: string) => text(id, name, help, { tab: 'header' });
const footer = (id: string, name: string, help: string) => text(id, name, help, { tab: 'footer' });
const spoken = (id: string, name: string, help: string) => text(id, name, help, { tab: 'spoken' });

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
    header('badge', 'Badge in the dark bar', 'Beside the hours, for example Emergency crew.'),
    header('badgeNote', 'Words after the badge', 'Shown on wide screens only.'),
    header('quoteLabel', 'Quote link', 'For example Request Free Quote.'),
    plain('quoteHref', 'Quote link goes to', 'For example /contact/#quote.', {
      pattern: HREF,
      tab: 'header',
    }),
    header('callLabel', 'Words above the phone number', 'For example Call Us Anytime.'),
    header(
      'callBarLabel',
      'Words above the number in the bar on phones',
      'For example Call us anytime.',
    ),
    header(
      'callBarQuote',
      'Quote button in the bar on phones',
      'Two words, for example Free quote.',
    ),
    header('drawerCall', 'Call button in the menu on phones', 'For example Call {{phone}}.'),
    header(
      'drawerQuote',
      'Quote button in the menu on phones',
      'For example Request a free quote.',
    ),
    header('menuLabel', 'Button that opens the menu', 'One word.'),
    header('closeLabel', 'Button that closes the menu', 'One word.'),
    header('allServices', 'Last line of the services menu', 'For example All services.'),
    header('darkMode', 'Color switch', 'For example Dark colors.'),
    header('homeCrumb', 'First word of the path above headings', 'For example Home.'),
    footer('footerHeading', 'Heading of the footer', 'One sentence.'),
    longText('footerText1', 'First text of the footer', 'Two or three sentences.', {
      max: 600,
      tab: 'footer',
    }),
    longText('footerText2', 'Second text of the footer', 'Two or three sentences.', {
      max: 600,
      tab: 'footer',
    }),
    footer('servicesHeading', 'Heading of the list of services', 'For example Services.'),
    footer('linksHeading', 'Heading of the useful links', 'For example Useful links.'),
    footer('hoursHeading', 'Heading of the hours', 'For example Opening hours.'),
    footer('hoursNote', 'Words under the hours', 'For example Every day of the year.'),
    footer('copyright', 'Copyright line', 'For example © {{year}} {{company}}.'),
    footer('footerText', 'Text after the copyright', 'One sentence.'),
    footer('backToTop', 'Link back to the top', 'For example Back to top.'),
    footer('creditsLabel', 'Label of the photo credits', 'For example Photo credits.'),
    richText(
      'photoCredits',
      'Photo credits',
      'The pictures that came with the site must stay credited as long as they are shown.',
      { tab: 'footer' },
    ),
    footer(
      'licenseLabel',
      'Words before the license number',
      'Shown only when a license number is filled in.',
    ),
    spoken('skipLink', 'Link to the content', 'The first thing a keyboard reaches.'),
    spoken('logoLabel', 'Name of the logo link', 'For example {{company}}, home.'),
    spoken('topBarLabel', 'Name of the dark bar', 'For example Emergency and quotes.'),
    spoken('mainMenuLabel', 'Name of the menu', 'One word.'),
    spoken('drawerLabel', 'Name of the menu on phones', 'One word.'),
    spoken(
      'servicesMenuLabel',
      'Name of the button that opens the services',
      'For example Show services.',
    ),
    spoken('crumbsLabel', 'Name of the path above headings', 'For example Breadcrumb.'),
    spoken('callBarName', 'Name of the bar on phones', 'For example Call or request a quote.'),
    spoken('footerLabel', 'Name of the footer menu', 'For example Useful links.'),
    spoken('noticeLabel', 'Name of the notice', 'For example Notice.'),
    spoken('dismissNotice', 'Button that closes the notice', 'For example Close this notice.'),
  ],
});
