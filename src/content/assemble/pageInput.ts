/** What a page is made from, whichever template shows it. */
import type { PageRules } from '../pageKinds';
import type { Content } from '../types';
import type { FaqView, PersonView, PossibleLink, SectionView, TopView } from '../views';

/** A service in the whole area, or all services in one town. */
interface AboutService {
  readonly kind: 'service';
  readonly type?: string;
  readonly description?: string;
  readonly town?: string;
}

/** A post: when it was last changed and when it came out, ISO 8601. */
interface AboutPost {
  readonly kind: 'post';
  readonly date: string;
  readonly published: string;
  readonly author?: PersonView;
  readonly topics?: readonly string[];
}

/** What a position pays, in US dollars, for a time as schema.org names it. */
export interface Pay {
  readonly from?: number;
  readonly to?: number;
  readonly per: NonNullable<Content<'position'>['payPer']>;
}

/** A town, and its state if that is not the company's. */
export interface Place {
  readonly town: string;
  readonly state?: string;
}

/** An open position. */
export interface AboutPosition {
  readonly kind: 'position';
  /** Paragraphs in lines of their own. */
  readonly description: string;
  /** When it was posted and when applications end, ISO 8601. */
  readonly posted?: string;
  readonly endsAt?: string;
  /** As in schema.org. */
  readonly employment?: string;
  /** Where it is, if it is not where the company is. */
  readonly place?: Place;
  readonly pay?: Pay;
}

/** The button beside the call button at the top of a page, and what decides where it leads. */
export interface TopButton {
  /** If absent, there is no button. */
  readonly label?: string;
  readonly leadsTo?: PageRules['buttonTo'];
  /** Path of the service that the page is about. */
  readonly service?: string;
}

/** What every page is made of. Pages of some kinds show more than this. */
export interface PageInput {
  readonly path: string;
  /** Title of the page when nobody wrote a search title. */
  readonly name: string;
  readonly fields: Pick<Content<'page'>, 'metaTitle' | 'metaDescription' | 'shareImage' | 'body'>;
  /** Description for search results if nobody wrote one; if absent, the first words of the text are used. */
  readonly summary?: string;
  readonly index?: boolean;
  readonly language?: Content<'page'>['language'];
  /** The breadcrumbs after the home page; empty if the page shows none above its heading. */
  readonly crumbs: readonly PossibleLink[];
  readonly schemaType?: PageRules['schemaType'];
  /** The subject of the page, if it has one of its own. */
  readonly about?: AboutService | AboutPost | AboutPosition;
  readonly top: Omit<TopView, 'longHeading' | 'button'>;
  readonly button?: TopButton;
  readonly sections: readonly SectionView[];
  /** The questions that its graph has. */
  readonly faqs?: readonly FaqView[];
}
