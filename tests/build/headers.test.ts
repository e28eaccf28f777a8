/** The built site's headers and redirects, read by the host's own parsers, against its pages. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { parse } from 'parse5';
import { readHostRules, type HostRules } from '../../src/hosting/hostRules';
import { needsOf } from '../../src/documents/page';
import { listFiles } from '../../src/files';
import { attribute, find } from '../support/html';
import { pages, readSite, SITE } from './site';

let rules: HostRules;
beforeAll(async () => {
  rules = await readHostRules(SITE);
});

/** Sources of each directive of a page's Content-Security-Policy. */
const policyOf = (address: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (rules.headersFor(address)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const parseHeaders = (minimal: boolean) =>
  parseAllHeaders({
    headersFiles: [path.join(SITE, '_headers')],
    netlifyConfigPath: undefined,
    configHeaders: undefined,
    minimal,
  });

it('files that browsers keep for a year are named after what is in them', async () => {
  const files = (await listFiles(path.join(SITE, 'assets'))).filter(
    (file) => !/\.(txt|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(path.join(SITE, 'assets', file));
    expect(file.split('.').at(-2)).toBe(
      createHash('sha256').update(text).digest('hex').slice(0, 8),
    );
  }
});

describe("the host's parsers", () => {
  it('read the headers without complaint, and no line is lost', async () => {
    const { headers, errors } = await parseHeaders(true);
    expect(errors).toEqual([]);
    const lines = readSite('_headers')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const read = headers.flatMap(({ for: address, values }) => [
      address,
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    ]);
    expect(read).toEqual(lines);
  });

  it('give no file the same header in two rules', async () => {
    const { headers } = await parseHeaders(false);
    const twice = (await listFiles(SITE)).flatMap((file) => {
      const names = headers
        .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(`/${file}`))
        .flatMap(({ values }) => Object.keys(values));
      return names
        .filter((name, index) => names.indexOf(name) !== index)
        .map((name) => [file, name]);
    });
    expect(twice).toEqual([]);
  });

  it('read the redirects without complaint, and every one leads to a page at once', async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [path.join(SITE, '_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const lines = readSite('_redirects')
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(redirects).toHaveLength(lines.length);
    const addresses = new Set(pages.map((page) => page.path));
    for (const line of lines) {
      const [from = '', to = '', status] = line.split(/\s+/);
      expect(status).toBe('301');
      expect(addresses).toContain(to.split('#')[0]);
      expect(addresses).not.toContain(`${from.replace(/\/$/, '')}/`);
    }
  });
});

describe('every page', () => {
  const needs = new Map(pages.map(({ path: address, html }) => [address, needsOf(parse(html))]));

  it('has only scripts that the policy allows', () => {
    for (const [address, { scripts }] of needs)
      for (const hash of scripts)
        expect(policyOf(address).get('script-src')).toContain(`'${hash}'`);
  });

  it('holds the same two scripts: the boot script and the rules of what to prefetch', () => {
    const kinds = new Set([...needs.values()].map(({ scripts }) => scripts.join(' ')));
    expect([...kinds].map((scripts) => scripts.split(' ').length)).toEqual([2]);
  });
});

describe('files', () => {
  it('with a hash in their name are kept for a year, all others are not', async () => {
    for (const file of await listFiles(SITE)) {
      const hashed = /^(?:static|assets|islands)\//.test(file);
      const cache = rules.headersFor(`/${file}`)['Cache-Control'] ?? '';
      const kept = cache === 'public, max-age=31536000, immutable';
      expect({ file, cache, kept }).toEqual({ file, cache, kept: hashed });
    }
  });

  it('cannot be embedded by other sites, except pictures that they show with a link', async () => {
    const files = await listFiles(SITE);
    const ours = files.filter(
      (file) => rules.headersFor(`/${file}`)['Cross-Origin-Resource-Policy'] === 'same-origin',
    );
    expect(ours).toEqual(files.filter((file) => /^(?:static|assets|islands)\//.test(file)));
    const announced = pages.flatMap((page) =>
      find(page.root, 'meta')
        .filter((meta) => attribute(meta, 'property') === 'og:image')
        .map((meta) => new URL(attribute(meta, 'content') ?? '').pathname.slice(1)),
    );
    expect(announced.length).toBeGreaterThan(0);
    expect(announced.filter((file) => ours.includes(file))).toEqual([]);
  });

  it('need no server for a request: there are no functions and no rewrites', async () => {
    const files = await listFiles(SITE);
    expect(files.filter((file) => /(?:^|\/)(?:functions|edge-functions)\//.test(file))).toEqual([]);
    expect(readSite('_redirects')).not.toMatch(/\s200!?\s*$/m);
  });

  it('have no scripts but those of the islands and the service worker', async () => {
    const scripts = (await listFiles(SITE)).filter((file) => file.endsWith('.js'));
    expect(scripts).toContain('sw.js');
    expect(scripts.filter((file) => !/^(?:islands\/|sw\.js$)/.test(file))).toEqual([]);
  });
});
