import { headerRules, type HeaderSettings } from '../../../../src/build/host/headers';
import { observatoryScore, parsePolicy } from '../../../support/observatory';

const NEEDS = {
  styles: ['sha256-style='],
  scripts: ['sha256-boot=', 'sha256-rules='],
  pictures: ['https://images.ctfassets.net'],
  pageFolders: ['', '/about'],
  hashedFiles: [],
};
const PAGE = '<script>boot()</script><script type="application/json">{}</script>';

/** Bonus points that the site leaves, each with its reason. */
const NOT_TAKEN: Readonly<Record<string, string>> = {
  'strict-transport-security':
    'The header is ready for the preload list, but only the owner of the domain can submit it.',
  cookies: 'The site sets no cookies, so there are none to secure.',
  'subresource-integrity':
    'No page has a script with an address; the app is asked for by names that carry their hash.',
};

/** What the home page is answered with: the rule for everything and the one for pages. */
const headersOf = (settings: HeaderSettings): Record<string, string> =>
  Object.assign(
    {},
    ...headerRules(settings, NEEDS)
      .filter(({ path }) => ['/*', '/'].includes(path))
      .map(({ headers }) => headers),
  ) as Record<string, string>;
const PLAIN: HeaderSettings = { preview: false, analytics: false, tagManager: false, map: false };

describe("our headers by the HTTP Observatory's rules", () => {
  it.each([
    ['without ids', PLAIN],
    ['with every id', { ...PLAIN, analytics: true, tagManager: true, map: true }],
    ['in a preview', { ...PLAIN, preview: true, map: true }],
  ])('%s get A+ and 130 points', (_, settings) => {
    const { score, grade, findings } = observatoryScore(headersOf(settings), PAGE);
    expect(findings.filter(({ points }) => points < 0)).toEqual([]);
    expect({ score, grade }).toEqual({ score: 130, grade: 'A+' });
  });

  it('take every bonus but those with a reason', () => {
    const { findings } = observatoryScore(headersOf(PLAIN), PAGE);
    const left = findings.filter(({ points, most }) => points < most).map(({ test }) => test);
    expect(left.sort()).toEqual(Object.keys(NOT_TAKEN).sort());
  });
});

describe('the scorer', () => {
  const good = headersOf(PLAIN);
  const withPolicy = (policy: string) => ({ ...good, 'Content-Security-Policy': policy });
  const without = (name: string) =>
    Object.fromEntries(Object.entries(good).filter(([header]) => header !== name));
  const NONE = "default-src 'none'; frame-ancestors 'none'";

  it.each([
    ['no policy at all', without('Content-Security-Policy'), 75],
    ['a policy with a directive twice', withPolicy("img-src *; img-src 'self'"), 75],
    ['unsafe inline scripts', withPolicy(`${NONE}; script-src 'unsafe-inline'`), 80],
    [
      'unsafe inline beside a hash',
      withPolicy(`${NONE}; script-src 'unsafe-inline' 'sha256-a='`),
      130,
    ],
    ['scripts from any https site', withPolicy(`${NONE}; script-src https:`), 80],
    ['unsafe eval', withPolicy(`${NONE}; script-src 'self' 'unsafe-eval'`), 110],
    ['pictures over http', withPolicy(`${NONE}; img-src http://x.example`), 110],
    ['scripts over http', withPolicy(`${NONE}; script-src http://x.example`), 80],
    ['unsafe styles', withPolicy(`${NONE}; style-src 'unsafe-inline'`), 120],
    ['a policy that begins at self', withPolicy("default-src 'self'; frame-ancestors 'none'"), 125],
    ['no rule for frames in the policy', withPolicy("default-src 'none'"), 125],
    ['no transport security', without('Strict-Transport-Security'), 80],
    [
      'a month of transport security',
      { ...good, 'Strict-Transport-Security': 'max-age=2592000' },
      120,
    ],
    ['sniffing', without('X-Content-Type-Options'), 125],
    ['an unsafe referrer', { ...good, 'Referrer-Policy': 'unsafe-url' }, 120],
    ['no referrer policy', without('Referrer-Policy'), 125],
    ['resources for everyone', { ...good, 'Cross-Origin-Resource-Policy': 'cross-origin' }, 120],
    [
      'answers for everyone with credentials',
      { ...good, 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Credentials': 'true' },
      50,
    ],
  ])('gives for %s what the Observatory gives', (_, headers, score) => {
    expect(observatoryScore(headers, PAGE).score).toBe(score);
  });

  it('takes and gives for scripts with an address', () => {
    const foreign = '<script src="https://x.example/a.js"></script>';
    const sealed = '<script src="/a.js" integrity="sha384-x"></script>';
    expect(observatoryScore(good, foreign).score).toBe(125);
    expect(observatoryScore(good, sealed).score).toBe(135);
    expect(observatoryScore(good, PAGE, true).score).toBe(135);
  });

  it('reads a policy as browsers do', () => {
    expect([...parsePolicy("IMG-SRC 'self' data:;; script-src")]).toEqual([
      ['img-src', new Set(["'self'", 'data:'])],
      ['script-src', new Set(["'none'"])],
    ]);
  });
});
