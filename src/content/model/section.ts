import { forms, type FormId } from '../forms';
import { CHOSEN_TYPES, looks, type LookName } from '../looks';
import { type ContentType, article, address } from './fields';

type Names = { readonly [L in LookName]: (typeof looks)[L]['name'] };

/** The words that editors choose a look by. */
const names = Object.fromEntries(
  Object.entries(looks).map(([look, { name }]) => [look, name]),
) as Names;

type FormLabels = { readonly [F in FormId]: (typeof forms)[F]['label'] };

/** The words that editors choose a form by. */
const formLabels = Object.fromEntries(
  Object.entries(forms).map(([form, { label }]) => [form, label]),
) as FormLabels;

export const section = {
  name: 'Section of a page',
  titleField: 'name',
  fields: {
    name: { kind: 'plain', name: 'Name in this list', required: true },
    layout: { kind: 'choice', name: 'Look', required: true, choices: names },
    hidden: { kind: 'boolean', name: 'Hide', labels: { yes: 'Hidden', no: 'Shown' } },
    startsAt: { kind: 'date', name: 'Shown from', means: 'start' },
    endsAt: { kind: 'date', name: 'Shown until', means: 'end' },
    kicker: { kind: 'text', name: 'Small line above the heading', max: 60 },
    heading: { kind: 'text', name: 'Heading', empty: 'default', max: 160 },
    intro: { kind: 'longText', name: 'Introduction', max: 600 },
    body: article('Text', 'default'),
    picture: { kind: 'picture', minWidth: 900, name: 'Picture' },
    pictureCaption: { kind: 'text', name: 'Caption of the picture', beside: 'picture', max: 160 },
    chosen: { kind: 'linkList', name: 'Show only these', to: CHOSEN_TYPES },
    numeral: { kind: 'text', name: 'Big number', max: 12 },
    numeralNote: { kind: 'text', name: 'Words under the big number', max: 80 },
    buttonLabel: { kind: 'text', name: 'Label of the button', max: 60 },
    buttonHref: address('Button goes to', 'buttonLabel'),
    callLabel: { kind: 'text', name: 'Label of the call button', max: 60 },
    callNote: { kind: 'text', name: 'Small line in the call button', max: 80 },
    form: { kind: 'choice', name: 'Which form', choices: formLabels },
  },
} as const satisfies ContentType;
