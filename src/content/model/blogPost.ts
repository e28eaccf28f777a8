import { type ContentType, ADDRESS_PATTERN, previousAddressesField, searchFields } from './fields';

export const blogPost = {
  name: 'Blog post',
  description: 'One article. Newest first by its date.',
  titleField: 'title',
  groups: { content: 'Article', search: 'Search and sharing' },
  fields: {
    title: {
      kind: 'text',
      name: 'Title',
      help: 'Says what the reader will know afterwards.',
      required: true,
      max: 160,
      group: 'content',
    },
    slug: {
      kind: 'plain',
      name: 'Address',
      help: 'For example when-to-prune. When you change it, the old address keeps working.',
      required: true,
      pattern: ADDRESS_PATTERN,
      control: 'slugEditor',
      group: 'content',
    },
    excerpt: {
      kind: 'longText',
      name: 'Summary',
      help: 'Two or three sentences for the list of posts.',
      max: 400,
      group: 'content',
    },
    image: {
      kind: 'picture',
      name: 'Picture',
      help: 'At least 1600 pixels wide, three to two. Empty: one of the site’s own.',
      group: 'content',
    },
    imageCaption: {
      kind: 'text',
      name: 'Caption of the picture',
      help: 'May be empty.',
      max: 160,
      group: 'content',
    },
    body: {
      kind: 'richText',
      name: 'Article',
      help: 'Start with the answer. Headings help people who skim.',
      embeds: ['callout', 'diagram', 'comparison'],
      group: 'content',
    },
    lastModified: {
      kind: 'date',
      name: 'Date shown',
      help: 'Empty: the day of the last change.',
      group: 'content',
    },
    tags: {
      kind: 'textList',
      name: 'Topics',
      help: 'One or two words each, for example pruning.',
      group: 'content',
    },
    website: {
      kind: 'plainList',
      name: 'Only on these websites',
      help: 'For spaces that serve several sites: the address of the site it belongs to. Empty: shown here.',
      group: 'content',
    },
    ...searchFields,
    previousAddresses: previousAddressesField,
  },
} as const satisfies ContentType;
