/**
 * The looks of a section. All that is decided about a look is here, but for what it shows besides the
 * fields of a section (`assemble/lookData.ts`) and for its component in `src/sections`, which
 * `src/sections/components.ts` lists. What misses a part of it, or a component, does not compile.
 *
 * Only types are imported: the model takes its choices from here.
 */
import type { PictureSlot } from './pictures';
import type { LookData } from './assemble/lookData';
import type { SectionBase } from './views/parts';

/** The types of entries that staff may choose from for a section. */
export const CHOSEN_TYPES = ['faq', 'service', 'testimonial', 'project'] as const;

interface LookRules {
  /** The words that editors choose it by. Entries hold them, so they are never reworded. */
  readonly label: string;
  /** The fields of a section that it shows. */
  readonly fields: readonly string[];
  /** Those of which it shows the chosen entries (the field `chosen`). */
  readonly chooses?: readonly (typeof CHOSEN_TYPES)[number][];
  /** Whether its background is that of the page or its own (a color, a photograph). */
  readonly ground: 'page' | 'own';
  /** A divider is drawn after it when the next section has the page's background too. */
  readonly divider?: true;
  /** Crop of its picture; a look without one has no picture. */
  readonly crop?: PictureSlot;
  /** False when it would be empty but for a heading. Given the view, with the own data. */
  readonly hasContent: (view: never) => boolean;
}

const hasWords = ({ heading, intro, body, picture }: SectionBase): boolean =>
  Boolean(heading || intro || body || picture);
/** For a look that is nothing without its list. */
const hasAny =
  <List extends string>(list: List) =>
  (view: { readonly [L in List]: readonly unknown[] }): boolean =>
    view[list].length > 0;
const always = (): boolean => true;

/** The opening of a section. */
const HEAD = ['kicker', 'heading', 'intro'] as const;
const PICTURE = ['picture', 'pictureCaption'] as const;
const CALL = ['callLabel', 'callNote'] as const;

