import { contentType, SEARCH_HELP } from './helpers/contentType';

export default contentType('service', {
  description: 'One service and its page. A new one gets its page, menu entry and links by itself.',
  tabs: [
    ['short', 'Lists and menus', 'title'],
    ['page', 'Its page', 'layout'],
    ['search', 'Search and sharing', 'metaTitle'],
  ],
  help: {
    title: 'For example Tree pruning.',
    slug: 'For example tree-pruning. When you change it, add the old one to “Old addresses”.',
    linkTitle: 'A shorter form, if the name is long. Empty: the name itself.',
    description: 'What it is, in one or two short sentences. Empty: nothing is shown.',
    overview: 'Two or three sentences. Empty: nothing is shown.',
    about: 'One or two sentences on how you go about it. Empty: not listed there.',
    icon: 'The small sign in menus.',
    drawing: 'The larger drawing in lists.',
    layout: 'Emergency puts the phone number and the steps first.',
    heading: 'The one big line of the page. Empty: the name.',
    intro: 'One or two sentences. Empty: nothing is shown.',
    callNote:
      'Only on an emergency page, for example Emergency crew, 24 hours a day. Empty: nothing is shown.',
    quoteLabel:
      'At the top and beside the text, but on an emergency page, and at the foot. For example Order firewood. Empty: what other services say.',
    picture:
      'At least 1600 pixels wide. Fill in the description of the picture itself: it is read out. Empty: nothing is shown.',
    pictureCaption: 'Says what to notice. Empty: nothing is shown.',
    warning: 'Only on an emergency page. Empty: nothing is shown.',
    stepsHeading: 'Only on an emergency page. Empty: the text the site came with, if any.',
    steps:
      'Only on an emergency page. Each Heading 3 begins the next step. Empty: nothing is shown.',
    urgency:
      'For an emergency: a heading, and a table of what people see and what to do, with links to tel:911, to {{phone}}, and to the form: /contact/?service=…&urgency=2#quote sets its second choice of “How soon”. Shown below the steps. Empty: nothing is shown.',
    body: 'Headings, lists, tables, quotes and pictures. Notes, drawings and do-and-don’t lists can be put in with Embed. Empty: the text the site came with, if any.',
    sections:
      'Further sections after the text, in this order. The same section can stand on many pages. Empty: none.',
    bannerHeading:
      'Above the ways to reach us at the end of the page. Empty: the usual words of that part.',
    bannerText: 'One or two sentences. Empty: nothing is shown.',
    ...SEARCH_HELP,
  },
  initial: { icon: 'Tree', layout: 'Like all others' },
});
