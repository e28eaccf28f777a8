import { contentType, ORDER, SEARCH_HELP } from './helpers/contentType';

export default contentType('town', {
  description:
    'A town where you work. It is a name on the map and in the list of towns. With a text of its own it has a page at /service-area/…, with its map, your work there and its questions.',
  tabs: [
    ['map', 'List and map', 'name'],
    ['page', 'Its page', 'slug'],
    ['search', 'Search and sharing', 'metaTitle'],
  ],
  help: {
    name: 'Without the state. Empty: the town is not shown.',
    zips: 'One a line, for example 06103. The form and the question above the map tell at once whether you work there.',
    villages:
      'Parts of the town that people give as their address, one a line, for example Unionville. The form and the question above the map know them too. Empty: they know the town by its name alone.',
    across:
      'From 0, the left edge, to 100, the right edge: where the middle of the name stands. The city of the company always stands in the middle of the map. Empty: it is in the list and not on the drawing.',
    down: 'From 0, the upper edge, to 100, the lower edge.',
    order: ORDER,
    slug: 'For example west-hartford. Used once there is a text. When you change it, the old address keeps working.',
    heading: 'Empty: “Tree care in” and the name.',
    intro: 'One or two sentences. Empty: nothing is shown.',
    body: 'What is different there: soils, streets, kinds of trees, rules of the town. Empty: the town has no page. A page that could be about any town helps nobody.',
    questions: 'What people in this town ask. Empty: nothing is shown.',
    ...SEARCH_HELP,
  },
});
