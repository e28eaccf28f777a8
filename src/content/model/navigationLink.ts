import { type ContentType, HREF_PATTERN, orderField } from './fields';

export const navigationLink = {
  name: 'Menu link',
  description: 'One link of the menu at the top and of the useful links at the bottom.',
  titleField: 'title',
  empty: 'default',
  fields: {
    title: { kind: 'text', name: 'Label', help: 'One or two words.', required: true, max: 40 },
    href: {
      kind: 'plain',
      name: 'Goes to',
      help: 'The address of the page, for example /about/.',
      required: true,
      pattern: HREF_PATTERN,
    },
    hideFromTopNav: {
      kind: 'boolean',
      name: 'Hide in the top menu',
      help: 'The link is then only among the useful links at the bottom.',
      labels: { yes: 'Hidden at the top', no: 'Shown at the top' },
      initial: false,
    },
    hideFromFooter: {
      kind: 'boolean',
      name: 'Hide among the useful links',
      help: 'The link is then only in the top menu.',
      labels: { yes: 'Hidden at the bottom', no: 'Shown at the bottom' },
      initial: false,
    },
    order: orderField,
  },
} as const satisfies ContentType;
