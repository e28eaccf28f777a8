import { keepLiveContent } from '../../../src/gatsby/previousSite';
import type { BuildEnvironment } from '../../../src/environment';

const WITHOUT_CREDENTIALS: BuildEnvironment = {
  preview: false,
  goesLive: true,
  siteUrl: 'https://trees.example',
  counting: 'off',
  serviceWorker: true,
  ownAddress: 'https://trees.example',
};

const liveFrom = (source: string): jest.SpiedFunction<typeof fetch> =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ pages: 24, source }));

afterEach(() => jest.restoreAllMocks());

it('lost credentials stop the build that would replace a live site made from Contentful', async () => {
  const asked = liveFrom('contentful');
  await expect(keepLiveContent(WITHOUT_CREDENTIALS)).rejects.toThrow(
    'CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set: publishing now would replace it',
  );
  expect(asked.mock.calls[0]?.[0]).toBe('https://trees.example/build.json');
});

it('a live site of bundled texts may be replaced by one', async () => {
  liveFrom('default');
  await expect(keepLiveContent(WITHOUT_CREDENTIALS)).resolves.toBeUndefined();
});

const contentful = {
  spaceId: 'space',
  accessToken: 'key',
  environment: 'master',
  host: 'cdn.contentful.com',
};

it.each([
  ['with credentials', { ...WITHOUT_CREDENTIALS, contentful }],
  ['without an address', { ...WITHOUT_CREDENTIALS, ownAddress: '' }],
  ['that does not go live', { ...WITHOUT_CREDENTIALS, goesLive: false }],
])('a build %s asks nobody', async (_what, environment) => {
  const asked = liveFrom('contentful');
  await expect(keepLiveContent(environment)).resolves.toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});
