import { EnvironmentError, readEnvironment } from '../../src/environment';

const KEYS = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'key' };

it('without a variable is the bundled site at the reserved address', () => {
  expect(readEnvironment({})).toEqual({
    contentful: undefined,
    counting: 'off',
    preview: false,
    goesLive: true,
    siteUrl: 'https://www.example.com',
    ownAddress: '',
    mapsKey: undefined,
    analyticsId: undefined,
    tagManagerId: undefined,
    serviceWorker: true,
  });
});

it('takes blank variables for missing ones, and drops blanks around the others', () => {
  const blank = { CONTENTFUL_SPACE_ID: ' ', CONTENTFUL_ACCESS_TOKEN: '', SITE_URL: ' ' };
  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
  expect(readEnvironment({ ...KEYS, CONTENTFUL_SPACE_ID: ' space\n' }).contentful?.spaceId).toBe(
    'space',
  );
});

it('reads the master environment of the delivery API unless told otherwise', () => {
  expect(readEnvironment(KEYS).contentful).toEqual({
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
  [{}, false],
  [{ CONTENTFUL_PREVIEW: 'true' }, false],
  [KEYS, false],
  [{ ...KEYS, CONTENTFUL_PREVIEW: 'true' }, true],
  [{ ...KEYS, CONTENTFUL_PREVIEW: 'false' }, false],
  [{ ...KEYS, CONTENTFUL_HOST: 'preview.contentful.com' }, true],
])('%j is a preview: %s', (env, preview) => {
  expect(readEnvironment(env).preview).toBe(preview);
});

it.each([
  [{ CONTEXT: '' }, true],
  [{ CONTEXT: 'production ' }, true],
  [{ CONTEXT: 'deploy-preview' }, false],
  [{ CONTEXT: 'branch-deploy' }, false],
  [{ NODE_ENV: 'development' }, false],
  [{ ...KEYS, CONTEXT: 'production', CONTENTFUL_PREVIEW: 'true' }, false],
])('%j goes live: %s', (env, goesLive) => {
  expect(readEnvironment(env).goesLive).toBe(goesLive);
});

it.each([
  [{ SITE_URL: 'https://trees.example/' }, 'https://trees.example'],
  [{ SITE_URL: 'https://trees.example/path?x' }, 'https://trees.example'],
  [{ URL: 'https://host.example' }, 'https://host.example'],
  [{ SITE_URL: 'https://trees.example', URL: 'https://host.example' }, 'https://trees.example'],
  [{ SITE_URL: 'http://localhost:9000' }, 'http://localhost:9000'],
])('%j is the site at %s', (env, address) => {
  expect(readEnvironment(env)).toMatchObject({ siteUrl: address, ownAddress: address });
});

it.each([
  [{ CONTENTFUL_SPACE_ID: 'space' }, 'CONTENTFUL_ACCESS_TOKEN is not set'],
  [{ CONTENTFUL_ACCESS_TOKEN: 'key' }, 'CONTENTFUL_SPACE_ID is not set'],
  [{ SITE_URL: 'trees.example' }, 'SITE_URL is “trees.example”'],
  [{ SITE_URL: 'ftp://trees.example' }, 'SITE_URL is “ftp://trees.example”'],
])('%j is refused by name', (env, start) => {
  expect(() => readEnvironment(env)).toThrow(EnvironmentError);
  expect(() => readEnvironment(env)).toThrow(start);
});

it('asks before it counts only where there is something to count', () => {
  const counting = (env: Record<string, string>) => readEnvironment(env).counting;
  expect(counting({ GATSBY_ASK_CONSENT: 'true' })).toBe('off');
  expect(counting({ GATSBY_TAG_MANAGER_ID: 'GTM-1' })).toBe('on');
  expect(counting({ GATSBY_ANALYTICS_ID: 'G-1', GATSBY_ASK_CONSENT: 'true' })).toBe('asked');
});
