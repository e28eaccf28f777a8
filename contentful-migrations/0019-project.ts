import { contentType, SEARCH_HELP } from './helpers/contentType';

export default contentType('project', {
  description:
    'Work that you have done: pictures and a few words. It has a page of its own, and is listed on the pages of its service and town and by sections with the look “Work we have done”. Newest first.',
  tabs: [
    ['work', 'The work', 'title'],
    ['pictures', 'Pictures', 'pictureBefore'],
    ['search', 'Search and sharing', 'metaTitle'],
  ],
  help: {
    title: 'What was done, and to which tree: A split maple over a driveway.',
    slug: 'For example split-maple. Empty: made from the title. When you change it, the old address keeps working.',
    service: 'The work is listed on its page. Empty: on none.',
    town: 'The work is listed on its page, if it has one. Never the address of a customer. Empty: nothing is shown.',
    date: 'The month and year are shown. Empty: no date is shown, and it is listed last.',
    text: 'A few sentences: why it was done, how, and what became of the wood. They stand under the title. Empty: nothing is shown.',
    body: 'For work that is a story: headings, paragraphs, pictures and videos. It stands below the pictures before and after, and above the others. Empty: nothing is shown.',
    pictureBefore:
      'The tree before you began, at least 1200 pixels wide. Empty: the one under “After” stands with the other pictures, without a label.',
    pictureAfter:
      'The same tree from the same place, with the camera held the same way, when you had finished. Empty: the one under “Before” stands with the other pictures, without a label.',
    pictures:
      'At most twelve, the best first. They are cut to three to two, or, if all are upright, to four to five. Empty: nothing is shown.',
    words: 'What the customer said, if they have agreed. Empty: nothing is shown.',
    ...SEARCH_HELP,
  },
});
