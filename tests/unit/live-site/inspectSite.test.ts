import { createServer, type Server } from 'node:http';
import { headerRules } from '../../../src/documents/headers';
import { readEnvironment } from '../../../src/environment';
import { inspectSite, type Expected } from '../../../src/live-site/inspectSite';
import { publishPage } from '../../../src/documents/page';
import { listen, stop } from '../../support/listen';

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The connection breaks off instead. */
  readonly cutOff?: true;
}

let server: Server;
let site: string;
let answers: Record<string, Answer>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? { status: 404 };
    const { status = 200, headers = {}, body = '', cutOff } = answer;
    if (cutOff) request.socket.destroy();
    else response.writeHead(status, headers).end(body);
  });
  site = `http://localhost:${await listen(server)}`;
});
afterAll(() => stop(server));

const SETTINGS = readEnvironment({});
const PUBLISHED = '2026-11-20T10:00:00.000Z';
const EXPECTED: Expected = {
  contentUpdatedAt: PUBLISHED,
  redirects: new Map([['/old/', '/about/']]),
  forms: [
    { name: 'contact', path: '/contact/' },
    { name: 'application', path: '/careers/' },
  ],
};

const build = (changes: object = {}): Answer => ({
  body: JSON.stringify({
    source: 'contentful',
    contentUpdatedAt: PUBLISHED,
    builtAt: PUBLISHED,
    ...changes,
  }),
});

/** A site as it should be, except that it is on this machine. */
beforeEach(() => {
  const { html, needs } = publishPage(
    `<html><head><link rel="canonical" href="${site}/"><meta name="robots" content="index, follow"><style>p{}</style><script>let a;</script></head></html>`,
  );
  const [everywhere] = headerRules(SETTINGS, needs);
  answers = {
    '/': { headers: everywhere?.headers, body: html },
    '/old/': { status: 301, headers: { Location: '/about/' } },
    '/build.json': build(),
    '/contact/': { body: '<form name="contact" method="post"></form>' },
    '/careers/': { body: '<form name="application" method="post"></form>' },
  };
});

/** What is left to do, in the words for the operator, except for the missing https of this machine. */
const todos = async (): Promise<readonly string[]> =>
  (await inspectSite(site, EXPECTED, SETTINGS)).flatMap(({ what, todo }) =>
    todo === undefined || what === 'https' ? [] : [`${what}: ${todo}`],
  );

it('finds nothing to do at a site as it should be but https', async () => {
  expect(await todos()).toEqual([]);
  const findings = await inspectSite(site, EXPECTED, SETTINGS);
  expect(findings.find(({ what }) => what === 'https')?.todo).toContain('Add the domain');
  expect(findings).toHaveLength(10);
});

it('reports a site with https that visitors can also open without it', async () => {
  const secure = site.replace('http:', 'https:');
  const { fetch } = globalThis;
  const ask = jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    const plain = (address as string).replace(/^http:.*/, `${site}/plain`);
    return fetch(plain.replace(secure, site), options);
  });
  const told = async () => (await inspectSite(secure, EXPECTED, SETTINGS))[1];
  answers['/plain'] = { status: 301, headers: { Location: `${secure}/` } };
  expect(await told()).toEqual({ what: 'https', todo: undefined });
  answers['/plain'] = {};
  expect((await told())?.todo).toContain('without https');
  ask.mockRestore();
});

it('reports everything it found when one of its requests breaks off', async () => {
  answers['/old/'] = { cutOff: true };
  answers['/no-such-page-0f3c/'] = { status: 200 };
  expect(await todos()).toEqual([
    expect.stringMatching(/^Unknown addresses: .* 200, not 404/),
    expect.stringMatching(/^Old addresses: it could not be checked \(.*\)\. Try again\.$/),
  ]);
});

it('does not report on old addresses where there are none', async () => {
  const findings = await inspectSite(site, { ...EXPECTED, redirects: new Map() }, SETTINGS);
  expect(findings.map(({ what }) => what)).not.toContain('Old addresses');
  expect(findings).toHaveLength(9);
});

/** The home page with another header, and some of its HTML replaced. */
const home = (header: Readonly<Record<string, string>>, from = '', to = ''): Answer => {
  const { headers, body = '' } = answers['/'] ?? {};
  return { headers: { ...headers, ...header }, body: body.replace(from, to) };
};

it.each<[string, string, () => Answer, RegExp]>([
  [
    'another canonical address',
    '/',
    () => home({}, site, 'https://a.example'),
    /^Canonical address: .*https:\/\/a\.example\/.*Set SITE_URL=http/,
  ],
  [
    'a build that is not for visitors',
    '/',
    () => home({ 'X-Robots-Tag': 'noindex' }),
    /^Search engines .*as every build but that of the live site does/,
  ],
  [
    'a changed header and script',
    '/',
    () => home({ 'Referrer-Policy': 'origin' }, '</head>', '<script>spy();</script></head>'),
    /^Headers as built: Content-Security-Policy, Referrer-Policy are not/,
  ],
  [
    'a page at unknown addresses',
    '/no-such-page-0f3c/',
    () => ({ status: 200 }),
    /^Unknown addresses: .* 200, not 404/,
  ],
  ['a missing redirect', '/old/', () => ({ status: 404 }), /^Old addresses: \/old\//],
  [
    'an old build',
    '/build.json',
    () => build({ contentUpdatedAt: '2026-11-19T10:00:00.000Z' }),
    /^Last publish.*2026-11-20T10:00:00\.000Z is not in the site of/,
  ],
  [
    'a build without the space',
    '/build.json',
    () => build({ source: 'default' }),
    /the texts it came with/,
  ],
  [
    'a host that answers every address with a page',
    '/build.json',
    () => ({ body: '<!DOCTYPE html>' }),
    /^Last publish: .*build\.json answers 200 and does not say what the site was made from/,
  ],
  [
    'a host that answers with JSON of its own',
    '/build.json',
    () => ({ body: '"ok"' }),
    /^Last publish: .*build\.json answers 200 and does not say what the site was made from/,
  ],
  [
    'an unknown form',
    '/contact/',
    () => ({ body: '<form name="contact" data-netlify="true"></form>' }),
    /^The form “contact”: .*Enable form detection/,
  ],
  [
    'a missing form',
    '/careers/',
    () => ({ body: '<form name="contact"></form>' }),
    /^The form “application”: \/careers\/ has no form/,
  ],
])('says what to do about %s', async (_what, address, answer, words) => {
  answers[address] = answer();
  const found = await todos();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(words);
});

it('checks nothing else of a site that does not answer or redirects elsewhere', async () => {
  answers['/'] = { status: 301, headers: { Location: 'https://www.trees.example/' } };
  expect(await todos()).toEqual([
    `It answers: ${site}/ answers 301 and leads to https://www.trees.example/: look at that address.`,
  ]);
  expect(await inspectSite('https://localhost:59999', EXPECTED, SETTINGS)).toEqual([
    {
      what: 'It answers',
      todo: expect.stringContaining('localhost:59999 does not') as string,
    },
  ]);
});
