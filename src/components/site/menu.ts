import type { Link, ServiceCard } from '../../content/views';

export interface MenuLink extends Link {
  /** Whether the link opens the list of services. */
  readonly services?: boolean;
  /** Value of `aria-current`: `page` on the link's own page, `true` on a page below it. */
  readonly current?: 'page' | 'true';
}

/** The links in the top bar, masthead and drawer of a page. */
export interface Menu {
  readonly links: readonly MenuLink[];
  readonly services: readonly ServiceCard[];
  /** The last item in the list of services, as on the page of all services. */
  readonly belowServices?: Link;
  /** The service for emergencies. */
  readonly urgent?: ServiceCard;
  /** Target of the quote links of the page. */
  readonly quoteHref: string;
}

export interface MenuProps {
  readonly menu: Menu;
}
