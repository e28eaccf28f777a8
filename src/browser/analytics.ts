/**
 * Counts visits, calls and messages, with consent where the site asks for it. Without ids, the bundle contains none
 * of this. Visitors with Do Not Track or Global Privacy Control are not counted.
 */
import { forms } from '../content/forms';
import { RESULT_EVENT } from '../islands/contactForm/send';
import { readStored, writeStored } from '../islands/storage';
import { importScript } from './islands';
import { onClick } from './onClick';
import type * as vitals from './vitals';

/** Ids from the environment, or ''. Defined by the build. */
declare const ANALYTICS_ID: string;
declare const TAG_MANAGER_ID: string;
/** Whether counting needs consent. Defined by the build. */
declare const ASKS_CONSENT: boolean;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

const HOST = 'https://www.googletagmanager.com';

type Parameters = Readonly<Record<string, string | number | boolean>>;

/** A queue that the tags read once they are loaded, so earlier events count as well. */
const push = (entry: unknown): void => {
  (window.dataLayer ??= []).push(entry);
};

/**
 * The tag reads only `arguments` objects and skips arrays.
 *
 * @see https://developers.google.com/tag-platform/gtagjs/reference
 */
function gtag(..._values: unknown[]): void {
  push(arguments);
}

/** Queues an event for analytics and the tag manager. */
export const track = (name: string, parameters: Parameters): void => {
  const event = { ...parameters, page_path: location.pathname };
  if (ANALYTICS_ID) gtag('event', name, event);
  if (TAG_MANAGER_ID) push({ event: name, ...event });
};

const load = (path: string, id: string): void => {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${HOST}${path}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
};

const loadTags = (): void => {
  if (ANALYTICS_ID) load('/gtag/js', ANALYTICS_ID);
  if (TAG_MANAGER_ID) load('/gtm.js', TAG_MANAGER_ID);
  importScript<typeof vitals>('vitals').then(
    ({ reportVitals }) => reportVitals(track),
    () => undefined,
  );
};

/** The part of the page that a link is in. */
const placeOf = (link: Element): string =>
  link.closest('[id]:not(main, body)')?.id ?? link.closest('header, main, footer')?.localName ?? '';

/** The event of a link to contact the company. An e-mail without an address shares a post. */
const eventOf = ({ protocol, pathname, hash }: HTMLAnchorElement): string | undefined => {
  if (protocol === 'tel:') return 'call_click';
  if (protocol === 'sms:') return 'text_click';
  if (protocol === 'mailto:') return pathname === '' ? undefined : 'mail_click';
  return hash === `#${forms.quote.anchor}` ? 'quote_click' : undefined;
};

const opened = new Set<string>();

/** Counts the first focus in each form. */
const countOpening = ({ target }: Event): void => {
  const form = target instanceof Element ? target.closest('form') : null;
  // A field that is called “name” or “elements” hides the form's own property.
  const name = form?.querySelector<HTMLInputElement>('[name="form-name"]')?.value;
  if (name === undefined || opened.has(name)) return;
  opened.add(name);
  track('contact_form', { form: name, result: 'opened' });
};

const wantsNoTracking = (): boolean =>
  navigator.globalPrivacyControl === true || /^(?:1|yes)$/.test(navigator.doNotTrack ?? '');

/** Storage key of the answer to the question whether visits may be counted. */
const ANSWER = 'counting';

const show = (selector: string, shown: boolean): void => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.hidden = !shown;
};

/**
 * Asks visitors for consent, once and again from the footer.
 *
 * @param count starts counting; called at most once per page, after consent
 */
const startConsent = (count: () => void): void => {
  // Without storage the answer is valid until the page is left.
  let answer = readStored(ANSWER);
  if (answer === 'yes') count();
  addEventListener('DOMContentLoaded', () => {
    show('[data-consent]', answer === null);
    show('[data-consent-change]', true);
  });
  onClick('[data-consent-change]', () => show('[data-consent]', true));
  onClick('[data-answer]', ({ dataset: { answer: given = '' } }) => {
    const before = answer;
    answer = given;
    writeStored(ANSWER, given);
    show('[data-consent]', false);
    if (given === 'yes' && before !== 'yes') count();
    // Loaded scripts can only be unloaded with the page.
    if (given !== 'yes' && before === 'yes') location.reload();
  });
};

/** Counts from the first tap on. The tags are fetched when the page has loaded. */
const count = (): void => {
  if (ANALYTICS_ID) {
    gtag('js', new Date());
    gtag('config', ANALYTICS_ID, { transport_type: 'beacon' });
  }
  if (TAG_MANAGER_ID) push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  if (document.readyState === 'complete') loadTags();
  else addEventListener('load', loadTags);
  addEventListener('focusin', countOpening);
  onClick<HTMLAnchorElement>('a[href]', (link) => {
    const event = eventOf(link);
    if (event) track(event, { place: placeOf(link) });
  });
  addEventListener(RESULT_EVENT, ({ detail }) => track('contact_form', detail));
};

/** Counts this visit, with consent where the site needs it. */
export const startAnalytics = (): void => {
  if ((ANALYTICS_ID || TAG_MANAGER_ID) && !wantsNoTracking()) {
    if (ASKS_CONSENT) startConsent(count);
    else count();
  }
};
