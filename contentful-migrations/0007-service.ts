import { contentType } from './helpers/contentType';
import {
  choice,
  entry,
  integer,
  longText,
  onTab,
  picture,
  plain,
  richText,
  text,
  yesOrNo,
} from './helpers/fields';
import { ADDRESS, FIRST_ICONS, ORDER, SEARCH_FIELDS, TEXT_PARTS } from './helpers/shared';

export default contentType({
  id: 'service',
  name: 'Service',
  description: 'One service and its page. A new one gets its page, menu entry and links by itself.',
  displayField: 'title',
  tabs: [
    ['short', 'Lists and menus'],
    ['page', 'Its page'],
    ['search', 'Search and sharing'],
  ],
  fields: [
    ...onTab(
      'short',
      text('title', 'Name', 'For example Tree pruning.', { required: true, max: 60 }),
      plain(
        'slug',
        'Address',
        'For example tree-pruning. When you change it, the old address keeps working.',
        { required: true, pattern: ADDRESS, unique: true, slugOf: 'title' },
      ),
      text(
        'linkTitle',
        'Name in menus',
        'A shorter form, if the name is long. Empty: the name itself.',
        { max: 40 },
      ),
      longText(
        'description',
        'One sentence for the home page',
        'What it is, in one or two short sentences.',
        { max: 240 },
      ),
      longText('overview', 'Text on the services page', 'Two or three sentences.', { max: 400 }),
      longText(
        'about',
        'Text on the about page',
        'One or two sentences on how you go about it. Empty: not listed there.',
        { max: 400 },
      ),
      choice('icon', 'Icon', 'The small sign in menus.', FIRST_ICONS),
      choice('drawing', 'Drawing', 'The larger drawing in lists.', [
        'arborist-consultations',
        'eco-friendly-tree-solutions',
        'emergency-tree-services',
        'land-clearing',
        'stump-grinding',
        'tree-health',
        'tree-planting',
        'tree-pruning',
        'tree-removal',
        'tree-trimming',
      ]),
      yesOrNo('featured', 'Show on the home page and in menus', 'Nine fit best.', {
        yes: 'Featured',
        no: 'Only on the services page',
      }),
      integer('order', 'Position', ORDER),
    ),
    ...onTab(
      'page',
      choice('layout', 'Kind of page', 'Emergency puts the phone number and the steps first.', [
        'standard',
        'emergency',
      ]),
      text('heading', 'Heading', 'The one big line of the page. Empty: the name.', { max: 160 }),
      longText('intro', 'Text under the heading', 'One or two sentences.', { max: 400 }),
      text(
        'callNote',
        'Small line in the big call button',
        'Only on an emergency page, for example Emergency crew, 24 hours a day.',
        { max: 80 },
      ),
      picture(
        'picture',
        'Picture',
        'At least 1600 pixels wide. Fill in the description of the picture itself: it is read out.',
      ),
      text('pictureCaption', 'Caption of the picture', 'Says what to notice.', { max: 160 }),
      entry('warning', 'Warning above the steps', 'Only on an emergency page.', ['callout']),
      text('stepsHeading', 'Heading of the steps', 'Only on an emergency page.', { max: 100 }),
      richText('steps', 'Steps', 'Only on an emergency page. Each Heading 3 begins the next step.'),
      richText(
        'body',
        'Text of the page',
        'Headings, lists, tables, quotes and pictures. Notes, drawings and do-and-don’t lists can be put in with Embed.',
        { embeds: TEXT_PARTS },
      ),
      text('bannerHeading', 'Heading of the closing banner', 'Empty: no banner.', { max: 120 }),
      longText('bannerText', 'Text of the closing banner', 'One or two sentences.', { max: 400 }),
    ),
    ...SEARCH_FIELDS,
  ],
});
