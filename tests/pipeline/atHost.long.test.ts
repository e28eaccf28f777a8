/** Builds from an offline space: one as at the host, one after a link's target is published, one whose key is revoked. */
import { readFile } from 'node:fs/promises';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

jest.setTimeout(1_200_000);

const site = useSpaceSite('atHost');

const AT_HOST = { NETLIFY: 'true', NETLIFY_LOCAL: 'true' };

/** The rules that the host reads, whatever the formatting of the file. */
const rulesIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.startsWith('/'));

it('the plugin publishes the redirects at the host too', async () => {
  const { text, code } = await site.tryBuild(AT_HOST);
  expect({ text, code }).toMatchObject({ code: 0 });
  expect(text).not.toMatch(/disabling plugin/i);
  const published = await site.read('_redirects');
  const elsewhere = rulesIn(await readFile('public/_redirects', 'utf8'));
  expect(elsewhere.length).toBeGreaterThan(1);
  expect(rulesIn(published)).toEqual(expect.arrayContaining([...elsewhere]));
  expect(published).toContain('gatsby-plugin-netlify');
});

it('a section that is published later is on the page that links to it in the next build', async () => {
  const sections = site.space.fieldsOf('page-about').sections as { sys: { id: string } }[];
  const id = sections[1]?.sys.id ?? '';
  const { heading } = site.space.fieldsOf(id) as { readonly heading: string };
  site.space.unpublish(id);
  await site.build(AT_HOST);
  expect(site.wordsAt('/about/')).not.toContain(heading);
  site.space.publish(id);
  await site.build(AT_HOST);
  expect(site.wordsAt('/about/')).toContain(heading);
});

it('a key that is revoked during a build stops the build', async () => {
  site.contentful.fail({ api: 'delivery', path: /\/sync/, status: 401 });
  const { code, text } = await site.tryBuild();
  expect({ code, text }).toMatchObject({ code: 1 });
  for (const secret of [site.contentful.deliveryToken, site.contentful.managementToken])
    expect(text).not.toContain(secret);
});