export const looks = {
  highlights: {
    label: 'Highlights',
    fields: HEAD,
    ground: 'page',
    divider: true,
    hasContent: hasAny('highlights'),
  },
  essay: {
    label: 'Long text in columns beside a picture',
    fields: [...HEAD, 'body', ...PICTURE, 'buttonLabel'],
    ground: 'page',
    crop: 'square',
    hasContent: hasWords,
  },
  featuredServices: {
    label: 'Featured services',
    fields: [...HEAD, 'buttonLabel'],
    chooses: ['service'],
    ground: 'page',
    hasContent: hasAny('services'),
  },
  steps: {
    label: 'Steps, one after the other',
    fields: [...HEAD, 'body', 'buttonLabel', ...CALL],
    ground: 'own',
    hasContent: hasAny('items'),
  },
  fieldNotes: {
    label: 'Field notes: text or table beside a picture',
    fields: [...HEAD, 'body', ...PICTURE, 'buttonLabel'],
    ground: 'page',
    divider: true,
    crop: 'tall',
    hasContent: hasWords,
  },
  faq: {
    label: 'Questions and answers',
    fields: [...HEAD, 'buttonLabel'],
    chooses: ['faq', 'service'],
    ground: 'page',
    hasContent: hasAny('faqs'),
  },
  testimonials: {
    label: 'Testimonials',
    fields: HEAD,
    chooses: ['testimonial'],
    ground: 'own',
    hasContent: hasAny('testimonials'),
  },
  people: {
    label: 'People',
    fields: HEAD,
    ground: 'page',
    hasContent: hasAny('people'),
  },
  memberships: {
    label: 'Memberships',
    fields: HEAD,
    ground: 'page',
    divider: true,
    hasContent: hasAny('memberships'),
  },
  projects: {
    label: 'Work we have done',
    fields: HEAD,
    chooses: ['project', 'service'],
    ground: 'page',
    hasContent: hasAny('projects'),
  },
  callBanner: {
    label: 'Call banner',
    fields: [...HEAD, 'picture', 'buttonLabel', ...CALL],
    ground: 'own',
    crop: 'banner',
    hasContent: hasWords,
  },
  estimate: {
    label: 'Free estimate with contact blocks and map',
    fields: [...HEAD, 'buttonLabel', ...CALL],
    ground: 'page',
    hasContent: always,
  },
  map: {
    label: 'Map',
    fields: HEAD,
    ground: 'page',
    hasContent: always,
  },
  servicesIndex: {
    label: 'List of all services',
    fields: [...HEAD, 'buttonLabel'],
    chooses: ['service'],
    ground: 'page',
    hasContent: hasAny('services'),
  },
  reasons: {
    label: 'Reasons',
    fields: [...HEAD, 'body', 'buttonLabel', ...CALL],
    ground: 'own',
    hasContent: hasAny('items'),
  },
  panorama: {
    label: 'Wide picture',
    fields: ['kicker', 'heading', ...PICTURE],
    ground: 'own',
    crop: 'panorama',
    hasContent: ({ picture }: SectionBase): boolean => picture !== undefined,
  },
  experience: {
    label: 'Experience with a big number',
    fields: [...HEAD, 'body', 'numeral', 'numeralNote', 'buttonLabel', ...CALL],
    ground: 'page',
    divider: true,
    hasContent: hasWords,
  },
  servicesTeaser: {
    label: 'First two services',
    fields: [...HEAD, 'buttonLabel', ...CALL],
    chooses: ['service'],
    ground: 'page',
    hasContent: hasAny('services'),
  },
  aboutServices: {
    label: 'How we go about each service',
    fields: HEAD,
    chooses: ['service'],
    ground: 'page',
    hasContent: hasAny('services'),
  },
  promises: {
    label: 'Promises',
    fields: [...HEAD, 'body', 'buttonLabel', ...CALL],
    ground: 'page',
    hasContent: hasAny('items'),
  },
  roles: {
    label: 'Jobs',
    fields: [...HEAD, 'body', ...PICTURE, 'buttonLabel', ...CALL],
    ground: 'page',
    crop: 'photo',
    hasContent: hasAny('items'),
  },
  pictureText: {
    label: 'Picture beside a text',
    fields: [...HEAD, 'body', ...PICTURE, 'buttonLabel', ...CALL],
    ground: 'page',
    crop: 'photo',
    hasContent: hasWords,
  },
  contactForm: {
    label: 'Contact form',
    fields: [...HEAD, 'body', 'form'],
    ground: 'page',
    hasContent: always,
  },
  contactBlock: {
    label: 'Contact blocks',
    fields: [...HEAD, 'buttonLabel', ...CALL],
    ground: 'own',
    hasContent: always,
  },
  text: {
    label: 'Plain text',
    fields: [...HEAD, 'body', ...PICTURE, 'buttonLabel', ...CALL],
    ground: 'page',
    crop: 'photo',
    // A button may stand alone, for example at the end of a page.
    hasContent: (view: SectionBase): boolean => hasWords(view) || view.button !== undefined,
  },
} as const satisfies Readonly<Record<string, LookRules>>;

export type LookName = keyof typeof looks;

/** A look as the assembly and the page use it, whichever it is. */
type Look<L extends LookName = LookName> = Omit<LookRules, 'hasContent'> & {
  readonly hasContent: (view: SectionView<L>) => boolean;
};

type OwnData<L extends LookName> = L extends keyof LookData ? ReturnType<LookData[L]> : unknown;

/** One section of a page, by its look. */
export type SectionView<L extends LookName = LookName> = {
  readonly [K in L]: SectionBase & { readonly look: K } & OwnData<K>;
}[L];

const table: { readonly [L in LookName]: Look<L> } = looks;

/** All that is decided about a look. */
export const lookOf = <L extends LookName>(name: L): Look<L> => table[name];
