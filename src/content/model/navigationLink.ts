import { type ContentType, address, orderField } from './fields';

export const navigationLink = {
  name: 'Menu link',
  titleField: 'title',
  empty: 'default',
  fields: {
    title: { kind: 'text', name: 'Label', required: true, max: 40 },
    href: { ...address('Goes to'), required: true },
    hideFromTopNav: {
      kind: 'boolean',
      name: 'Hide in the top menu',
      labels: { yes: 'Hidden at the top', no: 'Shown at the top' },
    },
    hideFromFooter: {
      kind: 'boolean',
      name: 'Hide among the useful links',
      labels: { yes: 'Hidden at the bottom', no: 'Shown at the bottom' },
    },
    order: orderField,
  },
} as const satisfies ContentType;
