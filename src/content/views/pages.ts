/** Pages and services, with their heads and what search engines are told. */
import type { ContactInfoView, ServiceCard, SiteFacts, UiTexts } from './parts';
import type { Picture } from './pictures';
import type { SectionView } from './sections';
import type { Embedded, Link, RichTextView, TextItem } from './texts';

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
  /** Only of posts: the day it was last changed, ISO 8601. */
  readonly date?: string;
  /** schema.org graph of the page, already safe to print inside a script element. */
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
  /** Where this page's buttons for a quote lead. */
  readonly quoteHref: string;
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
  readonly warning?: Extract<Embedded, { type: 'callout' }>;
  readonly steps?: { readonly heading?: string; readonly items: readonly TextItem[] };
  readonly work?: { readonly before: Picture; readonly after: Picture; readonly caption?: string };
  readonly services: readonly ServiceCard[];
  readonly quote: Link;
  readonly contactInfo: readonly ContactInfoView[];
  readonly banner?: {
    readonly heading: string;
    readonly text?: string;
  };
}
