/**
 * The looks of a section. All that is decided about a look is here, but for its component in
 * `src/sections`, which `src/sections/components.ts` lists. What misses a part of it, or a component,
 * does not compile.
 *
 * Only types are imported: the model takes its choices from here.
 */
import type { PictureSlot } from './pictures';
import type { FormView } from './views/forms';
import type {
  ContactInfoView,
  FaqView,
  Numeral,
  HighlightView,
  Link,
  MapView,
  PersonView,
  ProjectCard,
  SectionBase,
  ServiceCard,
  TestimonialView,
  TextItem,
} from './views/parts';

/** A text of a service that lists show below its name. */
export type ServiceText = 'description' | 'overview' | 'about';

interface ProjectList {
  readonly projects: readonly ProjectCard[];
  /** Links to the projects of each service and town; none where only some are listed. */
  readonly filters: readonly Link[];
}

/** What a look may show besides the fields of the section: the assembly makes it when asked. */
export interface LookSources {
  /** The text of the section, cut at its headings. */
  readonly items: () => readonly TextItem[];
  readonly buttonLabel?: string;
  readonly numeral: () => Numeral | undefined;
  readonly numeralNote?: string;
  /** Each service with the first of these texts that it has. */
  readonly services: (texts: readonly ServiceText[]) => readonly ServiceCard[];
  /** The services that staff have featured, or the first few of them. */
  readonly featuredServices: (
    texts: readonly ServiceText[],
    count?: number,
  ) => readonly ServiceCard[];
  readonly highlights: () => readonly HighlightView[];
  readonly faqs: () => readonly FaqView[];
  /** Other sections of the page list questions, too. */
  readonly isOneOfSeveral: boolean;
  /** No section after it on the page lists questions. */
  readonly isLastOfQuestions: boolean;
  readonly testimonials: () => readonly TestimonialView[];
  readonly people: () => readonly PersonView[];
  readonly projects: () => ProjectList;
  readonly contactInfo: () => readonly ContactInfoView[];
  /** The same beside a map, whose id is given: their links to the map of another page lead to it. */
  readonly contactInfoBeside: (mapId: string) => readonly ContactInfoView[];
  /** None where the text of the section stands beside the form, and beside a form for applicants. */
  readonly contactBesideForm: () => readonly ContactInfoView[] | undefined;
  readonly map: () => MapView;
  /** An id for a map that is not a section of its own. */
  readonly mapId: () => string;
  /** The form that the section chooses. */
  readonly form: () => FormView;
  /**
   * The next page after the form in a browser without scripts; undefined when staff have removed it, and the
   * host shows a page of its own.
   */
  readonly thanksPath?: string;
}

/** The types of entries that staff may choose from for a section. */
export const CHOSEN_TYPES = ['faq', 'service', 'testimonial', 'project'] as const;

