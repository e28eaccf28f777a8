/** What is around every page. */
import type { Complete } from '../types';
import type { ServiceCard, SiteFacts } from './parts';
import type { Link, RichTextView } from './texts';

/** Context of the header slice; the same for every page. */
export interface HeaderView {
  readonly facts: SiteFacts;
  readonly menu: Complete<'menuText'>;
  readonly links: readonly (Link & {
    /** Opens the list of services. */ readonly services: boolean;
  })[];
  readonly services: readonly ServiceCard[];
}

export interface FooterView {
  readonly facts: SiteFacts;
  readonly menu: Complete<'menuText'>;
  readonly links: readonly Link[];
  readonly services: readonly ServiceCard[];
  readonly credits?: RichTextView;
  /** Where visitors are asked before their visit is counted. */
  readonly consent?: Pick<Complete<'consentText'>, 'question' | 'yes' | 'no' | 'change'>;
  /** Spoken after links that leave the site. */
  readonly opensElsewhere: string;
  /**
   * Year of the build, which `{{year}}` in the copyright line became. The browser writes the current
   * one in its place.
   */
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
  /** True when its time had come when the site was built. */
  readonly due: boolean;
  readonly emergency: boolean;
  readonly label: string;
  readonly dismissLabel: string;
}
