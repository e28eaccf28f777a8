import { contentType } from './helpers/contentType';
import {
  choice,
  entry,
  integer,
  longText,
  picture,
  plain,
  richText,
  text,
  yesOrNo,
} from './helpers/fields';
import { SEARCH_FIELDS } from './helpers/searchFields';
import { ADDRESS, FIRST_ICONS, TEXT_PARTS } from './helpers/values';

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
    text('title', 'Name', 'For example Tree pruning.', { required: true, max: 60, tab: 'short' }),
    plain(
      'slug',
      'Address',
      'For example tree-pruning. When you change it, the old address keeps working.',
      { required: true, pattern: ADDRESS, unique: true, slugOf: 'title', tab: 'short' },
    ),
    text(
      'linkTitle',
      'Name in menus',
      'A shorter form, if the name is long. Empty: the name itself.',
      { max: 40, tab: 'short' },
    ),
    longText(
      'description',
      'One sentence for the home page',
      'What it is, in one or two short sentences.',
      { max: 240, tab: 'short' },
    ),
    longText('overview', 'Text on the services page', 'Two or three sentences.', {
      max: 400,
      tab: 'short',
    }),
    longText(
      'about',
      'Text on the about page',
      'One or two sentences on how you go about it. Empty: not listed there.',
      { max: 400, tab: 'short' },
    ),
    choice('icon', 'Icon', 'The small sign in menus.', FIRST_ICONS, { tab: 'short' }),
    choice(
      'drawing',
      'Drawing',
      'The larger drawing in lists.',
      [
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
      ],
      { tab: 'short' },
    ),
    yesOrNo(
      'featured',
      'Show on the home page and in menus',
      'Nine fit best.',
      { yes: 'Featured', no: 'Only on the services page' },
      { tab: 'short' },
    ),
    integer(
      'order',
      'Position',
      'A number. Lower numbers come first. Leave gaps (10, 20, 30) so that something fits between.',
      { tab: 'short' },
    ),
    choice(
      'layout',
      'Kind of page',
      'Emergency puts the phone number and the steps first.',
      ['standard', 'emergency'],
      { tab: 'page' },
    ),
    text('heading', 'Heading', 'The one big line of the page. Empty: the name.', {
      max: 160,
      tab: 'page',
    }),
    longText('intro', 'Text under the heading', 'One or two sentences.', { max: 400, tab: 'page' }),
    text(
      'callNote',
      'Small line in the big call button',
      'Only on an emergency page, for example Emergency crew, 24 hours a day.',
      { max: 80, tab: 'page' },
    ),
    picture(
      'picture',
      'Picture',
      'At least 1600 pixels wide. Fill in the description of the picture itself: it is read out.',
      { tab: 'page' },
    ),
    text('pictureCaption', 'Caption of the picture', 'Says what to notice.', {
      max: 160,
      tab: 'page',
    }),
    entry('warning', 'Warning above the steps', 'Only on an emergency page.', ['callout'], {
      tab: 'page',
    }),
    text('stepsHeading', 'Heading of the steps', 'Only on an emergency page.', {
      max: 100,
      tab: 'page',
    }),
    richText('steps', 'Steps', 'Only on an emergency page. Each Heading 3 begins the next step.', {
      tab: 'page',
    }),
    richText(
      'body',
      'Text of the page',
      'Headings, lists, tables, quotes and pictures. Notes, drawings and do-and-don’t lists can be put in with Embed.',
      { embeds: TEXT_PARTS, tab: 'page' },
    ),
    text('bannerHeading', 'Heading of the closing banner', 'Empty: no banner.', {
      max: 120,
      tab: 'page',
    }),
    longText('bannerText', 'Text of the closing banner', 'One or two sentences.', {
      max: 400,
      tab: 'page',
    }),
    ...SEARCH_FIELDS,
  ],
});
