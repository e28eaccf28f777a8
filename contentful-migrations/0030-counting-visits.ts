import { contentType } from './helpers/contentType';
import { longText, plain, text } from './helpers/fields';

const EMPTY = 'Empty: the text the site came with, if any.';

const privacy = (id: string, name: string, help: string) =>
  longText(id, name, `${help} ${EMPTY}`, { max: 600, tab: 'privacy' });
const line = (id: string, name: string, help: string) =>
  text(id, name, `${help} ${EMPTY}`, { tab: 'question' });

export default contentType({
  id: 'consentText',
  name: 'Texts about counting visits',
  description: 'What the privacy page says of counting, and the question where visitors are asked.',
  displayField: 'name',
  tabs: [
    ['privacy', 'Privacy page'],
    ['question', 'Question'],
  ],
  fields: [
    plain('name', 'Name in this list', 'Only you see it.', { tab: 'privacy' }),
    privacy(
      'off',
      'When nothing is counted',
      'Stands for {{counting}} in the text of the privacy page.',
    ),
    privacy('on', 'When visits are counted', 'The same, while counting is switched on.'),
    privacy(
      'asked',
      'When visitors are asked before',
      'The same, while counting is switched on and asks first.',
    ),
    longText(
      'question',
      'Question',
      `Shown once, where visitors are asked. Says what is counted. ${EMPTY}`,
      { max: 600, tab: 'question' },
    ),
    line('yes', 'Button that agrees', 'For example Yes, count me.'),
    line('no', 'Button that refuses', 'For example No, thank you.'),
    line(
      'change',
      'Button in the footer that asks again',
      'For example Counting visits: change my answer.',
    ),
  ],
});
