import {
  EnvironmentError,
  readEnvironment,
  type BuildEnvironment,
  type Variables,
} from '../../src/environment';

const at = (address: string) => ({ siteUrl: address, ownAddress: address });

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

it('without keys is nothing to build where a space is required', () => {
  const required = { CONTENTFUL_REQUIRED: 'true' };
  expect(() => readEnvironment(required)).toThrow(/CONTENTFUL_ACCESS_TOKEN are not set/);
  expect(readEnvironment({ ...required, ...KEYS }).contentful).toBeDefined();
});

it.each(['CONTENTFUL_REQUIRED', 'CONTENTFUL_PREVIEW'])(
  'takes no other word than true or false for %s',
  (name) => {
    expect(() => readEnvironment({ ...KEYS, [name]: 'yes' })).toThrow(
      `${name} is “yes”: write true, or leave it out.`,
    );
    expect(() => readEnvironment({ [name]: 'yes' })).toThrow(EnvironmentError);
    expect(() => readEnvironment({ ...KEYS, [name]: 'False' })).not.toThrow();
  },
);

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

it.each<[Record<string, string>, Partial<BuildEnvironment>]>([
  // Previews
  [{ CONTENTFUL_PREVIEW: 'true' }, { preview: false }],
  [KEYS, { preview: false }],
  [
    { ...KEYS, CONTENTFUL_PREVIEW: 'true' },
    { preview: true, serviceWorker: false },
  ],
  [{ ...KEYS, CONTENTFUL_PREVIEW: 'false' }, { preview: false }],
  [
    { ...KEYS, CONTENTFUL_PREVIEW: ' TRUE ' },
    { preview: true, goesLive: false },
  ],
  [{ ...KEYS, CONTENTFUL_HOST: 'preview.contentful.com' }, { preview: true }],
  [{ ...KEYS, CONTENTFUL_HOST: 'Preview.eu.contentful.com' }, { preview: true }],
  [{ ...KEYS, CONTENTFUL_HOST: 'cdn.eu.contentful.com' }, { preview: false }],

  // Builds for visitors
  [{ CONTEXT: 'Production ' }, { goesLive: true }],
  [{ CONTEXT: 'deploy-preview' }, { goesLive: false }],
  [{ CONTEXT: 'branch-deploy' }, { goesLive: false }],
  [{ CONTEXT: 'new-at-netlify', NETLIFY: 'true' }, { goesLive: false }],
  [{ ...KEYS, CONTEXT: 'production', CONTENTFUL_PREVIEW: 'true' }, { goesLive: false }],

  // The address of the site
  [{ URL: 'https://host.example' }, at('https://host.example')],
  [
    { SITE_URL: 'https://trees.example/', URL: 'https://host.example' },
    at('https://trees.example'),
  ],
  [{ SITE_URL: 'http://localhost:9000' }, at('http://localhost:9000')],
  [{ SITE_URL: 'https://www.trees.example/' }, { ownHosts: ['trees.example'] }],
  [
    {
      SITE_URL: 'https://www.trees.example',
      URL: 'https://trees.example',
      DEPLOY_PRIME_URL: 'https://deploy-preview-7--oak.netlify.app',
    },
    { ownHosts: ['trees.example', 'oak.netlify.app'] },
  ],

  // What else the site has
  [{}, { serviceWorker: true }],
  [{ SERVICE_WORKER: 'off' }, { serviceWorker: false }],
  [{ SERVICE_WORKER: 'Off ' }, { serviceWorker: false }],
  [{ GATSBY_GOOGLE_MAPS_API_KEY: 'map' }, { mapsKey: 'map' }],
  [{ GATSBY_ASK_CONSENT: 'true' }, { counting: 'off' }],
  [{ GATSBY_TAG_MANAGER_ID: 'GTM-1' }, { counting: 'on', tagManagerId: 'GTM-1' }],
  [
    { GATSBY_ANALYTICS_ID: 'G-1', GATSBY_ASK_CONSENT: 'true' },
    { counting: 'asked', analyticsId: 'G-1' },
  ],
])('%j means %j', (env, settings) => {
  expect(readEnvironment(env)).toMatchObject(settings);
});

it.each<readonly [Variables, string]>([
  [{ CONTENTFUL_SPACE_ID: 'space' }, 'CONTENTFUL_ACCESS_TOKEN is not set'],
  [{ CONTENTFUL_ACCESS_TOKEN: 'key' }, 'CONTENTFUL_SPACE_ID is not set'],
  [{ SITE_URL: 'trees.example' }, 'SITE_URL is “trees.example”'],
  [{ SITE_URL: 'https://trees example' }, 'SITE_URL is “https://trees example”, which is not a'],
  [{ URL: 'localhost:9000' }, 'URL is “localhost:9000”, which is not a full address'],
])('%j is refused with the name of the variable', (env, start) => {
  expect(() => readEnvironment(env)).toThrow(EnvironmentError);
  expect(() => readEnvironment(env)).toThrow(start);
});
