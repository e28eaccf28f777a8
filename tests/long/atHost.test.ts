/** Builds from an offline space: one as at the host, and one whose key is taken back. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../support/hashOf';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

jest.setTimeout(1_200_000);

const site = useSpaceSite('atHost');

/** The rules that the host reads, however the file around them looks. */
const readRedirects = async (): Promise<readonly string[]> =>
  (await site.checkout.read('_redirects')).split('\n').filter((line) => line.startsWith('/'));

it('the plugin publishes the redirects at the host too, and the cache is kept there', async () => {
  await site.build();
  const redirects = await readRedirects();
  expect(redirects.length).toBeGreaterThan(1);
  const sections = site.space.fieldsOf('page-about').sections as { sys: { id: string } }[];
  site.space.unpublish(sections[1]?.sys.id ?? '');
  const { text, code } = await site.tryBuild({ NETLIFY: 'true', NETLIFY_LOCAL: 'true' });
  expect({ text, code }).toMatchObject({ code: 0 });
  expect(await readRedirects()).toEqual(expect.arrayContaining([...redirects]));
  expect(await site.checkout.read('_redirects')).toContain('gatsby-plugin-netlify');
  expect(text).not.toMatch(/disabling plugin/i);
  await expect(stat(path.join(site.checkout.root, '.netlify/build-cache'))).resolves.toBeDefined();
});

it('the report names the page that links to a section that has been unpublished since', async () => {
  const { problems } = await site.checkout.report();
  expect(problems).toContainEqual(
    expect.objectContaining({ entryId: 'page-about', field: 'sections', severity: 'error' }),
  );
});

it('a key that is taken back in the middle stops the build, and the site stays', async () => {
  const dist = path.join(site.checkout.root, 'dist');
  const before = await hashOf(dist);
  site.contentful.fail({ api: 'delivery', path: /\/sync/, status: 401 });
  const { code, text } = await site.tryBuild();
  expect({ code, text }).toMatchObject({ code: 1 });
  expect(text.trim().split('\n').at(-1)).toMatch(
    /^Gatsby failed .*the reason is above.*dist\/ is as it was before\.$/,
  );
  expect(await hashOf(dist)).toBe(before);
  for (const secret of [site.contentful.deliveryToken, site.contentful.managementToken])
    expect(text).not.toContain(secret);
});
