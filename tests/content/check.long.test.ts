import type { Ended } from '../support/program';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

const offline = useSpaceSite('check');

const check = (
  env: Record<string, string | undefined> = {},
  args: readonly string[] = [],
): Promise<Ended> =>
  offline.run(
    'contentful-migrations/commands/check.ts',
    { ...offline.contentful.env(), ...env },
    args,
  );

const ENTRY = 'https://app.contentful.com/spaces/offlinespace/environments/master/entries';

it('exits with 0 for a space with nothing wrong, and says what could be better', async () => {
  const { code, text } = await check();
  expect({ code, text }).toEqual({
    code: 0,
    text: expect.stringContaining('0 to fix,') as string,
  });
  expect(text).toContain('Reading space offlinespace, environment master …');
  expect(text).toContain(
    `Fix: The testimonial of “Dana R.” is a sample that came with the site, but visitors take it for real. Publish the words of a real customer: all samples then disappear.\n  Testimonial “Dana R.” › This is a sample\n  ${ENTRY}/testimonial-sample-1`,
  );
});

it('exits with 1 when a visitor would see something wrong, worst first, with links', async () => {
  offline.space.updateFields(
    'service-tree-pruning',
    { description: 'Lorem ipsum.' },
    { publish: true },
  );
  const { code, text } = await check();
  expect(code).toBe(1);
  const wrong = `Fix: “One sentence for the home page” still has filler text (“Lorem ipsum”), and visitors read it. Write the real text, or empty the field.\n  Service “Tree pruning” › One sentence for the home page\n  ${ENTRY}/service-tree-pruning`;
  expect(text).toContain(wrong);
  expect(text.indexOf(wrong)).toBeLessThan(text.indexOf('Look at:'));
  expect(text).toMatch(/\n1 to fix, \d+ to look at\.\n$/);
});

it('reads drafts with a preview key', async () => {
  offline.space.updateFields('faq-cost', { question: 'WHAT WILL IT ALL COST?' });
  expect((await check()).text).not.toContain('all in capitals');
  const preview = await check(offline.contentful.env('preview'));
  expect(preview.text).toContain('“Question” has words all in capitals');
});

it('exits with 1 when the phone number is gone, as the build does', async () => {
  const { space } = offline;
  const before = space.snapshot();
  space.unpublish(space.entries('siteConfig')[0]?.id ?? '');
  const { code, text } = await check();
  space.restore(before);
  expect(code).toBe(1);
  expect(text).toContain('“Company and contact details” in Contentful is not published');
  expect(text).toContain('fill in “Phone number as shown” and press Publish');
});

it('exits with 2 and names what is missing', async () => {
  expect(
    await check({ CONTENTFUL_SPACE_ID: undefined, CONTENTFUL_ACCESS_TOKEN: undefined }),
  ).toMatchObject({
    code: 2,
    text: 'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set, so there is no space to check.\n',
  });
});

it.each([
  [['--site=https://localhost:9'], 1, /Not done: It answers: https:\/\/localhost:9 does not/],
  [['--site'], 2, /^Option '--site <value>' argument missing \(--help lists the options\)\.\n$/],
  [['--site', 'trees'], 2, /^--site is “trees”, which is not a full address such as/],
  [['--site', ''], 2, /^--site is “”, which is not a full address such as/],
])('with %j exits with %d and says why', async (args, code, words) => {
  const without = { CONTENTFUL_SPACE_ID: undefined, CONTENTFUL_ACCESS_TOKEN: undefined };
  expect(await check(without, args)).toMatchObject({
    code,
    text: expect.stringMatching(words) as string,
  });
});
