import { contentType } from './helpers/contentType';
import { choice, entries, longText, onTab, picture, plain, richText, text } from './helpers/fields';
import { ADDRESS, SEARCH_FIELDS, TEXT_PARTS } from './helpers/shared';

export default contentType({
  id: 'page',
  name: 'Page',
  description: 'One page of the site. Its sections are below; drag them to change their order.',
  displayField: 'name',
  tabs: [
    ['content', 'Content'],
    ['search', 'Search and sharing'],
  ],
  fields: [
    ...onTab(
      'content',
      text(
        'name',
        'Short name',
        'Used in this list, in the path above the heading and in the search result.',
        { required: true, max: 60 },
      ),
      choice(
        'kind',
        'Which page',
        'Do not change this for an existing page. Choose standard for a page of your own.',
        [
          'home',
          'services',
          'about',
          'careers',
          'contact',
          'blog',
          'notFound',
          'thankYou',
          'offline',
          'standard',
        ],
        { required: true },
      ),
      plain(
        'slug',
        'Address',
        'The part after the website name, for example about. The home page has none. When you change it, the old address keeps working.',
        { pattern: ADDRESS, unique: true, slugOf: 'name' },
      ),
      text(
        'callText',
        'Line above the heading',
        'On the home page it stands beside the phone number: Tree down? Call us now, any hour.',
        { max: 120 },
      ),
      text('heading', 'Heading', 'The one big line of the page.', { max: 160 }),
      longText('intro', 'Text under the heading', 'One to three sentences.', { max: 600 }),
      text(
        'callLabel',
        'Label of the call button',
        'For example Contact us today. Empty: the page has no call button in its head.',
        { max: 60 },
      ),
      text(
        'callNote',
        'Small line in the call button',
        'Words in [square brackets] are left out on phones: for [Immediate] help: {{phone}}.',
        { max: 80 },
      ),
      text(
        'quoteLabel',
        'Label of the quote button',
        'For example Request a free quote. Empty: no quote button.',
        { max: 60 },
      ),
      picture(
        'picture',
        'Picture',
        'On the home page it fills the log slice; elsewhere it stands beside or below the heading. At least 1600 pixels wide.',
      ),
      text('pictureCaption', 'Caption of the picture', 'Says what to notice. May be empty.', {
        max: 160,
      }),
      richText(
        'body',
        'Text',
        'For pages that are mostly text. It stands under the heading, before the sections.',
        { embeds: TEXT_PARTS },
      ),
      entries(
        'sections',
        'Sections',
        'The parts of the page from top to bottom. Drag to reorder. To hide one, open it and switch Hide on.',
        ['section'],
      ),
    ),
    ...SEARCH_FIELDS,
  ],
});
