/** Pages, services and posts, with their heads, and what is around every page. */
import type { DrawingName, IconName } from '../model/graphics';
import type { Content } from '../types';
import type {
  Call,
  CalloutView,
  Link,
  AuthorView,
  Picture,
  PossibleLink,
  RichTextView,
  ServiceCard,
  SharedData,
  TextItem,
  Times,
} from './parts';
import type { SectionView } from '../looks';

/** Everything the document head says. All addresses are absolute. */
export interface SeoView {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly siteName: string;
  /** Language and country, as Open Graph writes them. */
  readonly locale: string;
  readonly type: 'website' | 'article';
  /** The picture that social networks show; absent if neither the page nor the company has one. */
  readonly image?: Pick<Picture, 'width' | 'height' | 'alt'> & { readonly url: string };
  readonly keywords: readonly string[];
  /** False on the 404, thank-you and offline pages, and in every build that does not go live. */
  readonly index: boolean;
  /** The site has a blog, and so a feed. */
  readonly feed: boolean;
  /** Only of posts: the day it was last changed, ISO 8601. */
  readonly date?: string;
  /** schema.org graph of the page, already safe to print inside a script element. */
  readonly graph?: string;
}

/** The top of a page. */
export interface TopView {
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
  readonly heading: string;
  /** The heading gets the next smaller size. */
  readonly longHeading?: boolean;
  readonly intro?: string;
  readonly callText?: string;
  /** Shown after the number; leads to the emergency page. */
  readonly firstSteps?: Link;
  readonly call?: Call;
  /** The button beside the call button. */
  readonly button?: Link;
  /** For a page whose text is shown at the top. */
  readonly body?: RichTextView;
  readonly picture?: Picture;
  readonly pictureCaption?: string;
  /** Beside the text. */
  readonly drawing?: DrawingName;
}

/** What every template is given as Gatsby's page context. */
export interface PageBase {
  readonly path: string;
  /** Address of the menu link that is current, or ''. */
  readonly menuHref: string;
  readonly seo: SeoView;
  /** The current page, which is last, is no link. */
  readonly crumbs: readonly PossibleLink[];
  readonly top: TopView;
  /** The sections that staff added, then those that the site adds; empty for posts. */
  readonly sections: readonly SectionView[];
  /** Where this page's buttons for a quote lead. */
  readonly quoteHref: string;
  /** The link beside the call button at the foot of phones. */
  readonly barLink: Link;
}

export interface PageView extends PageBase {
  readonly kind: Content<'page'>['kind'];
  /** What stands between its top and its sections. */
  readonly body?: RichTextView;
  readonly picture?: Picture;
  readonly pictureCaption?: string;
}

/** What pages of services have in common. */
export interface ServicePage extends PageBase {
  /** The beginning of its text. */
  readonly body?: RichTextView;
  /** The rest of it, which phones fold. */
  readonly parts: readonly TextItem[];
  /** All services, for the list beside the text. */
  readonly services: readonly ServiceCard[];
  /** An invitation to call, and the ways to reach us. */
  readonly contactBlock: SectionView<'contact'>;
}

export interface ServiceView extends ServicePage {
  readonly layout: 'standard';
  /** Links to the sections below its text. */
  readonly contents: readonly Link[];
}

/** The page of a service for emergencies. */
export interface EmergencyView extends ServicePage {
  readonly layout: 'emergency';
  readonly warning?: CalloutView;
  readonly steps?: {
    readonly id: string;
    readonly heading?: string;
    readonly items: readonly TextItem[];
  };
  /** Things that people may see, and what to do about each. */
  readonly urgency?: RichTextView;
}

export interface PostCard {
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
  readonly title: string;
  /** The title gets the next smaller size. */
  readonly longTitle?: boolean;
  readonly href: string;
  readonly excerpt?: string;
  /** ISO date for machines and US English for people. */
  readonly date: string;
  readonly dateText: string;
  readonly picture?: Picture;
}

/** A page of the list of posts. */
export interface BlogView extends PageView {
  readonly posts: readonly PostCard[];
  readonly newer?: Link;
  readonly older?: Link;
  readonly pageNumber: number;
}

export interface PostView extends PageBase {
  /** ISO date for machines and US English for people. */
  readonly date: string;
  readonly dateText: string;
  readonly author?: AuthorView;
  /** The warning that the text begins with, if there is one. Shown before the date and the picture. */
  readonly warning?: CalloutView;
  readonly body?: RichTextView;
  /** Links to the headings of the text; none when there are few. */
  readonly contents: readonly Link[];
  readonly topics: readonly string[];
  /** Starts an e-mail with the address of the post. */
  readonly mail: Link;
  /** Address of this post when it is among the newest, so that the sidebar leaves it out; else ''. */
  readonly recentExcept: string;
}

/** The newest posts, beside an open one: one post more than is shown, so that the open post can be left out. */
export interface RecentPostsView {
  readonly heading: string;
  /** How many of the posts are shown. */
  readonly count: number;
  readonly posts: readonly PostCard[];
}

/** A link in the list below a link of the menu. */
export interface SubmenuLinkView extends Link {
  readonly icon?: IconName;
  /** Stands after the line that ends the list. */
  readonly ends?: boolean;
}

/** A link of the menu, and the list that opens below it. */
export interface MenuLinkView extends Link {
  readonly below: readonly SubmenuLinkView[];
  /** Name of the button that opens the list. */
  readonly listLabel: string;
}

/** The header; the same for every page. */
export interface HeaderView {
  readonly links: readonly MenuLinkView[];
  /** The service for emergencies. */
  readonly urgent?: ServiceCard;
}

export interface FooterView {
  readonly links: readonly Link[];
  readonly services: readonly Link[];
  /** The company's pages on other websites. */
  readonly profiles: readonly Link[];
  /** True for hours that are set as a text, for they do not fit as a big number. */
  readonly longHours: boolean;
  /** True where visitors are asked before their visit is counted. */
  readonly asksBeforeCounting: boolean;
  readonly photoCredits?: RichTextView;
  /**
   * Year of the build, which `{{year}}` in the copyright line became. The browser writes the current
   * one in its place.
   */
  readonly year: number;
}

/** A notice and when it shows. */
export interface NoticeView extends Times {
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
  /** Changes whenever the text does, so that a dismissed notice stays away and a new one does not. */
  readonly id: string;
  readonly text: string;
  readonly link?: Link;
  readonly emergency: boolean;
}

/** What every page is given besides its own view. */
export interface SiteView extends SharedData {
  readonly header: HeaderView;
  readonly footer: FooterView;
  /** Every notice that is not over, newest first. */
  readonly notices: readonly NoticeView[];
  readonly recentPosts: RecentPostsView;
}
