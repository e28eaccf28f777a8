/** The built site's headers and redirects, read by the host's own parsers, against its pages. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { listFiles } from '../../src/files';
import { attribute, find } from '../support/html';
import { rawText, type BuiltPage } from '../support/builtPages';
import { pages, readSite, SITE } from './site';

const parseHeaders = (minimal: boolean) =>
  parseAllHeaders({
    headersFiles: [path.join(SITE, '_headers')],
    netlifyConfigPath: undefined,
    configHeaders: undefined,
    minimal,
  });

let rules: Awaited<ReturnType<typeof parseHeaders>>['headers'];
beforeAll(async () => {
  rules = (await parseHeaders(false)).headers;
});

/** Headers for a path; the last rule that sets a header wins. */
const headersFor = (requested: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...rules
      .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(requested))
      .map(({ values }) => values),
  ) as Record<string, string>;

it('pages name the files that browsers keep for a year with a version that follows from them', async () => {
  const digest = createHash('sha256');
  const files = await listFiles('static/assets');
  for (const file of files)
    digest.update(file).update(readFileSync(path.join('static/assets', file)));
  const version = `?v=${digest.digest('hex').slice(0, 8)}`;
  const named = pages.flatMap(({ html }) => html.match(/\/assets\/[\w-]+\.\w+(?:\?v=\w+)?/g) ?? []);
  expect(named.length).toBeGreaterThan(pages.length);
  expect(named.filter((address) => !address.endsWith(version))).toEqual([]);
});

describe("the host's parsers", () => {
  it('read the headers without complaint, and no line is lost', async () => {
    const { headers, errors } = await parseHeaders(true);
    expect(errors).toEqual([]);
    const lines = readSite('_headers')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'));
    const read = headers.flatMap(({ for: address, values }) => [
      address,
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    ]);
    expect(read).toEqual(lines);
  });

  it('give no file the same header in two rules', async () => {
    const twice = (await listFiles(SITE)).flatMap((file) => {
      const names = rules
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

/** The texts of the inline scripts of a page that browsers run. */
const scriptsOf = ({ root }: BuiltPage): readonly string[] =>
  find(root, 'script')
    .filter((script) => !/json/.test(attribute(script, 'type') ?? ''))
    .map(rawText);

it('every page has the same two scripts, the boot script and the rules of what to prefetch, and the policy allows them', () => {
  const kinds = new Set(pages.map((page) => scriptsOf(page).join('\n')));
  expect(kinds.size).toBe(1);
  const scripts = scriptsOf(pages[0] as BuiltPage);
  expect(scripts).toHaveLength(2);
  const policy = headersFor('/')['Content-Security-Policy'] ?? '';
  for (const script of scripts)
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
});

describe('files', () => {
  it('whose addresses change with them are kept for a year, all others are not', async () => {
    for (const file of await listFiles(SITE)) {
      const hashed = /^(?:static|assets|islands)\//.test(file);
      const cache = headersFor(`/${file}`)['Cache-Control'] ?? '';
      const kept = cache === 'public, max-age=31536000, immutable';
      expect({ file, cache, kept }).toEqual({ file, cache, kept: hashed });
    }
  });

  it('cannot be embedded by other sites, except pictures that they show with a link', async () => {
    const files = await listFiles(SITE);
    const ours = files.filter(
      (file) => headersFor(`/${file}`)['Cross-Origin-Resource-Policy'] === 'same-origin',
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
