import { type ContentType, address, HREF_PATTERN, strict, WEB_ADDRESS } from './fields';

const SHOWN_NUMBER = {
  source: '^[+()0-9 .\\-]{7,24}$',
  message: 'Digits, spaces, brackets and dashes only.',
} as const;

/** The site never invents the company's number. */
const VITAL = { required: true, empty: 'nothing' } as const;

export const siteConfig = {
  name: 'Company and contact details',
  titleField: 'company',
  single: true,
  fields: {
    company: { kind: 'text', name: 'Company name', required: true, max: 60 },
    city: { kind: 'text', name: 'City', required: true, max: 60 },
    state: { kind: 'text', name: 'State', required: true, max: 40 },
    stateCode: {
      kind: 'plain',
      name: 'State, two letters',
      pattern: { source: '^[A-Z]{2}$', message: 'Two capital letters, for example CT.' },
    },
    streetAddress: { kind: 'text', name: 'Street address' },
    postalCode: { kind: 'text', name: 'ZIP code', max: 10 },
    email: strict('E-mail address', {
      source: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
      message: 'An e-mail address, for example office@example.com.',
    }),
    phoneDisplay: { ...strict('Phone number as shown', SHOWN_NUMBER), ...VITAL },
    phoneDashed: strict('Phone number with dashes', {
      source: '^[0-9\\-]{7,20}$',
      message: 'Digits and dashes only, for example 860-555-0142.',
    }),
    phoneLink: {
      ...strict('Phone number for dialing', {
        source: '^(tel:)?\\+[0-9]{8,15}$',
        message: 'A + and 8 to 15 digits, for example +18605550142.',
      }),
      ...VITAL,
    },
    textNumber: strict('Number for text messages', SHOWN_NUMBER),
    hoursOfOperation: { kind: 'text', name: 'Hours', required: true, max: 40 },
    licenseNumber: { kind: 'text', name: 'Arborist license number' },
    licenseHolder: { kind: 'text', name: 'Name on the license' },
    licenseRegister: strict('License in the public register', WEB_ADDRESS),
    insurer: { kind: 'text', name: 'Insurance company' },
    insuranceCertificate: { kind: 'document', name: 'Insurance certificate' },
    rating: { kind: 'text', name: 'Rating', max: 120 },
    ratingSource: strict('Where the rating can be seen', WEB_ADDRESS),
    quoteHref: { ...address('Quote buttons go to'), empty: 'default' },
    photoCredits: { kind: 'richText', name: 'Photo credits', empty: 'default' },
    keywords: { kind: 'plainList', name: 'Keywords' },
    homeUrl: { kind: 'plain', name: 'Address of the website', pattern: WEB_ADDRESS },
    socialProfiles: { kind: 'plainList', name: 'Social media pages', pattern: HREF_PATTERN },
    shareImage: { kind: 'picture', minWidth: 1200, name: 'Picture for social networks' },
  },
} as const satisfies ContentType;
