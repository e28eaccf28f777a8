import { type ContentType, orderField, webAddressField } from './fields';

export const person = {
  name: 'Person',
  titleField: 'name',
  empty: 'nothing',
  fields: {
    name: { kind: 'text', name: 'Name', required: true, max: 80 },
    role: { kind: 'text', name: 'What they do', max: 80 },
    portrait: { kind: 'picture', minWidth: 480, name: 'Portrait' },
    credential: { kind: 'text', name: 'License or certification', max: 120 },
    credentialRegister: webAddressField(
      'License or certification in the public register',
      'credential',
    ),
    words: { kind: 'longText', name: 'A few words', max: 400 },
    answersPhone: {
      kind: 'boolean',
      name: 'Answers the phone',
      labels: { yes: 'Named on the emergency page', no: 'Not named there' },
    },
    order: orderField,
  },
} as const satisfies ContentType;
