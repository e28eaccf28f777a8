import type { HeaderView, MenuLinkView, SubmenuLinkView } from '../../content/views';

/** Whether a link is the current one. */
export interface Current {
  /** Value of `aria-current`: `page` on the link's own page, `true` on a page below it. */
  readonly current?: 'page' | 'true';
}

export interface MenuLink extends MenuLinkView, Current {
  readonly below: readonly (SubmenuLinkView & Current)[];
  /** True above a link that is current. */
  readonly isAboveCurrent?: true;
}

/** The links in the top bar, masthead and drawer of a page. */
export interface Menu extends Pick<HeaderView, 'urgent'> {
  readonly links: readonly MenuLink[];
  /** Target of the quote links of the page. */
  readonly quoteHref: string;
}

export interface MenuProps {
  readonly menu: Menu;
}
