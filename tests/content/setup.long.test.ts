import { createServer, type Server } from 'node:http';
import type { WebhookProps } from 'contentful-management';
import { loadBundled, type Bundled } from '../../src/content/bundled';
import { contentTypeIds } from '../../src/content/model';
import { startFakeContentful, type FakeContentful } from '../contentful';
import { listen, stop } from '../support/listen';
import type { Ended } from '../support/program';
import { managementOf, run, writesTo } from './support/commands';

interface Preview {
  sys: { id: string; version: number };
  configurations: { entityId: string; url: string; enabled: boolean }[];
}

const SITE = 'https://preview.trees.example';

let fake: FakeContentful;
let host: Server;
/** How often the hooks of the site and of its preview were called. */
let calls = { site: 0, preview: 0 };
let bundled: Bundled;
let env: Record<string, string>;
/** The output of the first run in an empty space, without host and site, and of the second with both. */
let first: Ended;
let second: Ended;

beforeAll(async () => {
  bundled = await loadBundled();
  fake = await startFakeContentful();
  host = createServer((request, response) => {
    calls[request.url?.endsWith('preview') ? 'preview' : 'site'] += 1;
    response.end();
  });
  const port = await listen(host);
  env = {
    NETLIFY_BUILD_HOOK_URL: `http://localhost:${port}/build_hooks/secret-hook`,
    NETLIFY_PREVIEW_HOOK_URL: `http://localhost:${port}/build_hooks/secret-preview`,
    SITE_URL: 'https://trees.example',
    PREVIEW_SITE_URL: `${SITE}/`,
  };
  first = await run(fake, 'setup');
  second = await run(fake, 'setup', { env });
});
afterAll(async () => {
  await stop(host);
  await fake.close();
});

const webhooks = async (): Promise<readonly WebhookProps[]> =>
  (await managementOf(fake).webhook.getMany({})).items;

const previews = async (): Promise<readonly Preview[]> => {
  const path = `/spaces/${fake.spaceId}/preview_environments`;
  return (await managementOf(fake).raw.get<{ items: Preview[] }>(path)).items;
};

it('lists what is left to do by hand when neither host nor site is set', async () => {
  const { code, stdout, stderr } = first;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Left to do by hand:');
  expect(stdout).toContain('NETLIFY_BUILD_HOOK_URL');
  expect(stdout).toContain('PREVIEW_SITE_URL');
  expect([...fake.space.contentTypeIds()].sort()).toEqual([...contentTypeIds].sort());
  expect(fake.space.entries('faq')).toHaveLength(bundled.entries.faq.length);

  const { items: keys } = await managementOf(fake).apiKey.getMany({});
  const key = keys.find(({ name }) => name === 'Website');
  expect(stdout).toContain(`CONTENTFUL_SPACE_ID=${fake.spaceId}\n`);
  expect(stdout).toContain(`CONTENTFUL_ACCESS_TOKEN=${key?.accessToken}\n`);
  expect(stdout).not.toContain(fake.managementToken);
});

it('does what was left once they are set, and prints no secret that is not new', async () => {
  const { code, stdout } = second;
  expect(code).toBe(0);
  expect(stdout).toContain('Webhook “Rebuild the website”');
  expect(stdout).not.toContain('Left to do by hand');
  expect(stdout).not.toContain('CONTENTFUL_ACCESS_TOKEN=');
  expect(stdout).not.toContain('secret-');
  const forms = stdout.indexOf('press “Enable form detection”');
  expect(forms).toBeGreaterThan(stdout.indexOf('set SITE_URL'));
  expect(stdout).toContain('npm run contentful:check -- --site https://trees.example');

  const [preview, ...others] = await previews();
  expect(others).toEqual([]);
  const urlFor = (type: string): string | undefined =>
    preview?.configurations.find(({ entityId, enabled }) => entityId === type && enabled)?.url;
  const pages = {
    service: '/{entry.fields.slug}/',
    blogPost: '/blog/{entry.fields.slug}/',
    faq: '/',
  };
  for (const [type, page] of Object.entries(pages))
    expect([type, urlFor(type)]).toEqual([type, `${SITE}${page}`]);
});

it('rebuilds the site on publish, unpublish and delete, the preview also on saving, neither on typing', async () => {
  const id = bundled.entries.faq[0]?.id ?? '';
  const callsFor = async (edit: () => void): Promise<typeof calls> => {
    calls = { site: 0, preview: 0 };
    edit();
    await fake.webhooksSettled();
    return calls;
  };
  const { space } = fake;
  const typing = () => space.updateFields(id, { question: 'While somebody types?' });
  expect(await callsFor(typing)).toEqual({ site: 0, preview: 0 });
  const saving = () => void space.createEntry('faq', { question: 'New?' }, { publish: false });
  expect(await callsFor(saving)).toEqual({ site: 0, preview: 1 });
  expect(await callsFor(() => space.publish(id))).toEqual({ site: 1, preview: 1 });
  const unpublishingAndDeleting = () => space.delete(id);
  expect(await callsFor(unpublishingAndDeleting)).toEqual({ site: 2, preview: 2 });
});

it('changes nothing when it is run again', async () => {
  fake.requests.clear();
  const { code, stdout } = await run(fake, 'setup', { env });
  expect(code).toBe(0);
  expect(stdout).not.toContain('Done now:');
  expect(writesTo(fake)).toBe(0);
});

it('follows a changed address without making a second webhook or preview', async () => {
  const moved = {
    ...env,
    NETLIFY_BUILD_HOOK_URL: 'https://host.example/hooks/new',
    PREVIEW_SITE_URL: 'https://new.example',
  };
  const { stdout } = await run(fake, 'setup', { env: moved });
  expect(stdout).toContain('Webhook “Rebuild the website” updated');
  expect(stdout).toContain('Content preview “Pages of the website” updated');
  expect((await webhooks()).map(({ url }) => url)).toEqual([
    'https://host.example/hooks/new',
    env.NETLIFY_PREVIEW_HOOK_URL,
  ]);
  expect(await previews()).toHaveLength(1);
});

it('continues and says what to do by hand where the token lacks a permission', async () => {
  const repairs = [/api_keys/, /webhook_definitions/, /preview_environments/].map((path) =>
    fake.fail({ path, status: 403 }),
  );
  const { code, stdout } = await run(fake, 'setup', { env });
  expect(code).toBe(1);
  expect(stdout).toContain('The token or the plan does not allow these, so do them by hand:');
  for (const advice of ['API keys', 'Webhooks', 'Content preview'])
    expect(stdout).toContain(`Settings, ${advice}`);
  expect(stdout).not.toContain('secret-hook');
  for (const repair of repairs) repair();
});

it('prints what it has made, with the token of a new key, when something stops it', async () => {
  fake.copyEnvironment('master', 'stopped');
  const repair = fake.fail({ path: /webhook_definitions/, status: 401 });
  const { code, stdout, stderr } = await run(fake, 'setup', {
    env: { ...env, CONTENTFUL_ENVIRONMENT: 'stopped' },
  });
  repair();
  expect(code).toBe(1);
  expect(stderr).toContain('CONTENTFUL_MANAGEMENT_TOKEN');
  expect(stdout).toContain('Done now:\n  - Delivery and preview key “Website (stopped)”');
  expect(stdout).toMatch(/\nCONTENTFUL_ACCESS_TOKEN=\S+\n/);
});
