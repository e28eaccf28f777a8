import {
  contentSecurityPolicy,
  headerRules,
  type HeaderSettings,
} from '../../../src/documents/headers';
import type { PageNeeds } from '../../../src/documents/page';
import { readEnvironment } from '../../../src/environment';

const PLAIN: HeaderSettings = readEnvironment({});
const NEEDS: PageNeeds = {
  scripts: ['sha256-boot=', 'sha256-rules='],
  media: [],
  frames: [],
};

function directives(settings: HeaderSettings, needs: PageNeeds = NEEDS): Record<string, string[]> {
  const parts = contentSecurityPolicy(settings, needs).split('; ');
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
}

describe('the content security policy', () => {
  it('allows this site, its own scripts and inline styles, and nothing else', () => {
    expect(directives(PLAIN)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-boot='", "'sha256-rules='"],
      'style-src': ["'unsafe-inline'"],
      'img-src': ["'self'", 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('allows the map, videos, analytics and picture hosts only when they are in use', () => {
    const frames = ['https://player.vimeo.com', 'https://www.google.com'];
    expect(directives(PLAIN, { ...NEEDS, frames })['frame-src']).toEqual(frames);
    const measured = directives({ ...PLAIN, counting: 'on' });
    expect(measured['script-src']).toContain('https://www.googletagmanager.com');
    for (const directive of ['connect-src', 'img-src'])
      expect(measured[directive]).toEqual(
        expect.arrayContaining(['https://google-analytics.com', 'https://*.google-analytics.com']),
      );
    const assets = { ...NEEDS, media: ['https://images.ctfassets.net'] };
    for (const directive of ['img-src', 'media-src'])
      expect(directives(PLAIN, assets)[directive]).toContain('https://images.ctfassets.net');
  });

  it('is unsafe for no scripts, and short enough for every host, whatever is in use', () => {
    const everything = { ...PLAIN, preview: true, counting: 'asked' } as const;
    const policy = contentSecurityPolicy(everything, NEEDS);
    expect(policy.replace("style-src 'unsafe-inline'", '')).not.toMatch(
      /unsafe|\*(?:[\s;]|$)|http:/,
    );
    expect(policy.length).toBeLessThan(1_500);
  });
});

it('every answer keeps to https, to its content type and out of frames, and leaks no address', () => {
  expect(headerRules(PLAIN, NEEDS)[0]).toEqual({
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(PLAIN, NEEDS),
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  });
});

it('a deploy preview or branch deploy of live content is not indexed, and not framed either', () => {
  const [everywhere] = headerRules({ ...PLAIN, goesLive: false }, NEEDS);
  expect(everywhere?.headers).toMatchObject({
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Frame-Options': 'DENY',
  });
});

describe('a preview build', () => {
  const headers =
    headerRules({ ...PLAIN, preview: true, goesLive: false }, NEEDS)[0]?.headers ?? {};

  it('may be framed by Contentful and by nobody else, and is not indexed', () => {
    expect(headers['Content-Security-Policy']).toContain(
      'frame-ancestors https://app.contentful.com',
    );
    expect(headers['X-Robots-Tag']).toBe('noindex, nofollow');
    expect(headers).not.toHaveProperty('X-Frame-Options');
  });

  it('of a European space may be framed by the European web app', () => {
    const contentful = {
      spaceId: 'space',
      accessToken: 'key',
      environment: 'master',
      host: 'preview.eu.contentful.com',
    };
    expect(directives({ ...PLAIN, preview: true, contentful })['frame-ancestors']).toEqual([
      'https://app.eu.contentful.com',
    ]);
  });

  it('may fetch from the live site what that was built from, and nothing else', () => {
    const ownAddress = 'https://trees.example';
    expect(directives({ ...PLAIN, ownAddress })['connect-src']).not.toContain(ownAddress);
    expect(directives({ ...PLAIN, preview: true, ownAddress })['connect-src']).toContain(
      ownAddress,
    );
    const shared = headerRules(PLAIN, NEEDS).filter(
      (rule) => 'Access-Control-Allow-Origin' in rule.headers,
    );
    expect(shared.map(({ path: pattern }) => pattern)).toEqual(['/build.json']);
  });
});
