import type { Link, ServiceCard } from '../../content/views';

export interface MenuLink extends Link {
  /** It opens the list of services. */
  readonly services?: boolean;
  /** Its `aria-current`: on its own page, on one below it, or elsewhere. */
  readonly current?: 'page' | 'true';
}

/** What top bar, masthead and drawer of a page lead to. */
export interface Menu {
  readonly links: readonly MenuLink[];
  readonly services: readonly ServiceCard[];
  /** Ends the list of services, as on the page of all services. */
  readonly belowServices?: Link;
  /** The service for emergencies. */
  readonly urgent?: ServiceCard;
  /** Target of the quote links of the page. */
  readonly quoteHref: string;
}

export interface MenuProps {
  readonly menu: Menu;
}
