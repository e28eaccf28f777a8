/** What Gatsby's build asks before it reads the content. */
import { readBuild } from '../../../src/gatsby/build';

const { env } = process;
beforeEach(() => {
  process.env = { NODE_ENV: 'test', SITE_URL: 'https://trees.example' };
});
afterEach(() => {
  process.env = env;
  jest.restoreAllMocks();
});

it('stops before it would replace a live site of Contentful by the bundled texts', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ pages: 24, source: 'contentful' })));
  const graphql = jest.fn();
  await expect(readBuild('/nowhere', { graphql })).rejects.toThrow(
    'https://trees.example shows the content of a Contentful space',
  );
  expect(graphql).not.toHaveBeenCalled();
});
