import { type ContentType, address, webAddressField } from './fields';

const phone = (name: string) => ({ kind: 'plain', name, means: 'phone' }) as const;

/** The site never invents the company's number. */
const VITAL = { required: true, empty: 'nothing' } as const;

export const siteConfig = {
  name: 'Company and contact details',
  titleField: 'company',
  fields: {
    company: { kind: 'text', name: 'Company name', required: true, max: 60 },
    city: { kind: 'text', name: 'City', required: true, max: 60, means: 'place' },
    state: { kind: 'text', name: 'State', required: true, max: 40 },
    stateCode: { kind: 'plain', name: 'State, two letters', means: 'stateCode' },
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
    quoteHref: { ...address('Quote buttons go to'), empty: 'default' },
    photoCredits: { kind: 'richText', name: 'Photo credits', empty: 'default' },
    keywords: { kind: 'plainList', name: 'Keywords' },
    homeUrl: webAddressField('Address of the website'),
    socialProfiles: { kind: 'plainList', name: 'Social media pages', means: 'webAddress' },
    shareImage: { kind: 'picture', minWidth: 1200, name: 'Picture for social networks' },
  },
} as const satisfies ContentType;
