/** What every page is made of. */
import type { SectionView } from '../looks';
import type { DrawingName } from '../model/graphics';
import type { PageRules } from '../pageKinds';
import type { Content, PictureSource } from '../types';
import type {
  AuthorView,
  Call,
  FaqView,
  Link,
  Picture,
  PossibleLink,
  RichTextView,
} from '../views/parts';

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

interface ServiceEntity {
  readonly kind: 'service';
  readonly type?: string;
  readonly description?: string;
}

/** A post: when it was last changed and when it came out, ISO 8601. */
interface PostEntity {
  readonly kind: 'post';
  readonly date: string;
  readonly published: string;
  readonly author?: AuthorView;
  readonly tags?: readonly string[];
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
  /** Shown by social networks if nobody chose another picture for them. */
  readonly picture?: PictureSource;
  /** Description for search results if nobody wrote one; if absent, the first words of the text are used. */
  readonly summary?: string;
  readonly index?: boolean;
  /** The breadcrumbs after the home page; empty if the page shows none above its heading. */
  readonly crumbs: readonly PossibleLink[];
  readonly schemaType?: PageRules['schemaType'];
  /** What the page describes, if it has a type of its own in schema.org. */
  readonly mainEntity?: ServiceEntity | PostEntity;
  readonly top: Omit<TopView, 'longHeading' | 'button'>;
  readonly button?: TopButton;
  readonly sections: readonly SectionView[];
  /** The questions that its graph has. */
  readonly faqs?: readonly FaqView[];
}
