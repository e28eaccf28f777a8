import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { headerRules, type HeaderSettings } from '../../../src/hosting/headers';
import { inspectSite, type Expected } from '../../../src/hosting/liveSite';
import { publishPage } from '../../../src/hosting/page';

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

let server: Server;
let site: string;
let answers: Record<string, Answer>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status = 200, headers = {}, body = '' } = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const SETTINGS: HeaderSettings = { preview: false, counting: 'off', ownAddress: '' };
const PUBLISHED = '2026-11-20T10:00:00.000Z';
const EXPECTED: Expected = {
  contentUpdatedAt: PUBLISHED,
  redirects: [{ from: '/old/', to: '/about/' }],
  contact: '/contact/',
};

/** A site as it should be, save that it is on this machine. */
beforeEach(() => {
  const { html, needs } = publishPage(
    `<html><head><link rel="canonical" href="${site}/"><meta name="robots" content="index, follow"><style>p{}</style><script>let a;</script></head></html>`,
  );
  const [everywhere] = headerRules(SETTINGS, { ...needs, pageFolders: [] });
  answers = {
    '/': { headers: everywhere?.headers, body: html },
    '/old/': { status: 301, headers: { Location: '/about/' } },
    '/build.json': {
      body: JSON.stringify({
        source: 'contentful',
        contentUpdatedAt: PUBLISHED,
        builtAt: PUBLISHED,
      }),
    },
    '/contact/': { body: '<form name="contact" method="post"></form>' },
  };
});

/** What is not done, in the words for the operator; the missing https of this machine aside. */
const notDone = async (expected: Expected = EXPECTED): Promise<readonly string[]> =>
  (await inspectSite(site, expected, SETTINGS)).flatMap(({ what, todo }) =>
    todo === undefined || what === 'https' ? [] : [`${what}: ${todo}`],
  );

it('finds everything done at a site as it should be, but that it has no https', async () => {
  expect(await notDone()).toEqual([]);
  const findings = await inspectSite(site, EXPECTED, SETTINGS);
  expect(findings.find(({ what }) => what === 'https')?.todo).toContain('Add the domain');
  expect(findings.map(({ what }) => what)).toHaveLength(9);
});

it.each<[string, (change: Record<string, Answer>) => void, RegExp]>([
  [
    'another canonical address',
    (all) => (all['/'] = { ...all['/'], body: all['/']?.body?.replace(site, 'https://a.example') }),
    /^Canonical address: the home page names https:\/\/a\.example\/.*Set SITE_URL=http:\/\/localhost/,
  ],
  [
    'a preview',
    (all) =>
      (all['/'] = { ...all['/'], headers: { ...all['/']?.headers, 'X-Robots-Tag': 'noindex' } }),
    /^Search engines may list it: .*Is this the preview\?/,
  ],
  [
    'a header that is missing, and a script that somebody put in',
    (all) =>
      (all['/'] = {
        headers: { ...all['/']?.headers, 'Referrer-Policy': 'origin' },
        body: all['/']?.body?.replace('</head>', '<script>spy();</script></head>'),
      }),
    /^Headers as built: Content-Security-Policy, Referrer-Policy are not as the build wrote/,
  ],
  [
    'an unknown address that is answered with a page',
    (all) => (all['/no-such-page-0f3c/'] = { status: 200 }),
    /^Unknown addresses: .*answers 200, not 404/,
  ],
  [
    'an old address that leads nowhere',
    (all) => (all['/old/'] = { status: 404 }),
    /^Old addresses: \/old\/ should lead on/,
  ],
  [
    'a build from before the last publish',
    (all) =>
      (all['/build.json'] = {
        body: JSON.stringify({
          source: 'contentful',
          contentUpdatedAt: '2026-11-19T10:00:00.000Z',
          builtAt: '2026-11-19T10:02:00.000Z',
        }),
      }),
    /^Last publish.*a change of 2026-11-20T10:00:00\.000Z is not in the site of/,
  ],
  [
    'a build without the space',
    (all) => (all['/build.json'] = { body: JSON.stringify({ source: 'default' }) }),
    /^Last publish: the site shows the texts it came with/,
  ],
  [
    'a form that the host does not know',
    (all) => (all['/contact/'] = { body: '<form name="contact" data-netlify="true"></form>' }),
    /^The form: .*Enable form detection/,
  ],
])('says what to do about %s', async (_, change, words) => {
  change(answers);
  const found = await notDone();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(words);
});

it('says nothing else of a site that does not answer, or leads elsewhere', async () => {
  answers['/'] = { status: 301, headers: { Location: 'https://www.trees.example/' } };
  expect(await notDone()).toEqual([
    `It answers: ${site}/ answers 301 and leads to https://www.trees.example/: look at that address.`,
  ]);
  expect(await inspectSite('https://no-such-host.invalid', EXPECTED, SETTINGS)).toEqual([
    {
      what: 'It answers',
      todo: expect.stringContaining('no-such-host.invalid does not') as string,
    },
  ]);
});
