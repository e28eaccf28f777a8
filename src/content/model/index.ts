/**
 * THE content model as data. Content type id to type; order is the order of Contentful's lists.
 * To change it, see `src/content/README.md`: a change here needs a migration beside it.
 */
import { forms } from '../forms';
import type { ContentType, Field } from './fields';
import { DIAGRAMS, DRAWINGS, ICONS } from './graphics';

/** The last part of a page's address. */
const pageAddress = { kind: 'plain', name: 'Address', means: 'pageAddress' } as const;

/** An address that editors type; `beside`: see `FieldBase`. */
const address = (name: string, beside?: string) =>
  ({ kind: 'plain', name, beside, means: 'link' }) as const;

/** The address of a page on another website; `beside`: see `FieldBase`. */
const webAddressField = (name: string, beside?: string) =>
  ({ kind: 'plain', name, beside, means: 'webAddress' }) as const;

/** Types of entries that a text shows as a block. Entries that have pages are shown as links. */
const EMBEDDED_TYPES = ['callout', 'diagram'] as const;

/** Formatted text with notes, drawings and lists in it. */
const article = (name: string) => ({ kind: 'richText', name, embeds: EMBEDDED_TYPES }) as const;

/** Fields that every kind of page has for search engines and social networks. */
const searchFields = {
  metaTitle: { kind: 'text', name: 'Title in search results', max: 120 },
  metaDescription: { kind: 'longText', name: 'Description in search results', max: 320 },
  shareImage: { kind: 'picture', name: 'Picture for social networks', minWidth: 1200 },
  /** Earlier addresses of this page, which redirect to it. */
  previousAddresses: { kind: 'plainList', name: 'Old addresses' },
} as const satisfies Record<string, Field>;

const phone = (name: string) => ({ kind: 'plain', name, means: 'phone' }) as const;

/** The site never invents the company's number. */
const VITAL = { required: true, fallsBack: false } as const;

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

/** The looks of a section, by the words that editors choose them by; `src/content/looks.ts` has all else. */
export const LOOKS = {
  text: 'Text',
  list: 'List',
  services: 'Services',
  questions: 'Questions',
  testimonials: 'Testimonials',
  numbers: 'Numbers',
  banner: 'Banner',
  contact: 'Contact',
  cards: 'Cards',
} as const;

export type LookName = keyof typeof LOOKS;

/** Where a text has its picture. */
const PICTURE_SIDES = { left: 'Left', right: 'Right', narrow: 'Left, narrow' } as const;

/** How a section shows services. */
const ARRANGEMENTS = {
  tiles: 'Tiles',
  rows: 'Rows',
  texts: 'How we go about each',
} as const;

/** The types of entries that staff may choose from for a section. */
const CHOSEN_TYPES = ['faq', 'service', 'testimonial', 'card', 'highlight', 'contactInfo'] as const;

/** The language of the site, by its BCP 47 tag. */
export const SITE_LANGUAGE = 'en-US';

/** The words that editors choose forms by. */
const labelsOf = <Choices extends Readonly<Record<string, { readonly label: string }>>>(
  choices: Choices,
) =>
  Object.fromEntries(Object.entries(choices).map(([id, { label }]) => [id, label])) as {
    readonly [Id in keyof Choices]: string;
  };

/** Of the last two, each line is an item; two that follow each other stand side by side. */
const CALLOUT_TONES = { note: 'Note', warning: 'Warning', do: 'Do', dont: 'Don’t' } as const;

const SERVICE_LAYOUTS = { standard: 'Like all others', emergency: 'Emergency' } as const;

/** The parts of the site that shared texts belong to. Editors filter their list of texts by part. */
export const TEXT_PARTS = {
  header: 'Header and menu',
  footer: 'Footer',
  calls: 'Calls and quotes',
  parts: 'Parts of pages',
  blog: 'Blog',
  form: 'Contact form',
  formApplication: 'Form for applications',
  formEvery: 'Every form',
  formSending: 'Every form: sending',
  formFiles: 'Every form: photos and files',
  counting: 'Counting visits',
  spoken: 'Read out only',
  trouble: 'When something fails',
} as const;

