import { type ContentType, article, pageAddress, searchFields } from './fields';

/** Pages with a part of their own in the site. `standard` is any page staff add themselves. */
export const PAGE_KINDS = {
  home: 'home',
  services: 'services',
  about: 'about',
  careers: 'careers',
  contact: 'contact',
  blog: 'blog',
  questions: 'questions',
  notFound: 'notFound',
  thankYou: 'thankYou',
  offline: 'offline',
  standard: 'standard',
} as const;

/** The language of the site, by its BCP 47 tag. */
export const SITE_LANGUAGE = 'en-US';

/** Languages of a page besides English, by their BCP 47 tags: those that many in Connecticut speak at home. */
const LANGUAGES = { es: 'Spanish', pl: 'Polish', pt: 'Portuguese' } as const;

/** Pages that no site can be without: removed from a space they show what the site came with. */
export const REQUIRED_PAGES: readonly string[] = ['home', 'notFound'];

export const page = {
  name: 'Page',
  titleField: 'name',
  fields: {
    name: { kind: 'text', name: 'Short name', required: true, max: 60 },
    kind: { kind: 'choice', name: 'Which page', required: true, choices: PAGE_KINDS },
    slug: { ...pageAddress, empty: 'default' },
    language: { kind: 'choice', name: 'Language', choices: LANGUAGES },
    callText: { kind: 'text', name: 'Line above the heading', max: 120 },
    heading: { kind: 'text', name: 'Heading', empty: 'default', max: 160 },
    intro: { kind: 'longText', name: 'Text under the heading', max: 600 },
    callLabel: { kind: 'text', name: 'Label of the call button', max: 60 },
    callNote: { kind: 'text', name: 'Small line in the call button', max: 80 },
    quoteLabel: { kind: 'text', name: 'Label of the quote button', max: 60 },
    picture: { kind: 'picture', minWidth: 900, name: 'Picture' },
    pictureCaption: { kind: 'text', name: 'Caption of the picture', beside: 'picture', max: 160 },
    body: article('Text'),
    sections: { kind: 'linkList', name: 'Sections', to: ['section'] },
    ...searchFields,
  },
} as const satisfies ContentType;