interface LookData {
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
  /** Its own data: what it shows besides those fields. */
  readonly own?: (sources: LookSources) => object;
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

const items = ({ items }: LookSources) => ({ items: items() });

/** Services a teaser shows. */
const TEASER_COUNT = 2;

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
    own: ({ highlights }) => ({ highlights: highlights() }),
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
    own: ({ featuredServices }) => ({ services: featuredServices(['description']) }),
    hasContent: hasAny('services'),
  },
  steps: {
    label: 'Steps, one after the other',
    fields: [...HEAD, 'body', 'buttonLabel', ...CALL],
    ground: 'own',
    own: items,
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
    // `moreLabel` is that of the fold that holds all but the first on phones; without one all are shown.
    // `several`: whether it is one of several such sections of its page; `asks`: whether to call with another
    // question.
    own: ({ faqs, buttonLabel, isOneOfSeveral: several, isLastOfQuestions: asks }) => ({
      faqs: faqs(),
      moreLabel: buttonLabel,
      several,
      asks,
    }),
    hasContent: hasAny('faqs'),
  },
  testimonials: {
    label: 'Testimonials',
    fields: HEAD,
    chooses: ['testimonial'],
    ground: 'own',
    own: ({ testimonials }) => ({ testimonials: testimonials() }),
    hasContent: hasAny('testimonials'),
  },
  people: {
    label: 'People',
    fields: HEAD,
    ground: 'page',
    own: ({ people }) => ({ people: people() }),
    hasContent: hasAny('people'),
  },
  projects: {
    label: 'Work we have done',
    fields: HEAD,
    chooses: ['project', 'service'],
    ground: 'page',
    own: ({ projects }) => projects(),
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
    own: ({ contactInfoBeside, map, mapId: makeId }) => {
      const mapId = makeId();
      return { contactInfo: contactInfoBeside(mapId), map: map(), mapId };
    },
    hasContent: always,
  },
  map: {
    label: 'Map',
    fields: HEAD,
    ground: 'page',
    own: ({ map }) => ({ map: map() }),
    hasContent: always,
  },
  servicesIndex: {
    label: 'List of all services',
    fields: [...HEAD, 'buttonLabel'],
    chooses: ['service'],
    ground: 'page',
    own: ({ services }) => ({ services: services(['overview', 'description']) }),
    hasContent: hasAny('services'),
  },
  reasons: {
    label: 'Reasons',
    fields: [...HEAD, 'body', 'buttonLabel', ...CALL],
    ground: 'own',
    own: items,
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
    own: ({ numeral, numeralNote }) => ({ numeral: numeral(), numeralNote }),
    hasContent: hasWords,
  },
  servicesTeaser: {
    label: 'First two services',
    fields: [...HEAD, 'buttonLabel', ...CALL],
    chooses: ['service'],
    ground: 'page',
    own: ({ featuredServices }) => ({
      services: featuredServices(['overview', 'description'], TEASER_COUNT),
    }),
    hasContent: hasAny('services'),
  },
  aboutServices: {
    label: 'How we go about each service',
    fields: HEAD,
    chooses: ['service'],
    ground: 'page',
    own: ({ services }) => ({ services: services(['about']).filter(({ text }) => text) }),
    hasContent: hasAny('services'),
  },
  promises: {
    label: 'Promises',
    fields: [...HEAD, 'body', 'buttonLabel', ...CALL],
    ground: 'page',
    own: items,
    hasContent: hasAny('items'),
  },
  roles: {
    label: 'Jobs',
    fields: [...HEAD, 'body', ...PICTURE, 'buttonLabel', ...CALL],
    ground: 'page',
    crop: 'photo',
    own: items,
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
    own: ({ form, thanksPath, contactBesideForm }) => ({
      form: form(),
      thanksPath,
      contactInfo: contactBesideForm(),
    }),
    hasContent: always,
  },
  contactBlock: {
    label: 'Contact blocks',
    fields: [...HEAD, 'buttonLabel', ...CALL],
    ground: 'own',
    own: ({ contactInfo }) => ({ contactInfo: contactInfo() }),
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
} as const satisfies Readonly<Record<string, LookData>>;

export type LookName = keyof typeof looks;

/** A look as the assembly and the page use it, whichever it is. */
export type Look<L extends LookName = LookName> = Omit<LookData, 'hasContent'> & {
  readonly hasContent: (view: SectionView<L>) => boolean;
};

type OwnData<L extends LookName> = (typeof looks)[L] extends {
  readonly own: (sources: LookSources) => infer Own;
}
  ? Own
  : unknown;

/** One section of a page, by its look. */
export type SectionView<L extends LookName = LookName> = {
  readonly [K in L]: SectionBase & { readonly look: K } & OwnData<K>;
}[L];

const table: { readonly [L in LookName]: Look<L> } = looks;

/** All that is decided about a look. */
export const lookOf = <L extends LookName>(name: L): Look<L> => table[name];
