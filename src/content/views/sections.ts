/** One view for each look of a section. */
import type {
  ContactInfoView,
  FaqView,
  FormTexts,
  HighlightView,
  MapView,
  ServiceCard,
  TestimonialView,
} from './parts';
import type { Picture } from './pictures';
import type { Link, RichTextView, TextItem } from './texts';

interface SectionBase {
  /** Unique on the page; also the fragment of the section's address. */
  readonly id: string;
  readonly kicker?: string;
  readonly heading?: string;
  readonly intro?: string;
  readonly body?: RichTextView;
  readonly picture?: Picture;
  readonly pictureCaption?: string;
  readonly button?: Link;
  /** A call button: its label, and a small line where the look has one. */
  readonly call?: { readonly label: string; readonly note?: string };
}

/** One section of a page by its look. The registry in `src/sections` has a component for each. */
export type SectionView =
  | (SectionBase & { readonly layout: 'highlights'; readonly highlights: readonly HighlightView[] })
  | (SectionBase & { readonly layout: 'essay' })
  | (SectionBase & {
      readonly layout: 'featuredServices';
      readonly services: readonly ServiceCard[];
    })
  | (SectionBase & { readonly layout: 'steps'; readonly items: readonly TextItem[] })
  | (SectionBase & { readonly layout: 'fieldNotes' })
  | (SectionBase & {
      readonly layout: 'faq';
      readonly faqs: readonly FaqView[];
      /** Label of the fold that holds all but the first questions; without one all are shown. */
      readonly moreLabel?: string;
      /** The page's graph. Beside the answers it repeats, it compresses to almost nothing. */
      readonly graph?: string;
    })
  | (SectionBase & {
      readonly layout: 'testimonials';
      readonly testimonials: readonly TestimonialView[];
    })
  | (SectionBase & { readonly layout: 'callBanner' })
  | (SectionBase & {
      readonly layout: 'estimate';
      readonly contactInfo: readonly ContactInfoView[];
      readonly map: MapView;
    })
  | (SectionBase & { readonly layout: 'map'; readonly map: MapView })
  | (SectionBase & { readonly layout: 'servicesIndex'; readonly services: readonly ServiceCard[] })
  | (SectionBase & { readonly layout: 'reasons'; readonly items: readonly TextItem[] })
  | (SectionBase & { readonly layout: 'panorama' })
  | (SectionBase & {
      readonly layout: 'experience';
      readonly numeral?: string;
      readonly numeralNote?: string;
    })
  | (SectionBase & { readonly layout: 'servicesTeaser'; readonly services: readonly ServiceCard[] })
  | (SectionBase & { readonly layout: 'aboutServices'; readonly services: readonly ServiceCard[] })
  | (SectionBase & { readonly layout: 'promises'; readonly items: readonly TextItem[] })
  | (SectionBase & { readonly layout: 'roles'; readonly items: readonly TextItem[] })
  | (SectionBase & { readonly layout: 'pictureText' })
  | (SectionBase & { readonly layout: 'reachOut' })
  | (SectionBase & {
      readonly layout: 'contactForm';
      readonly form: FormTexts;
      readonly contactInfo: readonly ContactInfoView[];
    })
  | (SectionBase & {
      readonly layout: 'contactBlock';
      readonly contactInfo: readonly ContactInfoView[];
    })
  | (SectionBase & { readonly layout: 'text' });

export type SectionLayout = SectionView['layout'];
