/**
 * The looks of a section. Everything about a look is defined here, except its data beyond the fields of a
 * section (`views/sections.ts`; `assemble/lookData.ts` makes it) and its component in `src/sections`, which is
 * registered in `src/sections/components.ts`. A look without one of these does not compile.
 *
 * This file only imports types, because the model takes its choices from here.
 */
import type { PictureSlot } from './pictures';
import type { LookData } from './views/sections';

/** The types of entries that staff may choose from for a section. */
export const CHOSEN_TYPES = [
  'faq',
  'service',
  'testimonial',
  'card',
  'highlight',
  'contactInfo',
] as const;

/** Names of what looks show besides the fields of a section. */
type DataName = { [L in keyof LookData]: keyof LookData[L] }[keyof LookData];

interface LookRules {
  /** The words that editors choose it by. Entries hold them, so they are never reworded. */
  readonly label: string;
  /** The fields of a section that it shows. */
  readonly fields: readonly string[];
  /** The list or picture without which the look shows nothing. */
  readonly needs?: DataName | 'picture';
  /** What to do while there is nothing in that list, unless publishing entries is enough. */
  readonly remedy?: string;
  /** The types whose chosen entries the look shows (the field `chosen`). */
  readonly chooses?: readonly (typeof CHOSEN_TYPES)[number][];
  /** Whether its background is that of the page or its own (a color, a photograph). */
  readonly ground: 'page' | 'own';
  /** A divider is drawn after it when the next section has the page's background too. */
  readonly divider?: true;
  /** Crop of its picture; a look without one has no picture. */
  readonly crop?: PictureSlot;
}

/** The opening of a section. */
const OPENING = ['kicker', 'heading', 'intro'] as const;
const PICTURE = ['picture', 'pictureCaption'] as const;
const CALL = ['callLabel', 'callNote'] as const;

export const looks = {
  highlights: {
    label: 'Highlights',
    fields: OPENING,
    needs: 'highlights',
    chooses: ['highlight'],
    ground: 'page',
    divider: true,
  },
  essay: {
    label: 'Long text in columns beside a picture',
    fields: [...OPENING, 'body', ...PICTURE, 'buttonLabel'],
    ground: 'page',
    crop: 'square',
  },
  featuredServices: {
    label: 'Featured services',
    fields: [...OPENING, 'buttonLabel'],
    needs: 'services',
    chooses: ['service'],
    ground: 'page',
  },
  steps: {
    label: 'Steps, one after the other',
    fields: [...OPENING, 'body', 'buttonLabel', ...CALL],
    needs: 'items',
    ground: 'own',
  },
  fieldNotes: {
    label: 'Field notes: text or table beside a picture',
    fields: [...OPENING, 'body', ...PICTURE, 'buttonLabel'],
    ground: 'page',
    divider: true,
    crop: 'tall',
  },
  faq: {
    label: 'Questions and answers',
    fields: [...OPENING, 'buttonLabel'],
    needs: 'faqs',
    chooses: ['faq', 'service'],
    ground: 'page',
  },
  testimonials: {
    label: 'Testimonials',
    fields: OPENING,
    needs: 'testimonials',
    chooses: ['testimonial', 'service'],
    ground: 'own',
  },
  cards: {
    label: 'Cards',
    fields: [...OPENING, 'buttonLabel'],
    needs: 'cards',
    remedy: 'Choose cards under “These first”',
    chooses: ['card'],
    ground: 'page',
  },
  callBanner: {
    label: 'Call banner',
    fields: [...OPENING, 'picture', 'buttonLabel', ...CALL],
    ground: 'own',
    crop: 'banner',
  },
  estimate: {
    label: 'Free estimate with contact blocks and map',
    fields: [...OPENING, 'buttonLabel', ...CALL],
    chooses: ['contactInfo'],
    ground: 'page',
  },
  map: {
    label: 'Map',
    fields: OPENING,
    ground: 'page',
  },
  servicesIndex: {
    label: 'List of all services',
    fields: [...OPENING, 'buttonLabel'],
    needs: 'services',
    chooses: ['service'],
    ground: 'page',
  },
  reasons: {
    label: 'Reasons',
    fields: [...OPENING, 'body', 'buttonLabel', ...CALL],
    needs: 'items',
    ground: 'own',
  },
  panorama: {
    label: 'Wide picture',
    fields: ['kicker', 'heading', ...PICTURE],
    needs: 'picture',
    ground: 'own',
    crop: 'panorama',
  },
  experience: {
    label: 'Experience with a big number',
    fields: [...OPENING, 'body', 'numeral', 'numeralNote', 'buttonLabel', ...CALL],
    ground: 'page',
    divider: true,
  },
  servicesTeaser: {
    label: 'First two services',
    fields: [...OPENING, 'buttonLabel', ...CALL],
    needs: 'services',
    chooses: ['service'],
    ground: 'page',
  },
  aboutServices: {
    label: 'How we go about each service',
    fields: OPENING,
    needs: 'links',
    chooses: ['service'],
    ground: 'page',
  },
  promises: {
    label: 'Promises',
    fields: [...OPENING, 'body', 'buttonLabel', ...CALL],
    needs: 'items',
    ground: 'page',
  },
  roles: {
    label: 'Jobs',
    fields: [...OPENING, 'body', ...PICTURE, 'buttonLabel', ...CALL],
    needs: 'items',
    ground: 'page',
    crop: 'photo',
  },
  pictureText: {
    label: 'Picture beside a text',
    fields: [...OPENING, 'body', ...PICTURE, 'buttonLabel', ...CALL],
    ground: 'page',
    crop: 'photo',
  },
  contactForm: {
    label: 'Contact form',
    fields: [...OPENING, 'body', 'form', 'questions', 'buttonLabel'],
    ground: 'page',
  },
  contactBlock: {
    label: 'Contact blocks',
    fields: [...OPENING, 'buttonLabel', ...CALL],
    chooses: ['contactInfo'],
    ground: 'own',
  },
  text: {
    label: 'Plain text',
    fields: [...OPENING, 'body', ...PICTURE, 'buttonLabel', ...CALL],
    ground: 'page',
    crop: 'photo',
  },
} as const satisfies Readonly<Record<string, LookRules>>;

export type LookName = keyof typeof looks;

/** All that is decided about a look. */
export const lookOf = (name: LookName): LookRules => looks[name];
