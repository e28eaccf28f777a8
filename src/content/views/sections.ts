/** One view for each look of a section. */
import type { SECTION_LOOKS } from '../model/section';
import type {
  Call,
  ContactInfoView,
  FaqView,
  Figure,
  FormTexts,
  HighlightView,
  Link,
  MapView,
  Picture,
  RichTextView,
  ServiceCard,
  TestimonialView,
  TextItem,
} from './parts';

export interface SectionBase {
  /** Unique on the page; also the fragment of the section's address. */
  readonly id: string;
  readonly kicker?: string;
  readonly heading?: string;
  /** Characters of the heading. */
  readonly headingLength?: number;
  readonly intro?: string;
  readonly body?: RichTextView;
  readonly picture?: Picture;
  readonly pictureCaption?: string;
  readonly button?: Link;
  readonly call?: Call;
}

interface Services {
  readonly services: readonly ServiceCard[];
}

interface Items {
  /** The text, cut at its headings. */
  readonly items: readonly TextItem[];
}

/** What a look shows besides the fields that all have. A look that is not here shows only those. */
export interface OwnData {
  readonly highlights: { readonly highlights: readonly HighlightView[] };
  readonly featuredServices: Services;
  readonly steps: Items;
  readonly faq: {
    readonly faqs: readonly FaqView[];
    /** Label of the fold that holds all but the first questions; without one all are shown. */
    readonly moreLabel?: string;
  };
  readonly testimonials: { readonly testimonials: readonly TestimonialView[] };
  readonly estimate: { readonly contactInfo: readonly ContactInfoView[]; readonly map: MapView };
  readonly map: { readonly map: MapView };
  readonly servicesIndex: Services;
  readonly reasons: Items;
  readonly experience: { readonly numeral?: Figure; readonly numeralNote?: string };
  readonly servicesTeaser: Services;
  readonly aboutServices: Services;
  readonly promises: Items;
  readonly roles: Items;
  readonly contactForm: {
    readonly form: FormTexts;
    /** The next page in a browser without scripts; without it the host shows a page of its own. */
    readonly thanksPath?: string;
    /** Names to choose from, in the order of the menus, with the address of each one's page. */
    readonly services: readonly Pick<ServiceCard, 'title' | 'href'>[];
    /** Towns and ZIP codes that the company serves. */
    readonly places: readonly string[];
    readonly contactInfo: readonly ContactInfoView[];
  };
  readonly contactBlock: { readonly contactInfo: readonly ContactInfoView[] };
}

/** The looks of the content model. `src/sections/table.ts` has a component for each. */
export type SectionLayout = keyof typeof SECTION_LOOKS;

/** One section of a page by its look. */
export type SectionView = {
  readonly [L in SectionLayout]: SectionBase & { readonly layout: L } & (L extends keyof OwnData
      ? OwnData[L]
      : unknown);
}[SectionLayout];
