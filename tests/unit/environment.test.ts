import { EnvironmentError, readEnvironment } from '../../src/environment';

const KEYS = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'key' };

it('without a variable is the bundled site at the reserved address', () => {
  const nothing = readEnvironment({});
  expect(nothing).toMatchObject({
    contentful: undefined,
    counting: 'off',
    preview: false,
    goesLive: true,
    siteUrl: 'https://www.example.com',
    ownAddress: '',
  });
  const blank = { CONTENTFUL_SPACE_ID: ' ', CONTENTFUL_ACCESS_TOKEN: '', SITE_URL: ' ' };
  expect(readEnvironment(blank)).toEqual(nothing);
});

it('reads the master environment of the delivery API unless another is set', () => {
  expect(readEnvironment({ ...KEYS, CONTENTFUL_SPACE_ID: ' space\n' }).contentful).toEqual({
    spaceId: 'space',
    accessToken: 'key',
    environment: 'master',
    host: 'cdn.contentful.com',
  });
  const other = { CONTENTFUL_ENVIRONMENT: 'staging', CONTENTFUL_HOST: 'cdn.eu.contentful.com' };
  expect(readEnvironment({ ...KEYS, ...other }).contentful).toMatchObject({
    environment: 'staging',
    host: 'cdn.eu.contentful.com',
  });
});

it.each([
  [{ CONTENTFUL_PREVIEW: 'true' }, false],
  [KEYS, false],
  [{ ...KEYS, CONTENTFUL_PREVIEW: 'true' }, true],
  [{ ...KEYS, CONTENTFUL_PREVIEW: 'false' }, false],
  [{ ...KEYS, CONTENTFUL_HOST: 'preview.contentful.com' }, true],
  [{ ...KEYS, CONTENTFUL_HOST: 'preview.eu.contentful.com' }, true],
  [{ ...KEYS, CONTENTFUL_HOST: 'cdn.eu.contentful.com' }, false],
])('%j is a preview: %s', (env, preview) => {
  expect(readEnvironment(env).preview).toBe(preview);
});

it.each([
  [{ CONTEXT: 'production ' }, true],
  [{ CONTEXT: 'deploy-preview' }, false],
  [{ CONTEXT: 'branch-deploy' }, false],
  [{ ...KEYS, CONTEXT: 'production', CONTENTFUL_PREVIEW: 'true' }, false],
])('%j goes live: %s', (env, goesLive) => {
  expect(readEnvironment(env).goesLive).toBe(goesLive);
});

it.each([
  [{}, 'site'],
  [{ HTTPS_ONLY: 'subdomains' }, 'subdomains'],
  [{ HTTPS_ONLY: ' preload ' }, 'preload'],
])('%j is asked for by https: %s', (env, httpsOnly) => {
  expect(readEnvironment(env).httpsOnly).toBe(httpsOnly);
});

it('refuses another value of HTTPS_ONLY', () => {
  expect(() => readEnvironment({ HTTPS_ONLY: 'yes' })).toThrow(
    'HTTPS_ONLY is “yes”, but has to be site, subdomains, or preload',
  );
});

it.each([
  [{ SITE_URL: 'https://trees.example/path?x' }, 'https://trees.example'],
  [{ URL: 'https://host.example' }, 'https://host.example'],
  [{ SITE_URL: 'https://trees.example/', URL: 'https://host.example' }, 'https://trees.example'],
  [{ SITE_URL: 'http://localhost:9000' }, 'http://localhost:9000'],
])('%j is the site at %s', (env, address) => {
  expect(readEnvironment(env)).toMatchObject({ siteUrl: address, ownAddress: address });
});

it.each<[Record<string, string>, readonly string[]]>([
  [{ SITE_URL: 'https://www.trees.example/' }, ['trees.example']],
  [
    {
      SITE_URL: 'https://www.trees.example',
      URL: 'https://trees.example',
      DEPLOY_PRIME_URL: 'https://deploy-preview-7--oak.netlify.app',
    },
    ['trees.example', 'oak.netlify.app'],
  ],
])('%j is found at the hosts %j', (env, hosts) => {
  expect(readEnvironment(env).ownHosts).toEqual(hosts);
});

it.each([
  [{ CONTENTFUL_SPACE_ID: 'space' }, 'CONTENTFUL_ACCESS_TOKEN is not set'],
  [{ CONTENTFUL_ACCESS_TOKEN: 'key' }, 'CONTENTFUL_SPACE_ID is not set'],
  [{ SITE_URL: 'trees.example' }, 'SITE_URL is “trees.example”'],
  [{ SITE_URL: 'ftp://trees.example' }, 'SITE_URL is “ftp://trees.example”'],
])('%j is refused with the name of the variable', (env, start) => {
  expect(() => readEnvironment(env)).toThrow(EnvironmentError);
  expect(() => readEnvironment(env)).toThrow(start);
});

it.each([
  [{}, true],
  [{ SERVICE_WORKER: 'off' }, false],
  [{ ...KEYS, CONTENTFUL_PREVIEW: 'true' }, false],
])('%j has a service worker: %s', (env, serviceWorker) => {
  expect(readEnvironment(env).serviceWorker).toBe(serviceWorker);
});

it('reads the keys of other services', () => {
  const keys = { GATSBY_GOOGLE_MAPS_API_KEY: 'map', GATSBY_ANALYTICS_ID: 'G-1' };
  expect(readEnvironment({ ...keys, GATSBY_TAG_MANAGER_ID: 'GTM-1' })).toMatchObject({
    mapsKey: 'map',
    analyticsId: 'G-1',
    tagManagerId: 'GTM-1',
  });
});

it.each([
  [{ GATSBY_ASK_CONSENT: 'true' }, 'off'],
  [{ GATSBY_TAG_MANAGER_ID: 'GTM-1' }, 'on'],
  [{ GATSBY_ANALYTICS_ID: 'G-1', GATSBY_ASK_CONSENT: 'true' }, 'asked'],
])('%j counts visits: %s', (env, counting) => {
  expect(readEnvironment(env).counting).toBe(counting);
});
