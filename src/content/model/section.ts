import { type ContentType, article, address } from './fields';

/** How a section looks and what it shows. One component in src/sections each. */
export const SECTION_LOOKS = {
  highlights: 'Highlights',
  essay: 'Long text in columns beside a picture',
  featuredServices: 'Featured services',
  steps: 'Steps, one after the other',
  fieldNotes: 'Field notes: text or table beside a picture',
  faq: 'Questions and answers',
  testimonials: 'Testimonials',
  callBanner: 'Call banner',
  estimate: 'Free estimate with contact blocks and map',
  map: 'Map',
  servicesIndex: 'List of all services',
  reasons: 'Reasons',
  panorama: 'Wide picture',
  experience: 'Experience with a big number',
  servicesTeaser: 'First two services',
  aboutServices: 'How we go about each service',
  promises: 'Promises',
  roles: 'Jobs',
  pictureText: 'Picture beside a text',
  reachOut: 'Reach out to us',
  contactForm: 'Contact form',
  contactBlock: 'Contact blocks',
  text: 'Plain text',
} as const;

/** The opening of a section. */
const HEAD = ['kicker', 'heading', 'intro'] as const;
const PICTURE = ['picture', 'pictureCaption'] as const;
const CALL = ['callLabel', 'callNote'] as const;

/** The fields of a section that each look shows, beside the entries it lists. */
export const SHOWN_IN_LOOK = {
  highlights: HEAD,
  essay: [...HEAD, 'body', ...PICTURE, 'buttonLabel'],
  featuredServices: [...HEAD, 'buttonLabel'],
  steps: [...HEAD, 'body', 'buttonLabel', ...CALL],
  fieldNotes: [...HEAD, 'body', ...PICTURE, 'buttonLabel'],
  faq: [...HEAD, 'buttonLabel'],
  testimonials: HEAD,
  callBanner: [...HEAD, 'picture', 'buttonLabel', ...CALL],
  estimate: [...HEAD, 'buttonLabel', ...CALL],
  map: HEAD,
  servicesIndex: HEAD,
  reasons: [...HEAD, 'body', 'buttonLabel', ...CALL],
  panorama: ['kicker', 'heading', ...PICTURE],
  experience: [...HEAD, 'body', 'numeral', 'numeralNote', 'buttonLabel', ...CALL],
  servicesTeaser: [...HEAD, 'buttonLabel', ...CALL],
  aboutServices: HEAD,
  promises: [...HEAD, 'body', 'buttonLabel', ...CALL],
  roles: [...HEAD, 'body', ...PICTURE, 'buttonLabel', ...CALL],
  pictureText: [...HEAD, 'body', ...PICTURE, 'buttonLabel', ...CALL],
  reachOut: [...HEAD, 'body', 'buttonLabel', ...CALL],
  contactForm: HEAD,
  contactBlock: [...HEAD, 'buttonLabel', ...CALL],
  text: [...HEAD, 'body', ...PICTURE, 'buttonLabel', ...CALL],
} as const satisfies Readonly<Record<keyof typeof SECTION_LOOKS, readonly string[]>>;

export const section = {
  name: 'Section of a page',
  titleField: 'name',
  fields: {
    name: { kind: 'plain', name: 'Name in this list', required: true },
    layout: { kind: 'choice', name: 'Look', required: true, choices: SECTION_LOOKS },
    hidden: { kind: 'boolean', name: 'Hide', labels: { yes: 'Hidden', no: 'Shown' } },
    kicker: { kind: 'text', name: 'Small line above the heading', max: 60 },
    heading: { kind: 'text', name: 'Heading', empty: 'default', max: 160 },
    intro: { kind: 'longText', name: 'Introduction', max: 600 },
    body: article('Text', 'default'),
    picture: { kind: 'picture', minWidth: 900, name: 'Picture' },
    pictureCaption: { kind: 'text', name: 'Caption of the picture', beside: 'picture', max: 160 },
    numeral: { kind: 'text', name: 'Big number', max: 12 },
    numeralNote: { kind: 'text', name: 'Words under the big number', max: 80 },
    buttonLabel: { kind: 'text', name: 'Label of the button', max: 60 },
    buttonHref: address('Button goes to', 'buttonLabel'),
    callLabel: { kind: 'text', name: 'Label of the call button', max: 60 },
    callNote: { kind: 'text', name: 'Small line in the call button', max: 80 },
  },
} as const satisfies ContentType;
