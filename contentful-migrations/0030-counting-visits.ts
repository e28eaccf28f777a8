import { contentType } from './helpers/contentType';
import { longText, onTab, plain, text } from './helpers/fields';

const EMPTY = 'Empty: the text the site came with, if any.';

const line = (id: string, name: string, help: string) => text(id, name, `${help} ${EMPTY}`);
const longLine = (id: string, name: string, help: string) =>
  longText(id, name, `${help} ${EMPTY}`, { max: 600 });

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
    ...onTab(
      'privacy',
      plain('name', 'Name in this list', 'Only you see it.'),
      longLine(
        'off',
        'When nothing is counted',
        'Stands for {{counting}} in the text of the privacy page.',
      ),
      longLine('on', 'When visits are counted', 'The same, while counting is switched on.'),
      longLine(
        'asked',
        'When visitors are asked before',
        'The same, while counting is switched on and asks first.',
      ),
    ),
    ...onTab(
      'question',
      longLine(
        'question',
        'Question',
        'Shown once, where visitors are asked. Says what is counted.',
      ),
      line('yes', 'Button that agrees', 'For example Yes, count me.'),
      line('no', 'Button that refuses', 'For example No, thank you.'),
      line(
        'change',
        'Button in the footer that asks again',
        'For example Counting visits: change my answer.',
      ),
    ),
  ],
});
