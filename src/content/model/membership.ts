import { type ContentType, orderField, webAddressField } from './fields';

export const membership = {
  name: 'Membership',
  titleField: 'name',
  empty: 'nothing',
  fields: {
    name: { kind: 'text', name: 'Name', required: true, max: 120 },
    logo: { kind: 'picture', minWidth: 240, name: 'Logo' },
    register: webAddressField('Where it can be checked'),
    order: orderField,
  },
} as const satisfies ContentType;
