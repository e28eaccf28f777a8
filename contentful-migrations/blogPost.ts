import { contentType, SEARCH_HELP } from './helpers/contentType';

export default contentType('blogPost', {
  description: 'One article. Newest first by its date.',
  tabs: [
    ['content', 'Article', 'title'],
    ['search', 'Search and sharing', 'metaTitle'],
  ],
  help: {
    title: 'Says what the reader will know afterwards.',
    slug: 'For example when-to-prune. When you change it, add the old one to “Old addresses”.',
    excerpt: 'Two or three sentences for the list of posts. Empty: the first words of the article.',
    image: 'At least 1600 pixels wide, three to two. Empty: one of the site’s own.',
    imageCaption: 'May be empty.',
    body: 'Start with the answer. Headings help people who skim. Empty: the text the site came with, if any.',
    lastModified: 'Empty: the day of the last change.',
    author: 'The name of who wrote it. Empty: only the company is named, to search engines.',
    authorCard: 'In place of the name, a card of them, with a portrait. Empty: only the name.',
    tags: 'One or two words each, for example Pruning. Named under the post. Empty: nothing is shown.',
    website:
      'For spaces that serve several sites: the address of the site it belongs to. Empty: shown here.',
    ...SEARCH_HELP,
  },
});
