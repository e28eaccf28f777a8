/** The built site's headers and redirects, read by the host's own parsers, against its pages. */
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { readHostRules, type HostRules } from '../../src/build/host/hostRules';
import { bootScript } from '../../src/build/host/bootScript';
import { ownScripts, pageNeeds } from '../../src/build/host/html';
import { listFiles } from '../../src/build/host/files';
import { observatoryScore, parsePolicy } from '../support/observatory';
import {
  attribute,
  builtPages,
  find,
  PUBLIC,
  readPublic,
  requireBuild,
  type BuiltPage,
} from './foundSite';

let pages: readonly BuiltPage[];
let rules: HostRules;
beforeAll(async () => {
  requireBuild();
  pages = builtPages();
  rules = await readHostRules(PUBLIC);
});

const policyOf = (address: string) =>
  parsePolicy(rules.headersFor(address)['Content-Security-Policy'] ?? '');

describe("the host's parsers", () => {
  it('read the headers without complaint, and no line is lost', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [path.join(PUBLIC, '_headers')],
      netlifyConfigPath: undefined,
      configHeaders: undefined,
      minimal: true,
    });
    expect(errors).toEqual([]);
    const lines = readPublic('_headers')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const read = headers.flatMap(({ for: address, values }) => [
      address,
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    ]);
    expect(read).toEqual(lines);
  });

  it('give no file the same header by two rules', async () => {
    const { headers } = await parseAllHeaders({
      headersFiles: [path.join(PUBLIC, '_headers')],
      netlifyConfigPath: undefined,
      configHeaders: undefined,
      minimal: false,
    });
    const twice = (await listFiles(PUBLIC)).flatMap((file) => {
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
      redirectsFiles: [path.join(PUBLIC, '_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const lines = readPublic('_redirects').trim().split('\n');
    expect(redirects).toHaveLength(lines.length);
    const addresses = new Set(pages.map((page) => page.path));
    for (const line of lines.slice(0, -1)) {
      const [from = '', to = '', status] = line.split(/\s+/);
      expect(['301', '302']).toContain(status);
      expect(addresses).toContain(to.split('#')[0]);
      expect(addresses).not.toContain(from);
    }
    expect(lines.at(-1)).toBe('/*  /404.html  404');
  });

  it('send the two aliases of the specification on', () => {
    expect(rules.redirectFor('/stump-grinding-removal/')).toEqual({
      status: 301,
      to: '/stump-grinding/',
    });
    expect(rules.redirectFor('/tree-health-assessments')).toEqual({
      status: 301,
      to: '/tree-health-consulting/',
    });
  });
});

describe('every page', () => {
  it('is at least A+ with 110 points', () => {
    for (const page of pages) {
      const { score, grade } = observatoryScore(rules.headersFor(page.path), page.html);
      expect({ path: page.path, grade, enough: score >= 110 }).toEqual({
        path: page.path,
        grade: 'A+',
        enough: true,
      });
    }
  });

  it('has only styles and scripts that the policy allows', () => {
    for (const page of pages) {
      const policy = policyOf(page.path);
      const needs = pageNeeds(page.html);
      expect(needs.scripts).toEqual([...ownScripts(bootScript(true))].sort());
      for (const hash of needs.scripts) {
        expect([...(policy.get('script-src') ?? [])]).toContain(`'${hash}'`.toLowerCase());
      }
      for (const hash of needs.styles) {
        expect([...(policy.get('style-src') ?? [])]).toContain(`'${hash}'`.toLowerCase());
      }
    }
  });

  it('has no style attribute, no handler attribute and no script with an address', () => {
    for (const page of pages) {
      const wrong = page.elements.flatMap(({ tagName, attrs }) =>
        attrs
          .filter(({ name }) => name === 'style' || name.startsWith('on'))
          .map(({ name }) => `${page.path} ${tagName}[${name}]`),
      );
      expect(wrong).toEqual([]);
      expect(
        find(page, 'script').filter(({ attrs }) => attrs.some(({ name }) => name === 'src')),
      ).toEqual([]);
    }
  });

  it('carries the same small policy: it travels with every answer', () => {
    const policies = new Set(
      pages.map((page) => rules.headersFor(page.path)['Content-Security-Policy']),
    );
    expect(policies.size).toBe(1);
    expect([...policies][0]?.length).toBeLessThan(4096);
  });

  it('is asked for again each time', () => {
    for (const page of pages.filter(({ path: address }) => address.endsWith('/'))) {
      expect(rules.headersFor(page.path)['Cache-Control']).toBe(
        'public, max-age=0, must-revalidate',
      );
    }
  });
});

describe('files', () => {
  it('with a hash in their name are kept for a year, all others are not', async () => {
    for (const file of await listFiles(PUBLIC)) {
      const hashed = /^(?:static|assets)\/|-[0-9a-f]{20}\.js$/.test(file);
      const cache = rules.headersFor(`/${file}`)['Cache-Control'] ?? '';
      expect({ file, kept: cache.includes('immutable') }).toEqual({ file, kept: hashed });
    }
  });

  it('are for this site alone, save the pictures that others show with a link to it', async () => {
    const policyFor = (file: string) =>
      rules.headersFor(`/${file}`)['Cross-Origin-Resource-Policy'];
    const files = await listFiles(PUBLIC);
    const shared = files.filter((file) => policyFor(file) === 'cross-origin');
    expect(shared).toEqual(files.filter((file) => file.startsWith('share/')));
    const announced = pages.flatMap((page) =>
      find(page, 'meta')
        .filter((meta) => attribute(meta, 'property') === 'og:image')
        .map((meta) => new URL(attribute(meta, 'content') ?? '').pathname.slice(1)),
    );
    expect(announced.length).toBeGreaterThan(0);
    expect(announced.filter((file) => !shared.includes(file))).toEqual([]);
    const ours = files.filter((file) => /^(?:static|assets|page-data)\/|\.js$/.test(file));
    expect(ours.filter((file) => policyFor(file) !== 'same-origin')).toEqual([]);
  });

  it('hold nothing of how the site was made', async () => {
    const files = await listFiles(PUBLIC);
    expect(files.filter((file) => /\.map$|stats\.json$|^_gatsby|partytown/.test(file))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining(['_headers', '_redirects', 'sw.js', 'build.json', '404.html']),
    );
  });

  it('need no server for a request: there are no functions and no rewrites', async () => {
    const files = await listFiles(PUBLIC);
    expect(files.filter((file) => /(?:^|\/)(?:functions|edge-functions)\//.test(file))).toEqual([]);
    expect(readPublic('_redirects')).not.toMatch(/\s200!?\s*$/m);
  });
});
