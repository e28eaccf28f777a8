/** The blog: its list, its posts and what stands beside them. */
import type { PageBase, PageView } from './pages';
import type { Picture } from './pictures';
import type { Link, RichTextView } from './texts';

export interface PostCard {
  readonly title: string;
  readonly href: string;
  readonly excerpt?: string;
  /** ISO date for the feed and the sitemap; lists do not show it. */
  readonly date: string;
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
  /** ISO date for machines and US English for people. */
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
  /** How many of the posts are shown. */
  readonly count: number;
  readonly posts: readonly PostCard[];
}
