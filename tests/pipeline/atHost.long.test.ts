/** Builds from an offline space: two as at the host, and one whose key is revoked. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../src/files';
import { hashOf } from '../support/hashOf';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

jest.setTimeout(1_200_000);

const site = useSpaceSite('atHost');

/** Netlify's cache is a folder in the repository then. */
const AT_HOST = { NETLIFY: 'true', NETLIFY_LOCAL: 'true' };
const STORED = '.netlify/build-cache/cwd';

/** The rules that the host reads, whatever the formatting of the file. */
const rulesIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.startsWith('/'));

it('the plugin publishes the redirects at the host too', async () => {
  const { text, code } = await site.tryBuild(AT_HOST);
  expect({ text, code }).toMatchObject({ code: 0 });
  expect(text).not.toMatch(/disabling plugin/i);
  const published = await site.read('_redirects');
  const elsewhere = rulesIn(await readFile('dist/_redirects', 'utf8'));
  expect(elsewhere.length).toBeGreaterThan(1);
  expect(rulesIn(published)).toEqual(expect.arrayContaining([...elsewhere]));
  expect(published).toContain('gatsby-plugin-netlify');
});

it('the next build at the host reuses the published pages that have not changed since the last one', async () => {
  const kept = site.to(STORED, '.cache/published');
  for (const file of (await listFiles(kept)).map((name) => path.join(kept, name))) {
    const text = await readFile(file, 'utf8');
    // The same length as before, so that the page counts as complete.
    await writeFile(file, text.replace('Hartford', 'Kept now'));
  }
  expect(await listFiles(site.to(STORED, 'public'))).not.toEqual([]);
  const sections = site.space.fieldsOf('page-about').sections as { sys: { id: string } }[];
  site.space.unpublish(sections[1]?.sys.id ?? '');
  for (const folder of ['.cache', 'public', 'dist']) await rm(site.to(folder), { recursive: true });
  await site.build(AT_HOST);
  expect(await site.read('index.html')).toContain('Kept now');
  expect(await site.read('about/index.html')).not.toContain('Kept now');
});

it('the report names the page that links to a section that has been unpublished since', async () => {
  const { problems } = await site.report();
  expect(problems).toContainEqual(
    expect.objectContaining({ entryId: 'page-about', field: 'sections', severity: 'error' }),
  );
});

it('a key that is revoked during a build stops the build, and the site stays', async () => {
  const dist = site.to('dist');
  const before = await hashOf(dist);
  site.contentful.fail({ api: 'delivery', path: /\/sync/, status: 401 });
  const { code, text } = await site.tryBuild();
  expect({ code, text }).toMatchObject({ code: 1 });
  expect(text.trim().split('\n').at(-1)).toMatch(
    /^Gatsby failed .*see its message above.*dist\/ is as it was before\.$/,
  );
  expect(await hashOf(dist)).toBe(before);
  for (const secret of [site.contentful.deliveryToken, site.contentful.managementToken])
    expect(text).not.toContain(secret);
});
