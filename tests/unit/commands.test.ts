/** The variables of the commands that write to a space. */
import { connectSite } from '../../contentful-migrations/commands/support/connections';
import { EnvironmentError, type Variables } from '../../src/environment';
import { Outcome } from '../../contentful-migrations/commands/support/outcome';
import { readSettings } from '../../contentful-migrations/commands/support/settings';

const KEYS = { CONTENTFUL_SPACE_ID: 's', CONTENTFUL_MANAGEMENT_TOKEN: 'k' };

it.each<readonly [Variables, string, string]>([
  [{}, 'api.contentful.com', 'upload.contentful.com'],
  [{ CONTENTFUL_HOST: 'cdn.contentful.com' }, 'api.contentful.com', 'upload.contentful.com'],
  [
    { CONTENTFUL_HOST: 'preview.eu.contentful.com' },
    'api.eu.contentful.com',
    'upload.eu.contentful.com',
  ],
  [
    { CONTENTFUL_MANAGEMENT_HOST: 'api.eu.contentful.com' },
    'api.eu.contentful.com',
    'upload.eu.contentful.com',
  ],
  [
    { CONTENTFUL_HOST: 'cdn.eu.contentful.com', CONTENTFUL_MANAGEMENT_HOST: 'localhost:3900' },
    'localhost:3900',
    'upload.contentful.com',
  ],
])('with %j they call %s and %s', (variables, managementHost, uploadHost) => {
  expect(readSettings({ ...KEYS, ...variables })).toMatchObject({ managementHost, uploadHost });
});

it.each([
  [{ CONTENTFUL_SPACE_ID: ' ' }, 'CONTENTFUL_SPACE_ID is not set'],
  [{ SITE_URL: 'trees.example' }, 'SITE_URL is “trees.example”'],
])('%j is refused with the name of the variable', (variables, start) => {
  expect(() => readSettings({ ...KEYS, ...variables })).toThrow(EnvironmentError);
  expect(() => readSettings({ ...KEYS, ...variables })).toThrow(start);
});

it.each<readonly [string, string | undefined, string]>([
  ['api.contentful.com', undefined, '# CONTENTFUL_HOST=preview.contentful.com'],
  [
    'api.eu.contentful.com',
    'CONTENTFUL_HOST=cdn.eu.contentful.com',
    '# CONTENTFUL_HOST=preview.eu.contentful.com',
  ],
])('the lines for .env that a set-up at %s prints name the hosts', async (host, site, preview) => {
  const outcome = new Outcome();
  const other = { name: 'Website', environments: [{ sys: { id: 'staging' } }] };
  const key = { accessToken: 'delivery', preview_api_key: { sys: { id: 'p' } } };
  const client = {
    raw: { get: () => Promise.resolve({ items: [other] }), post: () => Promise.resolve(key) },
    previewApiKey: { get: () => Promise.resolve({ accessToken: 'drafts' }) },
  };
  const settings = readSettings({ ...KEYS, CONTENTFUL_MANAGEMENT_HOST: host });
  await connectSite({ settings, client: client as never, defaultLocale: 'en-US' }, outcome);
  expect(outcome.env.find((line) => line.startsWith('CONTENTFUL_HOST='))).toBe(site);
  expect(outcome.env.at(-1)).toBe(preview);
});
