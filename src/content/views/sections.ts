/** Sections of pages, each by its look. */
import type { LookName } from '../looks';
import type { Content } from '../types';
import type { FormView } from './forms';
import type {
  Call,
  CardView,
  ContactInfoView,
  FaqView,
  Link,
  MapView,
  Numeral,
  Picture,
  RichTextView,
  ServiceCard,
  TestimonialView,
  TextItem,
} from './parts';

/** What sections of every look have. `LookData` says what each has of its own. */
export interface SectionBase {
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
  /** Unique on the page; also the fragment of the section's address. */
  readonly id: string;
  readonly kicker?: string;
  readonly heading?: string;
  /** The heading gets the next smaller size. */
  readonly longHeading?: boolean;
  readonly intro?: string;
  readonly body?: RichTextView;
  /** The text is long enough to begin with a large letter. */
  readonly dropCap?: boolean;
  readonly picture?: Picture;
  readonly pictureCaption?: string;
  readonly numeral?: Numeral;
  /** Words under it. */
  readonly numeralNote?: string;
  readonly button?: Link;
  readonly call?: Call;
}

interface HighlightView extends Pick<Content<'highlight'>, 'name' | 'icon'> {
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
  readonly numeral: Numeral;
}

interface ServiceList {
  readonly services: readonly ServiceCard[];
}

/** Links with a text below each. */
interface LinkList {
  readonly links: readonly (Link & { readonly text?: string })[];
}

/** A text that is cut at its headings, in place of the text. */
interface TextItems {
  readonly items: readonly TextItem[];
  readonly body?: undefined;
}

/** What looks show besides the fields of a section. `assemble/lookData.ts` makes it. */
export interface LookData {
  readonly highlights: { readonly highlights: readonly HighlightView[] };
  readonly featuredServices: ServiceList;
  readonly steps: TextItems;
  readonly faq: {
    readonly faqs: readonly FaqView[];
    /** True for those that pages share, in the language of the site; staff choose others for one page, in its own. */
    readonly shared: boolean;
    /** Label of the fold that holds all but the first on phones; without one all are shown. */
    readonly moreLabel?: string;
    /** True if the page has several such sections. */
    readonly several: boolean;
    /** Whether to invite visitors to call with other questions. */
    readonly asks: boolean;
  };
  readonly testimonials: {
    readonly testimonials: readonly TestimonialView[];
    /** Same as for questions. */
    readonly shared: boolean;
  };
  readonly cards: { readonly cards: readonly CardView[] };
  readonly estimate: {
    readonly contactInfo: readonly ContactInfoView[];
    readonly map: MapView;
    readonly mapId: string;
  };
  readonly map: { readonly map: MapView };
  readonly servicesIndex: ServiceList;
  readonly reasons: TextItems;
  readonly servicesTeaser: ServiceList;
  readonly aboutServices: LinkList;
  readonly promises: TextItems;
  readonly roles: TextItems;
  readonly contactForm: {
    readonly form: FormView;
    /**
     * The page after the form in a browser without JavaScript. Undefined if staff removed that page; the host
     * then shows its own page.
     */
    readonly thanksPath?: string;
    /** Absent if the section's text is beside the form, and beside the application form. */
    readonly contactInfo?: readonly ContactInfoView[];
  };
  readonly contactBlock: { readonly contactInfo: readonly ContactInfoView[] };
}

/** One section of a page, by its look. */
export type SectionView<L extends LookName = LookName> = {
  readonly [K in L]: SectionBase & { readonly look: K } & (K extends keyof LookData
      ? LookData[K]
      : unknown);
}[L];
