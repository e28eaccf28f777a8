import { forms } from '../forms';
import { CHOSEN_TYPES, looks } from '../looks';
import { type ContentType, article, address } from './fields';

/** The words that editors choose looks or forms by. */
const labelsOf = <Choices extends Readonly<Record<string, { readonly label: string }>>>(
  choices: Choices,
) =>
  Object.fromEntries(Object.entries(choices).map(([id, { label }]) => [id, label])) as {
    readonly [Id in keyof Choices]: string;
  };

export const section = {
  name: 'Section of a page',
  titleField: 'name',
  fields: {
    name: { kind: 'plain', name: 'Name in this list', required: true },
    layout: { kind: 'choice', name: 'Look', required: true, choices: labelsOf(looks) },
    hidden: { kind: 'boolean', name: 'Hide', labels: { yes: 'Hidden', no: 'Shown' } },
    startsAt: { kind: 'date', name: 'Shown from', means: 'start' },
    endsAt: { kind: 'date', name: 'Shown until', means: 'end' },
    kicker: { kind: 'text', name: 'Small line above the heading', max: 60 },
    heading: { kind: 'text', name: 'Heading', empty: 'default', max: 160 },
    intro: { kind: 'longText', name: 'Introduction', max: 600 },
    body: article('Text', 'default'),
    picture: { kind: 'picture', minWidth: 900, name: 'Picture' },
    pictureCaption: { kind: 'text', name: 'Caption of the picture', beside: 'picture', max: 160 },
    chosen: { kind: 'linkList', name: 'Show only these', to: CHOSEN_TYPES, limits: true },
    numeral: { kind: 'text', name: 'Big number', max: 12 },
    numeralNote: { kind: 'text', name: 'Words under the big number', max: 80 },
    buttonLabel: { kind: 'text', name: 'Label of the button', max: 60 },
    buttonHref: address('Button goes to', 'buttonLabel'),
    callLabel: { kind: 'text', name: 'Label of the call button', max: 60 },
    callNote: { kind: 'text', name: 'Small line in the call button', max: 80 },
    form: { kind: 'choice', name: 'Which form', choices: labelsOf(forms) },
  },
} as const satisfies ContentType;
