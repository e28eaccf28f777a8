/**
 * What templates, sections and components are given: plain data without a trace of where it came
 * from. The assembly in `src/content/assemble` makes these; everything right of it only reads them.
 */
import type { BLOCKS } from '@contentful/rich-text-types';
import type { RichText, Complete } from './types';
import type { DiagramName, DrawingName, IconName } from './model/pictures';

/** A picture sized and cropped for one place on a page. Widths and heights in pixels. */
export interface Picture {
  readonly alt: string;
  readonly caption?: string;
  /** Fallback address, also the largest. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Best format first, as `<source>` elements want them. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** A `<picture>` place: its crop and how wide it is shown. See `pictures.ts` for the numbers. */
export type PictureSlot =
  'slice' | 'square' | 'tall' | 'photo' | 'wide' | 'panorama' | 'thumb' | 'banner' | 'inline';

export interface Link {
  readonly label: string;
  /** Safe to use as it is: unsafe schemes never get here. */
  readonly href: string;
}

/** The company's facts, tokens replaced. Phone numbers are the same number in three forms. */
export interface SiteFacts {
  readonly company: string;
  readonly city: string;
  readonly state: string;
  readonly stateCode: string;
  readonly hours: string;
  readonly phone: {
    readonly display: string;
    readonly dashed: string;
    /** `tel:` address. */ readonly href: string;
  };
  readonly towns: readonly string[];
  /** Only when the config has them. */
  readonly email?: string;
  readonly address?: { readonly street: string; readonly postalCode?: string };
  readonly license?: { readonly number: string; readonly holder?: string };
  readonly insurer?: string;
}

/** Entries embedded in rich text, found at `node.data.target` of the document. */
export type Embedded =
  | {
      readonly type: 'callout';
      readonly title: string;
      readonly text?: string;
      readonly tone: 'note' | 'warning';
    }
  | {
      readonly type: 'diagram';
      readonly drawing: DiagramName;
      readonly description: string;
      readonly labels: readonly string[];
      readonly caption?: string;
    }
  | {
      readonly type: 'comparison';
      readonly doHeading: string;
      readonly doItems: readonly string[];
      readonly dontHeading: string;
      readonly dontItems: readonly string[];
    }
  | { readonly type: 'picture'; readonly picture: Picture };

/**
 * A rich-text document ready to render: links are safe and final, dangling ones are gone, every
 * embedded block carries an `Embedded`. Node types outside `BLOCKS`/`INLINES`/`MARKS` are removed.
 */
export type RichTextView = RichText;
export type { BLOCKS };

/** A heading and the text up to the next one: what lists of steps, reasons and roles are made of. */
export interface TextItem {
  readonly heading: string;
  readonly body?: RichTextView;
}

export interface ServiceCard {
  readonly title: string;
  /** Shorter form for menus. */
  readonly linkTitle: string;
  readonly href: string;
  readonly icon: IconName;
  /** Absent when an editor chose none: show the icon instead. */
  readonly drawing?: DrawingName;
  readonly description?: string;
  readonly overview?: string;
  readonly about?: string;
  readonly emergency: boolean;
}

export interface HighlightView {
  readonly number: string;
  readonly name: string;
  readonly icon?: IconName;
}

export interface FaqView {
  readonly question: string;
  readonly answer: RichTextView;
  /** Fragment of the question's own address, unique on the page. */
  readonly anchor: string;
}

export interface TestimonialView {
  readonly name: string;
  readonly title?: string;
  readonly quote: string;
  readonly avatarUrl?: string;
}

export interface ContactInfoView {
  readonly heading: string;
  readonly icon?: IconName;
  readonly line1?: string;
  readonly line2?: string;
  readonly line3?: string;
  /** Where the second line goes. */
  readonly href?: string;
  readonly cta?: string;
}

export interface MapView {
  /** What the maps service is asked for, for example "Hartford, CT". */
  readonly query: string;
  /** Embed address, only when a maps key is configured. */
  readonly embedUrl?: string;
  /** Opens the map on the service's own site; works always. */
  readonly linkUrl: string;
  readonly city: string;
  readonly towns: readonly string[];
}

export type FormTexts = Partial<Complete<'formText'>> &
  Pick<Complete<'formText'>, RequiredFormText>;
type RequiredFormText = Exclude<keyof Complete<'formText'>, 'commentHint'>;
export type UiTexts = Complete<'interfaceText'>;

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

/** Everything the document head says. All addresses are absolute. */
export interface SeoView {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly siteName: string;
  readonly type: 'website' | 'article';
  readonly image: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  readonly keywords: readonly string[];
  /** False on the 404 page, the thank-you page and in every preview build. */
  readonly index: boolean;
  readonly publishedAt?: string;
  readonly modifiedAt?: string;
  /**
   * schema.org graph of the page, already safe to print inside a script element. Absent when a
   * section prints it.
   */
  readonly graph?: string;
}

export interface Crumb {
  readonly label: string;
  /** Absent for the current page. */
  readonly href?: string;
}

/** What every template is given as Gatsby's page context. */
export interface PageBase {
  readonly path: string;
  /** Top menu entry that is current: a menu href, or ''. */
  readonly section: string;
  readonly seo: SeoView;
  readonly crumbs: readonly Crumb[];
  /** Spoken name of the crumbs. */
  readonly crumbsLabel: string;
  readonly facts: SiteFacts;
  readonly ui: UiTexts;
}

/** The head of a page. */
export interface PageHead {
  readonly heading: string;
  readonly intro?: string;
  readonly callText?: string;
  readonly call?: { readonly label: string; readonly note?: string };
  readonly quote?: Link;
  readonly picture?: Picture;
  readonly pictureCaption?: string;
}

export interface PageView extends PageBase {
  readonly kind:
    | 'home'
    | 'services'
    | 'about'
    | 'careers'
    | 'contact'
    | 'blog'
    | 'notFound'
    | 'thankYou'
    | 'offline'
    | 'standard';
  readonly head: PageHead;
  readonly body?: RichTextView;
  readonly sections: readonly SectionView[];
}

export interface ServiceView extends PageBase {
  readonly layout: 'standard' | 'emergency';
  readonly head: PageHead;
  readonly body?: RichTextView;
  readonly drawing?: DrawingName;
  readonly warning?: Extract<Embedded, { type: 'callout' }>;
  readonly steps?: { readonly heading?: string; readonly items: readonly TextItem[] };
  readonly services: readonly ServiceCard[];
  readonly quote: Link;
  readonly contactInfo: readonly ContactInfoView[];
  readonly banner?: {
    readonly heading: string;
    readonly text?: string;
    readonly picture?: Picture;
  };
}

export interface PostCard {
  readonly title: string;
  readonly href: string;
  readonly excerpt?: string;
  /** ISO date for machines and US English for people. */
  readonly date: string;
  readonly dateText: string;
  readonly picture?: Picture;
}

export interface BlogView extends PageView {
  readonly posts: readonly PostCard[];
  readonly newer?: Link;
  readonly older?: Link;
  readonly pageNumber: number;
  readonly pageCount: number;
}

export interface PostView extends PageBase {
  readonly title: string;
  readonly date: string;
  readonly dateText: string;
  readonly picture?: Picture;
  readonly pictureCaption?: string;
  readonly body?: RichTextView;
  /** Address of this post when it is among the newest, so that the sidebar leaves it out; else ''. */
  readonly recentExcept: string;
}

/** Context of the slice beside posts: one more than it shows, so that the open post can be left out. */
export interface RecentPostsView {
  readonly heading: string;
  readonly posts: readonly PostCard[];
}

/** Context of the header slice; the same for every page. */
export interface HeaderView {
  readonly facts: SiteFacts;
  readonly menu: Complete<'menuText'>;
  readonly links: readonly (Link & {
    /** Opens the list of services. */ readonly services: boolean;
  })[];
  readonly services: readonly ServiceCard[];
  readonly servicesHref: string;
  readonly quoteHref: string;
}

export interface FooterView {
  readonly facts: SiteFacts;
  readonly menu: Complete<'menuText'>;
  readonly links: readonly Link[];
  readonly services: readonly ServiceCard[];
  readonly credits?: RichTextView;
  readonly quoteHref: string;
  /** Spoken after links that leave the site. */
  readonly opensElsewhere: string;
  readonly year: number;
}

/** A notice and when it shows. Times are ISO 8601 with zone; decided in the browser. */
export interface NoticeView {
  /** Changes whenever the text does, so that a dismissed notice stays away and a new one does not. */
  readonly id: string;
  readonly text: string;
  readonly link?: Link;
  readonly startsAt?: string;
  readonly endsAt?: string;
  readonly emergency: boolean;
  readonly label: string;
  readonly dismissLabel: string;
}
