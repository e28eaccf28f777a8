/** Every header of the site. The build writes them to `dist/_headers`. */
import type { BuildEnvironment } from '../environment';
import { contentfulApp } from '../contentful/entryUrl';
import { BUILD_FILE } from './buildFile';
import type { PageNeeds } from './page';

/** What the headers depend on besides the built pages. */
export type HeaderSettings = Pick<
  BuildEnvironment,
  'contentful' | 'preview' | 'goesLive' | 'counting' | 'ownAddress'
>;

/** Headers for the paths that match a pattern of Netlify's. */
interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const YEAR = 31_536_000;
const IMMUTABLE = { 'Cache-Control': `public, max-age=${YEAR}, immutable` };

/** Only pages of this site may embed the file. */
const SAME_ORIGIN = { 'Cross-Origin-Resource-Policy': 'same-origin' };

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

/** Powerful browser features that no page uses. */
const UNUSED_FEATURES = [
  'browsing-topics',
  'camera',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/** The one Content-Security-Policy of the site. */
export function contentSecurityPolicy(
  { contentful, preview, counting, ownAddress }: HeaderSettings,
  needs: PageNeeds,
): string {
  const counters = counting === 'off' ? [] : [TAG_MANAGER];
  const measuring = counting === 'off' ? [] : COUNTERS;
  // A preview's page for staff fetches the live site's build.json.
  const liveSite = preview && ownAddress ? [ownAddress] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...needs.scripts.map((hash) => `'${hash}'`), ...counters],
    // Almost every page has styles of its own. Their hashes would make this header longer than some hosts allow.
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', ...needs.media, ...measuring],
    ...(needs.media.length > 0 ? { 'media-src': needs.media } : {}),
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...measuring, ...liveSite],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...(needs.frames.length > 0 ? { 'frame-src': needs.frames } : {}),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [preview ? contentfulApp(contentful?.host) : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * All header rules. Paths that no rule names, such as pages, are revalidated on every request, as the
 * host does by default. No two rules that match one path set the same header, because hosts differ in
 * whether they join, replace or keep the values.
 */
export function headerRules(settings: HeaderSettings, needs: PageNeeds): HeaderRule[] {
  const everywhere: HeaderRule = {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(settings, needs),
      // Not for subdomains: earlier visitors could no longer open a webmail that has only http.
      'Strict-Transport-Security': `max-age=${2 * YEAR}`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // robots.txt lets crawlers in everywhere, because only a crawler that may request a page sees this.
      ...(!settings.goesLive && { 'X-Robots-Tag': 'noindex, nofollow' }),
      ...(!settings.preview && { 'X-Frame-Options': 'DENY' }),
    },
  };
  return [
    everywhere,
    // For the staff page of previews.
    { path: `/${BUILD_FILE}`, headers: { 'Access-Control-Allow-Origin': '*' } },
    ...['/static/*', '/assets/*', '/islands/*'].map((path) => ({
      path,
      headers: { ...IMMUTABLE, ...SAME_ORIGIN },
    })),
  ];
}

/** The rules in the syntax of a `_headers` file. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}
