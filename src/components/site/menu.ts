import type { HeaderView, LowerLink, UpperLink } from '../../content/views';

/** Whether a link is marked as current. */
export interface Marked {
  /** Value of `aria-current`: `page` on the link's own page, `true` on a page below it. */
  readonly current?: 'page' | 'true';
}

export interface MenuLink extends UpperLink, Marked {
  readonly below: readonly (LowerLink & Marked)[];
  /** True above a link that is marked. */
  readonly isAboveCurrent?: true;
}

/** The links in the top bar, masthead and drawer of a page. */
export interface Menu extends HeaderView {
  readonly links: readonly MenuLink[];
  /** Target of the quote links of the page. */
  readonly quoteHref: string;
}

export interface MenuProps {
  readonly menu: Menu;
}
