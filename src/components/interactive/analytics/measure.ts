import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { CONTACT_EVENT } from '../events';
import type { AnalyticsIds } from './gate';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const HOST = 'https://www.googletagmanager.com';

type Parameters = Readonly<Record<string, string | number | boolean>>;

const push = (entry: unknown): void => {
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push(entry);
};

/** The tag reads its queue for what a function's `arguments` look like, and skips plain arrays. */
const gtag = (...values: unknown[]): void =>
  push({ ...values, length: values.length, [Symbol.toStringTag]: 'Arguments' });

const load = (path: string): void => {
  const script = document.createElement('script');
  script.async = true;
  script.src = HOST + path;
  document.head.append(script);
};

const startTag = (id: string): void => {
  gtag('js', new Date());
  gtag('config', id);
  load(`/gtag/js?id=${encodeURIComponent(id)}`);
};

const startManager = (id: string): void => {
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  load(`/gtm.js?id=${encodeURIComponent(id)}`);
};

/** Which event a click on a link is, if any. Calls and quotes are what the site is for. */
export const clickEvent = (href: string): 'call_click' | 'quote_click' | undefined => {
  if (href.startsWith('tel:')) return 'call_click';
  return href.endsWith('#quote') ? 'quote_click' : undefined;
};

/** Loads what is configured and reports calls, quote clicks, form results and web vitals to it. */
export const measure = ({ analyticsId, tagManagerId }: AnalyticsIds): void => {
  const track = (name: string, parameters: Parameters): void => {
    const here = { ...parameters, page_path: window.location.pathname };
    if (analyticsId) gtag('event', name, here);
    if (tagManagerId) push({ event: name, ...here });
  };
  if (analyticsId) startTag(analyticsId);
  if (tagManagerId) startManager(tagManagerId);

  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const name = clickEvent(link?.getAttribute('href') ?? '');
      if (name) track(name, {});
    },
    true,
  );
  window.addEventListener(CONTACT_EVENT, (event) => {
    if (event instanceof CustomEvent) track('contact_form', { result: String(event.detail) });
  });

  const report = ({ name, value, id, rating }: Metric): void => {
    // The shift score is a small fraction; the service keeps whole numbers.
    const whole = Math.round(name === 'CLS' ? value * 1000 : value);
    track('web_vitals', { metric: name, value: whole, metric_id: id, rating });
  };
  onCLS(report);
  onFCP(report);
  onINP(report);
  onLCP(report);
  onTTFB(report);
};
