/**
 * Day one of docs/operators.md, except what a person must press at the host and in Contentful: from an empty
 * space to a live edit and a first message, then many edits at once.
 */
import type { RunningServer } from '../../src/hosting/server';
import { forms } from '../../src/content/forms';
import { run } from '../content/support/commands';
import { startFakeContentful, type FakeContentful, type Space } from '../contentful';
import { startBuildHook } from '../support/rehearsal/buildHook';
import { useCheckout } from '../support/rehearsal/checkout';

jest.setTimeout(1_200_000);

const NOTICE = 'Since today we come on Sundays as well.';

const checkout = useCheckout('rehearsal');
let contentful: FakeContentful;
let space: Space;
let env: Readonly<Record<string, string>>;
let setupEnv: Readonly<Record<string, string>>;
let hook: Awaited<ReturnType<typeof startBuildHook>>;
let previewHook: typeof hook;
let site: RunningServer;

beforeAll(async () => {
  contentful = await startFakeContentful();
  ({ space } = contentful);
  env = { ...contentful.env(), SITE_URL: 'https://www.example.com' };
  hook = await startBuildHook(() => checkout.build(env));
  // Another test builds previews; this one only checks that they are requested.
  previewHook = await startBuildHook(() => Promise.resolve());
  setupEnv = {
    NETLIFY_BUILD_HOOK_URL: hook.url,
    NETLIFY_PREVIEW_HOOK_URL: previewHook.url,
    PREVIEW_SITE_URL: 'https://preview.example.com',
  };
});
afterAll(async () => {
  await site?.close();
  await hook?.close();
  await previewHook?.close();
  await contentful?.close();
});

const fetched = async (address: string): Promise<string> =>
  (await fetch(`${site.url}${address}`)).text();

it('the set-up leaves nothing out: model, texts, keys, webhooks, content preview', async () => {
  const { code, text } = await run(contentful, 'setup', { env: setupEnv });
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).not.toContain('Left to do by hand');
});

it('the first build is served', async () => {
  await checkout.build(env);
  site = await checkout.serve();
  const home = await fetched('/');
  expect(home).toContain('<h1');
  expect(home).not.toContain(NOTICE);
});

it('the message of a visitor is in the inbox', async () => {
  const body = new URLSearchParams({
    'form-name': forms.quote.name,
    name: 'Maria',
    comment: 'A limb on the roof.',
  });
  await fetch(`${site.url}/thank-you/`, { method: 'POST', body });
  expect(site.submissions).toHaveLength(1);
});

it('the check from outside says what is not done yet', async () => {
  const command = 'contentful-migrations/commands/check.ts';
  const { text } = await checkout.run(command, env, ['--site', site.url]);
  for (const words of ['Done: Headers as built', 'Done: Last publish'])
    expect(text).toContain(words);
  expect(text).not.toContain('Not done: Old addresses');
  // This machine has no domain, and nobody to press “Enable form detection”.
  for (const words of ['Not done: https', 'Not done: The form']) expect(text).toContain(words);
});

it('a draft rebuilds only the preview; once published, it is live after one build', async () => {
  const notice = space.createEntry('notice', { text: NOTICE }, { publish: false });
  await contentful.webhooksSettled();
  expect([hook.calls, previewHook.calls]).toEqual([0, 1]);

  space.publish(notice);
  await contentful.webhooksSettled();
  expect(hook.calls).toBe(1);
  await hook.settled();
  expect(hook.builds).toBe(1);
  expect(await fetched('/')).toContain(NOTICE);

  const publishedAt = Date.parse(space.entry(notice)?.publishedAt ?? '');
  const build = JSON.parse(await fetched('/build.json')) as Record<string, string>;
  expect(build).toMatchObject({ source: 'contentful', pages: expect.any(Number) as number });
  expect(Date.parse(build.contentUpdatedAt ?? '')).toBe(publishedAt);
  expect(Date.parse(build.builtAt ?? '')).toBeGreaterThan(publishedAt);
});

it('many edits are all live, though only the last waiting call is built', async () => {
  space.createEntry('notice', { text: 'Storm tonight.' });
  space.updateFields('service-tree-pruning', { slug: 'pruning' }, { publish: true });
  for (const { id } of space.entries('faq'))
    space.updateFields(id, { order: 100 }, { publish: true });
  await contentful.webhooksSettled();
  await hook.settled();
  expect(hook.calls).toBeGreaterThan(20);
  expect(hook.builds).toBeLessThan(5);
  expect(await fetched('/')).toContain('Storm tonight.');
  expect((await fetch(`${site.url}/pruning/`)).status).toBe(200);
  const old = await fetch(`${site.url}/tree-pruning/`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/pruning/']);
});
