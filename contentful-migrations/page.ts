import { contentType, SEARCH_HELP } from './helpers/contentType';

export default contentType('page', {
  description: 'One page of the site. Its sections are below; drag them to change their order.',
  tabs: [
    ['content', 'Content', 'name'],
    ['search', 'Search and sharing', 'metaTitle'],
  ],
  help: {
    name: 'Used in this list, in the path above the heading and in the search result.',
    kind: 'Set by the website. A page of your own is “standard”.',
    slug: 'The last part of its address, for example about. The home page has none. When you change it, add the old one to “Old addresses”. Empty: the address the page came with, or made from its name.',
    below:
      'Its address then begins with that of the page chosen here, for example /commercial/boards/, and the path above its heading leads there. Empty: it stands at the top.',
    callText:
      'On the home page it stands beside the phone number: Tree down? Call us now, any hour. Empty: nothing is shown.',
    heading: 'The one big line of the page. Empty: the text the site came with, if any.',
    intro: 'One to three sentences. Empty: nothing is shown.',
    callLabel: 'For example Contact us today. Empty: the page has no call button in its head.',
    callNote:
      'Words in [square brackets] are left out on phones: for [Immediate] help: {{phone}}. Empty: nothing is shown.',
    quoteLabel:
      'For example Request a free quote. A form on this page is where all its quote buttons lead. On the careers page it also names the link in the bar on phones; on the page for unknown addresses it leads home. Empty: no quote button.',
    picture:
      'On the home page it fills the log slice; elsewhere it stands beside or below the heading. At least 1600 pixels wide. Empty: nothing is shown.',
    pictureCaption: 'Says what to notice. May be empty.',
    drawing: 'Stands beside the heading, except on phones. Empty: growth rings.',
    body: 'For pages that are mostly text. It stands under the heading, before the sections. Empty: nothing is shown.',
    sections:
      'The parts of the page from top to bottom. Drag to reorder. To hide one, open it and switch Hide on.',
    ...SEARCH_HELP,
  },
  initial: { kind: 'standard' },
  fixed: ['kind'],
});
