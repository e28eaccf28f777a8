import { siteHeaders, withScriptHashes } from '../../../src/documents/headers';
import { readEnvironment } from '../../../src/environment';

type Settings = Parameters<typeof siteHeaders>[0];

const PLAIN: Settings = readEnvironment({});
const SPACE = { spaceId: 'space', accessToken: 'key', environment: 'master' };

/** The headers of every path, by name. */
const everywhere = (settings: Settings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (siteHeaders(settings)['/*'] ?? []).map((line) => line.split(/: (.*)/s) as [string, string]),
  );

/** The sources of each directive of the policy. */
const directives = (settings: Settings): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (everywhere(settings)['Content-Security-Policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );

describe('the content security policy', () => {
  it('allows this site, its own scripts, inline styles and the players of videos, and nothing else', () => {
    expect(directives(PLAIN)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", 'INLINE-SCRIPTS'],
      'style-src': ["'unsafe-inline'"],
      'img-src': ["'self'", 'blob:'],
      'media-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('allows the map, analytics and the pictures of a space only when they are in use', () => {
    expect(directives({ ...PLAIN, mapsKey: 'key' })['frame-src']).toContain(
      'https://www.google.com',
    );
    const measured = directives({ ...PLAIN, counting: 'on' });
    expect(measured['script-src']).toContain('https://www.googletagmanager.com');
    for (const directive of ['connect-src', 'img-src'])
      expect(measured[directive]).toEqual(
        expect.arrayContaining(['https://google-analytics.com', 'https://*.google-analytics.com']),
      );
    const ofSpace = directives({ ...PLAIN, contentful: { ...SPACE, host: 'cdn.contentful.com' } });
    for (const directive of ['img-src', 'media-src'])
      expect(ofSpace[directive]).toContain('https://*.ctfassets.net');
  });

  it('is unsafe for no scripts, and short enough for every host, whatever is in use', () => {
    const everything = { ...PLAIN, preview: true, counting: 'asked', mapsKey: 'key' } as const;
    const policy = everywhere(everything)['Content-Security-Policy'] ?? '';
    expect(policy.replace("style-src 'unsafe-inline'", '')).not.toMatch(
      /unsafe|\*(?:[\s;]|$)|http:/,
    );
    expect(policy.length).toBeLessThan(1_500);
  });

  it('gets the hashes of the inline scripts of a page, and not of the data in others', () => {
    const html =
      '<script>boot()</script><script type="speculationrules">{}</script><script type="application/json">{"a":1}</script>';
    const [policy = ''] = withScriptHashes(['script-src INLINE-SCRIPTS;'], html);
    expect(policy).toMatch(/^script-src( 'sha256-[\w+/]{43}='){3};$/);
  });
});

it('every answer keeps to https, to its content type and out of frames, and leaks no address', () => {
  const { 'Content-Security-Policy': _policy, ...others } = everywhere(PLAIN);
  expect(others).toEqual({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

it('a deploy preview or branch deploy of live content is not indexed, and not framed either', () =>
  expect(everywhere({ ...PLAIN, goesLive: false })).toMatchObject({
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Frame-Options': 'DENY',
  }));

describe('a preview build', () => {
  it.each([
    ['preview.contentful.com', 'https://app.contentful.com'],
    ['preview.eu.contentful.com', 'https://app.eu.contentful.com'],
  ])('from %s may be framed by %s and by nobody else, and is not indexed', (host, app) => {
    const settings = { ...PLAIN, preview: true, goesLive: false, contentful: { ...SPACE, host } };
    expect(directives(settings)['frame-ancestors']).toEqual([app]);
    expect(everywhere(settings)['X-Robots-Tag']).toBe('noindex, nofollow');
    expect(everywhere(settings)).not.toHaveProperty('X-Frame-Options');
  });
});