export const model = {
  siteConfig: {
    name: 'Company and contact details',
    titleField: 'company',
    fields: {
      company: { kind: 'text', name: 'Company name', required: true, max: 60 },
      city: { kind: 'text', name: 'City', required: true, max: 60 },
      state: { kind: 'text', name: 'State', required: true, max: 40 },
      stateCode: { kind: 'plain', name: 'State, two letters', means: 'stateCode' },
      towns: { kind: 'textList', name: 'Towns where you work' },
      streetAddress: { kind: 'text', name: 'Street address' },
      postalCode: { kind: 'text', name: 'ZIP code', max: 10 },
      email: { kind: 'plain', name: 'E-mail address', means: 'email' },
      phoneDisplay: { ...phone('Phone number as shown'), ...VITAL },
      phoneDashed: phone('Phone number with dashes'),
      phoneLink: {
        kind: 'plain',
        name: 'Phone number for dialing',
        means: 'dialedPhone',
        ...VITAL,
      },
      textNumber: phone('Number for text messages'),
      hoursOfOperation: { kind: 'text', name: 'Hours', required: true, max: 40 },
      licenseNumber: { kind: 'text', name: 'Arborist license number' },
      licenseHolder: { kind: 'text', name: 'Name on the license' },
      licenseRegister: webAddressField('License in the public register'),
      insurer: { kind: 'text', name: 'Insurance company' },
      insuranceCertificate: { kind: 'document', name: 'Insurance certificate' },
      rating: { kind: 'text', name: 'Rating', max: 120 },
      ratingSource: webAddressField('Where the rating can be seen'),
      services: { kind: 'linkList', name: 'Services in menus', to: ['service'] },
      menu: { kind: 'linkList', name: 'Menu links in their order', to: ['navigationLink'] },
      logo: { kind: 'picture', minWidth: 240, name: 'Logo' },
      logoDark: { kind: 'picture', minWidth: 240, name: 'Logo on dark ground', beside: 'logo' },
      quoteHref: { ...address('Quote buttons go to'), fallsBack: true },
      photoCredits: { kind: 'richText', name: 'Photo credits', fallsBack: true },
      keywords: { kind: 'plainList', name: 'Keywords' },
      homeUrl: webAddressField('Address of the website'),
      socialProfiles: { kind: 'plainList', name: 'Social media pages', means: 'webAddress' },
      shareImage: { kind: 'picture', minWidth: 1200, name: 'Picture for social networks' },
    },
  },

  page: {
    name: 'Page',
    titleField: 'name',
    fields: {
      name: { kind: 'text', name: 'Short name', required: true, max: 60 },
      kind: { kind: 'choice', name: 'Which page', required: true, choices: PAGE_KINDS },
      // Below another page, it is only the last part: /avon/prices/ and /canton/prices/.
      slug: { ...pageAddress, fallsBack: true, unique: false },
      below: { kind: 'link', name: 'Below which page', to: ['page'] },
      callText: { kind: 'text', name: 'Line above the heading', max: 120 },
      heading: { kind: 'text', name: 'Heading', fallsBack: true, max: 160 },
      intro: { kind: 'longText', name: 'Text under the heading', max: 600 },
      callLabel: { kind: 'text', name: 'Label of the call button', max: 60 },
      callNote: { kind: 'text', name: 'Small line in the call button', max: 80 },
      quoteLabel: { kind: 'text', name: 'Label of the quote button', max: 60 },
      picture: { kind: 'picture', minWidth: 900, name: 'Picture' },
      pictureCaption: { kind: 'text', name: 'Caption of the picture', beside: 'picture', max: 160 },
      drawing: { kind: 'choice', name: 'Drawing', choices: DRAWINGS },
      body: article('Text'),
      sections: { kind: 'linkList', name: 'Sections', to: ['section'] },
      ...searchFields,
    },
  },

  section: {
    name: 'Section of a page',
    titleField: 'name',
    fields: {
      name: { kind: 'plain', name: 'Name in this list', required: true },
      layout: { kind: 'choice', name: 'Look', required: true, choices: LOOKS },
      hidden: { kind: 'boolean', name: 'Hide', labels: { yes: 'Hidden', no: 'Shown' } },
      kicker: { kind: 'text', name: 'Small line above the heading', max: 60 },
      heading: { kind: 'text', name: 'Heading', fallsBack: true, max: 160 },
      intro: { kind: 'longText', name: 'Introduction', max: 600 },
      body: { ...article('Text'), fallsBack: true },
      numbered: {
        kind: 'boolean',
        name: 'Numbered',
        labels: { yes: 'Numbered', no: 'Not numbered' },
      },
      dark: { kind: 'boolean', name: 'Ground', labels: { yes: 'Dark', no: 'Light' } },
      picture: { kind: 'picture', minWidth: 900, name: 'Picture' },
      pictureSide: { kind: 'choice', name: 'Side of the picture', choices: PICTURE_SIDES },
      pictureCaption: { kind: 'text', name: 'Caption of the picture', max: 160 },
      drawing: { kind: 'choice', name: 'Drawing', choices: DRAWINGS },
      arrangement: { kind: 'choice', name: 'Services as', choices: ARRANGEMENTS },
      chosen: { kind: 'linkList', name: 'These first', to: CHOSEN_TYPES, limits: true },
      others: {
        kind: 'boolean',
        name: 'And all others after them',
        labels: { yes: 'All others follow', no: 'Only these' },
      },
      numeral: { kind: 'text', name: 'Big number', max: 12 },
      numeralNote: { kind: 'text', name: 'Words under the big number', max: 80 },
      buttonLabel: { kind: 'text', name: 'Label of the button', max: 60 },
      buttonHref: address('Button goes to', 'buttonLabel'),
      callLabel: { kind: 'text', name: 'Label of the call button', max: 60 },
      callNote: { kind: 'text', name: 'Small line in the call button', max: 80 },
      form: { kind: 'choice', name: 'Which form', choices: labelsOf(forms) },
      map: { kind: 'boolean', name: 'Map', labels: { yes: 'With the map', no: 'No map' } },
    },
  },

  service: {
    name: 'Service',
    titleField: 'title',
    empty: 'default',
    fields: {
      title: { kind: 'text', name: 'Name', required: true, max: 60 },
      slug: { ...pageAddress, required: true },
      linkTitle: { kind: 'text', name: 'Name in menus', max: 40 },
      description: { kind: 'longText', name: 'One sentence for the home page', max: 240 },
      overview: { kind: 'longText', name: 'Text on the services page', max: 400 },
      about: { kind: 'longText', name: 'Text on the about page', max: 400 },
      icon: { kind: 'choice', name: 'Icon', choices: ICONS },
      drawing: { kind: 'choice', name: 'Drawing', choices: DRAWINGS },
      layout: { kind: 'choice', name: 'Kind of page', choices: SERVICE_LAYOUTS },
      heading: { kind: 'text', name: 'Heading', max: 160 },
      intro: { kind: 'longText', name: 'Text under the heading', max: 400 },
      callNote: { kind: 'text', name: 'Small line in the big call button', max: 80 },
      quoteLabel: { kind: 'text', name: 'Label of the quote button', max: 60 },
      picture: { kind: 'picture', minWidth: 900, name: 'Picture' },
      pictureCaption: { kind: 'text', name: 'Caption of the picture', beside: 'picture', max: 160 },
      warning: { kind: 'link', to: ['callout'], name: 'Warning above the steps' },
      stepsHeading: { kind: 'text', name: 'Heading of the steps', fallsBack: true, max: 100 },
      steps: { kind: 'richText', name: 'Steps' },
      urgency: { kind: 'richText', name: 'How urgent it is' },
      body: { ...article('Text of the page'), fallsBack: true },
      sections: { kind: 'linkList', name: 'Sections on its page', to: ['section'] },
      bannerHeading: { kind: 'text', name: 'Heading of the closing banner', max: 120 },
      bannerText: { kind: 'longText', name: 'Text of the closing banner', max: 400 },
      ...searchFields,
    },
  },

  faq: {
    name: 'Question and answer',
    titleField: 'question',
    empty: 'default',
    fields: {
      question: { kind: 'text', name: 'Question', required: true, max: 200 },
      answer: { kind: 'richText', name: 'Answer', required: true },
      services: { kind: 'linkList', name: 'Services it is about', to: ['service'] },
    },
  },

  testimonial: {
    name: 'Testimonial',
    titleField: 'name',
    empty: 'nothing',
    fields: {
      name: { kind: 'text', name: 'Name', required: true, max: 80 },
      title: { kind: 'text', name: 'Where they live', max: 100 },
      quote: {
        kind: 'longText',
        name: 'What they said',
        required: true,
        // As long as a review on Google may be.
        max: 4000,
      },
      source: { kind: 'text', name: 'Where they said it', max: 60 },
      date: { kind: 'date', name: 'When they said it', means: 'day', beside: 'source' },
      sourceHref: webAddressField('Address of the review', 'source'),
      services: { kind: 'linkList', name: 'Services it is about', to: ['service'] },
      portrait: { kind: 'picture', minWidth: 120, name: 'Portrait' },
      avatarUrl: webAddressField('Address of a portrait'),
      isSample: {
        kind: 'boolean',
        name: 'This is a sample',
        labels: { yes: 'Sample', no: 'Real customer' },
      },
    },
  },

  card: {
    name: 'Card',
    titleField: 'title',
    fields: {
      title: { kind: 'text', name: 'Title', required: true, max: 120 },
      note: { kind: 'text', name: 'Small line', max: 120 },
      text: { kind: 'longText', name: 'Text', max: 600 },
      picture: { kind: 'picture', minWidth: 480, name: 'Picture' },
      href: address('Goes to'),
    },
  },

  highlight: {
    name: 'Highlight',
    titleField: 'name',
    empty: 'default',
    fields: {
      number: { kind: 'text', name: 'Figure', required: true, max: 12 },
      name: { kind: 'text', name: 'Words beside it', required: true, max: 120 },
      icon: { kind: 'choice', name: 'Icon', choices: ICONS },
    },
  },

  contactInfo: {
    name: 'Contact block',
    titleField: 'heading',
    empty: 'default',
    fields: {
      heading: { kind: 'text', name: 'Heading', required: true, max: 60 },
      icon: { kind: 'choice', name: 'Icon', choices: ICONS },
      infoBody01: { kind: 'text', name: 'First line', max: 160 },
      infoBody02: { kind: 'text', name: 'Second line', max: 160 },
      infoBody03: { kind: 'text', name: 'Third line', max: 160 },
      link: address('The second line goes to', 'infoBody02'),
      cta: { kind: 'text', name: 'Label of a button', max: 60 },
    },
  },

  navigationLink: {
    name: 'Menu link',
    titleField: 'title',
    empty: 'default',
    fields: {
      title: { kind: 'text', name: 'Label', required: true, max: 40 },
      href: { ...address('Goes to'), required: true },
      below: { kind: 'link', name: 'Below which link', to: ['navigationLink'] },
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
    },
  },

  blogPost: {
    name: 'Blog post',
    titleField: 'title',
    fields: {
      title: { kind: 'text', name: 'Title', required: true, max: 160 },
      slug: { ...pageAddress, required: true },
      excerpt: { kind: 'longText', name: 'Summary', max: 400 },
      image: { kind: 'picture', minWidth: 900, name: 'Picture' },
      imageCaption: { kind: 'text', name: 'Caption of the picture', beside: 'image', max: 160 },
      body: { ...article('Article'), fallsBack: true },
      lastModified: { kind: 'date', name: 'Date shown', means: 'day' },
      author: { kind: 'text', name: 'Author', max: 80 },
      authorCard: { kind: 'link', name: 'Card of the author', to: ['card'] },
      tags: { kind: 'textList', name: 'Topics' },
      website: { kind: 'plainList', name: 'Only on these websites' },
      ...searchFields,
    },
  },

  notice: {
    name: 'Notice',
    titleField: 'text',
    fields: {
      text: { kind: 'text', name: 'Notice', required: true, max: 200 },
      linkLabel: { kind: 'text', name: 'Label of the link', max: 60 },
      linkHref: address('Link goes to', 'linkLabel'),
      startsAt: { kind: 'date', name: 'Shown from', means: 'start' },
      endsAt: { kind: 'date', name: 'Shown until', means: 'end' },
      emergency: {
        kind: 'boolean',
        name: 'Emergency look',
        labels: { yes: 'Emergency', no: 'Plain' },
      },
    },
  },

  microcopy: {
    name: 'Small text',
    titleField: 'title',
    fields: {
      title: { kind: 'plain', name: 'Which text' },
      text: { kind: 'longText', name: 'Text', fallsBack: true, max: 600 },
      hint: { kind: 'plain', name: 'What to know' },
      part: { kind: 'choice', name: 'Where it stands', choices: TEXT_PARTS },
      key: { kind: 'plain', name: 'Key', required: true, unique: true },
    },
  },

  callout: {
    name: 'Note in a text',
    titleField: 'title',
    fields: {
      title: { kind: 'text', name: 'First line, bold', required: true, max: 120 },
      text: { kind: 'longText', name: 'Text', max: 600 },
      tone: { kind: 'choice', name: 'Kind', choices: CALLOUT_TONES },
    },
  },

  diagram: {
    name: 'Drawing in a text',
    titleField: 'description',
    fields: {
      drawing: { kind: 'choice', name: 'Drawing', required: true, choices: DIAGRAMS },
      description: { kind: 'text', name: 'What it shows', required: true, max: 250 },
      labels: { kind: 'textList', name: 'Labels in the drawing', fallsBack: true },
      caption: { kind: 'text', name: 'Caption', max: 160 },
    },
  },

  /**
   * What the set-up commands note in a space. One that lists what was put in is published: by it a
   * build knows that the space was seeded, so that whatever is missing there was taken away.
   */
  migrationRecord: {
    name: 'Record of set-up commands',
    titleField: 'name',
    fields: {
      name: { kind: 'plain', name: 'What was done', required: true },
      doneAt: { kind: 'date', name: 'When', means: 'start' },
      items: { kind: 'plainList', name: 'Ids of what was put in' },
    },
  },
} as const satisfies Record<string, ContentType>;

