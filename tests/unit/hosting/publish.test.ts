/** The policy of a site with many pages, each with its own mix of sections. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { needsOf } from '../../../src/documents/page';
import { readEnvironment } from '../../../src/environment';
import { readHostRules } from '../../../src/hosting/hostRules';
import { publishSite } from '../../../src/hosting/publish';
import { parse } from 'parse5';
import { folderForAll, folderForEach, writeFiles } from '../../support/folder';
import { fillRepository } from '../../support/host/repository';

const folder = folderForAll();
const small = folderForEach();

const PAGES = 1_000;

const page = (style: string): string =>
  `<!DOCTYPE html><html><head></head><body><style data-emotion="css a">.css-a{color:${style}}</style><p class="css-a">A page</p></body></html>`;

it('stays under 4 KB, and every page has its style', async () => {
  const root = folder.path;
  await fillRepository(root);
  const mixes = Array.from(
    { length: PAGES },
    (_, index) => [`mix-${index}/index.html`, page(`#${index}`)] as const,
  );
  await writeFiles(path.join(root, 'public'), {
    ...Object.fromEntries(mixes),
    'blog/one/index.html': page('post'),
    'blog/two/index.html': page('post'),
    'offline/index.html': page('offline'),
    'build.json': '{"offlinePath":"/offline/"}',
  });
  expect(await publishSite(root, readEnvironment({ GATSBY_ANALYTICS_ID: 'G-1' }))).toBe(PAGES + 3);

  const site = path.join(root, 'dist');
  const rules = await readHostRules(site);
  const policy = rules.headersFor('/')['Content-Security-Policy'] ?? '';
  expect(policy.length).toBeLessThan(4096);

  const inPage: string[] = [];
  for (const [file, style] of [
    ['offline', 'offline'],
    ['blog/one', 'post'],
    ['blog/two', 'post'],
    ...Array.from({ length: PAGES }, (_, index) => [`mix-${index}`, `#${index}`]),
  ]) {
    const html = await readFile(path.join(site, `${file}/index.html`), 'utf8');
    for (const hash of needsOf(parse(html)).styles) expect(policy).toContain(`'${hash}'`);
    expect(html).toContain('data-emotion="css a"');
    const [, linked] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? [];
    if (linked === undefined) inPage.push(file ?? '');
    const text = linked === undefined ? html : await readFile(path.join(site, linked), 'utf8');
    expect(text).toContain(`.css-a{color:${style}}`);
    if (linked !== undefined)
      expect(rules.headersFor(linked)['Cache-Control']).toContain('immutable');
  }
  expect(inPage).toEqual(expect.arrayContaining(['offline', 'blog/one', 'blog/two']));
  expect(inPage.length).toBeGreaterThan(30);
});

it('does not publish a site whose build file is cut off', async () => {
  const root = small.path;
  await fillRepository(root);
  await writeFiles(root, { 'public/build.json': '{"offlinePath":"/off' });
  await expect(publishSite(root, readEnvironment({}))).rejects.toThrow('is damaged or cut off');
});
