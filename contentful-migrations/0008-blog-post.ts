import { contentType } from './helpers/contentType';
import { lines, longText, moment, onTab, picture, plain, richText, text } from './helpers/fields';
import { ADDRESS, SEARCH_FIELDS, TEXT_PARTS } from './helpers/shared';

export default contentType({
  id: 'blogPost',
  name: 'Blog post',
  description: 'One article. Newest first by its date.',
  displayField: 'title',
  tabs: [
    ['content', 'Article'],
    ['search', 'Search and sharing'],
  ],
  fields: [
    ...onTab(
      'content',
      text('title', 'Title', 'Says what the reader will know afterwards.', {
        required: true,
        max: 160,
      }),
      plain(
        'slug',
        'Address',
        'For example when-to-prune. When you change it, the old address keeps working.',
        { required: true, pattern: ADDRESS, slugOf: 'title' },
      ),
      longText('excerpt', 'Summary', 'Two or three sentences for the list of posts.', { max: 400 }),
      picture(
        'image',
        'Picture',
        'At least 1600 pixels wide, three to two. Empty: one of the site’s own.',
      ),
      text('imageCaption', 'Caption of the picture', 'May be empty.', { max: 160 }),
      richText('body', 'Article', 'Start with the answer. Headings help people who skim.', {
        embeds: TEXT_PARTS,
      }),
      moment('lastModified', 'Date shown', 'Empty: the day of the last change.'),
      lines('tags', 'Topics', 'One or two words each, for example pruning.'),
      lines(
        'website',
        'Only on these websites',
        'For spaces that serve several sites: the address of the site it belongs to. Empty: shown here.',
      ),
    ),
    ...SEARCH_FIELDS,
  ],
});
