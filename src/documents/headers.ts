/** Every header of the site, for gatsby-plugin-netlify, which writes them to `public/_headers`. */
import { hash } from 'node:crypto';
import { SHOW_TIMED } from '../components/ShowTimed';
import { contentfulApp } from '../contentful/entryUrl';
import type { BuildEnvironment } from '../environment';

/** What the headers depend on. */
type HeaderSettings = Pick<
  BuildEnvironment,
  'contentful' | 'preview' | 'goesLive' | 'counting' | 'mapsKey'
>;

const YEAR = 31_536_000;

/** For files whose addresses change with their content. Only pages of this site may embed them. */
const KEPT = [
  `Cache-Control: public, max-age=${YEAR}, immutable`,
  'Cross-Origin-Resource-Policy: same-origin',
];

const TAG_MANAGER = 'https://www.googletagmanager.com';
/**
 * Where Google Analytics and Tag Manager send their data. A wildcard does not match the bare domain.
 *
 * @see https://developers.google.com/tag-platform/security/guides/csp
 */
const COUNTERS = [
  'https://*.googletagmanager.com',
  'https://google-analytics.com',
  'https://*.google-analytics.com',
  'https://analytics.google.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
  'https://www.google.com',
];

/** Players of videos (`src/content/videos.ts`), which wait in templates until a visitor asks. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Powerful browser features that no page uses. */
const UNUSED_FEATURES = [
  'browsing-topics',
  'camera',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/** Stands for the hashes of the inline scripts, which exist once the pages are written. */
const INLINE_SCRIPTS = 'INLINE-SCRIPTS';

/** Where Contentful's pictures and videos come from. */
const MEDIA = 'https://*.ctfassets.net';

/** The one Content-Security-Policy of the site. */
const contentSecurityPolicy = ({
  contentful,
  preview,
  counting,
  mapsKey,
}: HeaderSettings): string => {
  const media = contentful ? [MEDIA] : [];
  const measuring = counting === 'off' ? [] : COUNTERS;
  const frames = [...(mapsKey ? ['https://www.google.com'] : []), ...PLAYERS];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", INLINE_SCRIPTS, ...(counting === 'off' ? [] : [TAG_MANAGER])],
    // Almost every page has styles of its own. Their hashes would make this header longer than some hosts allow.
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', ...media, ...measuring],
    'media-src': ["'self'", ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...measuring],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': frames,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [preview ? contentfulApp(contentful?.host) : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};

/**
 * All headers by path. Paths that none of them names, such as pages, are revalidated on every request, as the
 * host does by default. No two rules that match one path set the same header, because hosts differ in
 * whether they join, replace or keep the values.
 */
export const siteHeaders = (settings: HeaderSettings): Record<string, string[]> => ({
  '/*': [
    `Content-Security-Policy: ${contentSecurityPolicy(settings)}`,
    // Not for subdomains: earlier visitors could no longer open a webmail that has only http.
    `Strict-Transport-Security: max-age=${2 * YEAR}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    `Permissions-Policy: ${UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')}`,
    'Cross-Origin-Opener-Policy: same-origin',
    // robots.txt lets crawlers in everywhere, because only a crawler that may request a page sees this.
    ...(settings.goesLive ? [] : ['X-Robots-Tag: noindex, nofollow']),
    ...(settings.preview ? [] : ['X-Frame-Options: DENY']),
  ],
  '/static/*': KEPT,
  '/assets/*': KEPT,
  '/islands/*': KEPT,
});

/** Inline scripts that browsers run, and not the data in others. */
const RUNNING = /<script(?: type="speculationrules")?>(.*?)<\/script>/gs;

/** Puts the hashes of the inline scripts of a page into the headers. All pages have the same scripts. */
export const withScriptHashes = (headers: readonly string[], html: string): string[] => {
  const scripts = [SHOW_TIMED, ...[...html.matchAll(RUNNING)].map(([, script = '']) => script)];
  const hashes = [...new Set(scripts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
  return headers.map((header) => header.replace(INLINE_SCRIPTS, hashes.join(' ')));
};
