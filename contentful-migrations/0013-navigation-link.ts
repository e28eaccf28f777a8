import { contentType } from './helpers/contentType';
import { integer, plain, text, yesOrNo } from './helpers/fields';
import { HREF, ORDER } from './helpers/shared';

export default contentType({
  id: 'navigationLink',
  name: 'Menu link',
  description: 'One link of the menu at the top and of the useful links at the bottom.',
  displayField: 'title',
  fields: [
    text('title', 'Label', 'One or two words.', { required: true, max: 40 }),
    plain('href', 'Goes to', 'The address of the page, for example /about/.', {
      required: true,
      pattern: HREF,
    }),
    yesOrNo(
      'hideFromTopNav',
      'Hide in the top menu',
      'The link is then only among the useful links at the bottom.',
      { yes: 'Hidden at the top', no: 'Shown at the top' },
    ),
    yesOrNo(
      'hideFromFooter',
      'Hide among the useful links',
      'The link is then only in the top menu.',
      { yes: 'Hidden at the bottom', no: 'Shown at the bottom' },
    ),
    integer('order', 'Position', ORDER),
  ],
});