export type Model = typeof model;
export type ContentTypeId = keyof Model;

/** Types whose entries have pages of their own. */
export const PAGE_TYPES = [
  'page',
  'service',
  'blogPost',
] as const satisfies readonly ContentTypeId[];
export type PageType = (typeof PAGE_TYPES)[number];

/** Every content type id, in the model's order. */
export const contentTypeIds = Object.keys(model) as ContentTypeId[];

/** Makes something for each content type. */
export const byType = <Made>(make: (type: ContentTypeId) => unknown): Made =>
  Object.fromEntries(contentTypeIds.map((type) => [type, make(type)])) as Made;

/** The fields of a content type as a list of id and definition, in the model's order. */
export const fieldsOf = (type: ContentTypeId): readonly (readonly [string, Field])[] =>
  Object.entries<Field>(model[type].fields);

/** One field of a content type; undefined when it has none of that id. */
export const fieldOf = (type: ContentTypeId, id: string): Field | undefined => {
  const fields: Readonly<Record<string, Field>> = model[type].fields;
  return fields[id];
};

/** True for fields with words for visitors that are not formatted. */
export const isUnformatted = ({ kind }: Field): boolean =>
  kind === 'text' || kind === 'longText' || kind === 'textList';

/** True for fields whose value a visitor can see or hear. */
export const isVisibleText = (field: Field): boolean =>
  isUnformatted(field) || field.kind === 'richText';
