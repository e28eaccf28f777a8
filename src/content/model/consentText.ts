import { type ContentType, line, longLine, nameInLists } from './fields';

export const consentText = {
  name: 'Texts about counting visits',
  titleField: 'name',
  single: true,
  fields: {
    name: nameInLists,
    off: longLine('When nothing is counted'),
    on: longLine('When visits are counted'),
    asked: longLine('When visitors are asked before'),
    question: longLine('Question'),
    yes: line('Button that agrees'),
    no: line('Button that refuses'),
    change: line('Button in the footer that asks again'),
  },
} as const satisfies ContentType;
