import { type ContentType, ADDRESS_PATTERN, previousAddressesField, searchFields } from './fields';

/** Pages with a part of their own in the site. `standard` is any page staff add themselves. */
export const PAGE_KINDS = {
  home: 'home',
  services: 'services',
  about: 'about',
  careers: 'careers',
  contact: 'contact',
  blog: 'blog',
  notFound: 'notFound',
  thankYou: 'thankYou',
  offline: 'offline',
  standard: 'standard',
} as const;

/** Pages that no site can be without: removed from a space they show what the site came with. */
export const LASTING_PAGES: readonly string[] = ['home', 'notFound'];

export const page = {
  name: 'Page',
  description: 'One page of the site. Its sections are below; drag them to change their order.',
  titleField: 'name',
  groups: { content: 'Content', search: 'Search and sharing' },
  fields: {
    name: {
      kind: 'text',
      name: 'Short name',
      help: 'Used in this list, in the path above the heading and in the search result.',
      required: true,
      max: 60,
      group: 'content',
    },
    kind: {
      kind: 'choice',
      name: 'Which page',
      help: 'Set by the website. A page of your own is “standard”.',
      required: true,
      choices: PAGE_KINDS,
      initial: 'standard',
      disabled: true,
      group: 'content',
    },
    slug: {
      kind: 'plain',
      name: 'Address',
      help: 'The part after the website name, for example about. The home page has none. When you change it, the old address keeps working. Empty: the address the page came with, or made from its name.',
      empty: 'default',
      pattern: ADDRESS_PATTERN,
      control: 'slugEditor',
      unique: true,
      group: 'content',
    },
    callText: {
      kind: 'text',
      name: 'Line above the heading',
      help: 'On the home page it stands beside the phone number: Tree down? Call us now, any hour.',
      max: 120,
      group: 'content',
    },
    heading: {
      kind: 'text',
      name: 'Heading',
      help: 'The one big line of the page.',
      empty: 'default',
      max: 160,
      group: 'content',
    },
    intro: {
      kind: 'longText',
      name: 'Text under the heading',
      help: 'One to three sentences.',
      max: 600,
      group: 'content',
    },
    callLabel: {
      kind: 'text',
      name: 'Label of the call button',
      help: 'For example Contact us today. Empty: the page has no call button in its head.',
      max: 60,
      group: 'content',
    },
    callNote: {
      kind: 'text',
      name: 'Small line in the call button',
      help: 'Words in [square brackets] are left out on phones: for [Immediate] help: {{phone}}.',
      max: 80,
      group: 'content',
    },
    quoteLabel: {
      kind: 'text',
      name: 'Label of the quote button',
      help: 'For example Request a free quote. Empty: no quote button.',
      max: 60,
      group: 'content',
    },
    picture: {
      kind: 'picture',
      minWidth: 900,
      name: 'Picture',
      help: 'On the home page it fills the log slice; elsewhere it stands beside or below the heading. At least 1600 pixels wide.',
      group: 'content',
    },
    pictureCaption: {
      kind: 'text',
      name: 'Caption of the picture',
      help: 'Says what to notice. May be empty.',
      beside: 'picture',
      max: 160,
      group: 'content',
    },
    body: {
      kind: 'richText',
      name: 'Text',
      help: 'For pages that are mostly text. It stands under the heading, before the sections.',
      embeds: ['callout', 'diagram', 'comparison'],
      group: 'content',
    },
    sections: {
      kind: 'linkList',
      name: 'Sections',
      help: 'The parts of the page from top to bottom. Drag to reorder. To hide one, open it and switch Hide on.',
      to: ['section'],
      group: 'content',
    },
    ...searchFields,
    previousAddresses: previousAddressesField,
  },
} as const satisfies ContentType;
