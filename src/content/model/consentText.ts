import { type ContentType, line, longLine, nameInLists } from './fields';

export const consentText = {
  name: 'Texts about counting visits',
  description: 'What the privacy page says of counting, and the question where visitors are asked.',
  titleField: 'name',
  single: true,
  groups: { privacy: 'Privacy page', question: 'Question' },
  fields: {
    name: nameInLists('privacy'),
    off: longLine(
      'When nothing is counted',
      'Stands for {{counting}} in the text of the privacy page.',
      'privacy',
    ),
    on: longLine('When visits are counted', 'The same, while counting is switched on.', 'privacy'),
    asked: longLine(
      'When visitors are asked before',
      'The same, while counting is switched on and asks first.',
      'privacy',
    ),
    question: longLine(
      'Question',
      'Shown once, where visitors are asked. Says what is counted.',
      'question',
    ),
    yes: line('Button that agrees', 'For example Yes, count me.', 'question'),
    no: line('Button that refuses', 'For example No, thank you.', 'question'),
    change: line(
      'Button in the footer that asks again',
      'For example Counting visits: change my answer.',
      'question',
    ),
  },
} as const satisfies ContentType;
