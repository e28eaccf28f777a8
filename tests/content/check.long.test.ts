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

it('names the samples first, with a link to each, and ends with 1 until they are gone', async () => {
  const { code, text } = await check();
  expect(text).toContain('Reading space offlinespace, environment master …');
  expect(text.indexOf('Fix: The testimonial of “Dana R.” is a sample')).toBeGreaterThan(0);
  expect(text).toContain(`${ENTRY}/testimonial-sample-1`);
  expect([code, text]).toEqual([1, expect.stringMatching(/\n\d+ to fix, \d+ to look at\.\n$/)]);
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

it.each([
  [
    [],
    'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set, so there is no space to check.',
  ],
  [['--site', 'trees'], '--site is “trees”, which is not a full address such as'],
])('with %j and without keys exits with 2 and names what is missing', async (args, words) => {
  const without = { CONTENTFUL_SPACE_ID: undefined, CONTENTFUL_ACCESS_TOKEN: undefined };
  expect(await check(without, args)).toMatchObject({
    code: 2,
    text: expect.stringContaining(words) as string,
  });
});
