/** What a build asks the space before it starts. */
import { preflight } from '../../../src/contentful/preflight';
import type { ContentfulAccess } from '../../../src/environment';
import { PlainError } from '../../../src/failure';
import { ACCESS, answerRequests } from './answerRequests';

afterEach(() => jest.restoreAllMocks());

it('asks a space once, with the key in the header and nowhere else', async () => {
  const asked: string[] = [];
  answerRequests(({ url, headers }) => {
    asked.push(`${url} ${headers.get('Authorization')}`);
    return { status: 200, body: { total: 1, items: [{ sys: { id: 'faq' } }] } };
  });
  await preflight({ ...ACCESS, environment: 'my branch' }, false);
  expect(asked).toEqual([
    'https://cdn.contentful.com/spaces/space/environments/my%20branch/content_types Bearer secret-key',
  ]);
});

it.each<readonly [number, Partial<ContentfulAccess>, boolean, string]>([
  [403, {}, false, 'it must be a delivery key'],
  [401, {}, false, 'app.eu.contentful.com, set CONTENTFUL_HOST to cdn.eu.contentful.com.'],
  [401, { host: 'preview.contentful.com' }, true, 'CONTENTFUL_HOST to preview.eu.contentful.com.'],
  [404, {}, false, 'under Settings, API keys, that the key may read this environment'],
  [400, {}, false, 'answers 400: check CONTENTFUL_HOST'],
  [401, { host: 'localhost:3901' }, true, 'it must be a preview key'],
  [
    401,
    { accessToken: 'CFPAT-1' },
    false,
    'holds a management token, but has to be a delivery key',
  ],
  [200, {}, false, 'not Contentful: check CONTENTFUL_HOST'],
])(
  'answer %i to %j with preview %p stops a build with advice',
  async (status, own, preview, advice) => {
    answerRequests(() => ({ status, body: {} }));
    const attempt = preflight({ ...ACCESS, ...own }, preview);
    await expect(attempt).rejects.toThrow(PlainError);
    await expect(attempt).rejects.toThrow(advice);
  },
);

it.each([[[]], [[{ sys: { id: 'recipe' } }]]])(
  'a space with the types %j is not built',
  (items) => {
    answerRequests(() => ({ status: 200, body: { total: items.length, items } }));
    return expect(preflight(ACCESS, false)).rejects.toThrow(
      "The Contentful space “space”, environment “master”, has none of this site's content types: run npm run contentful:setup",
    );
  },
);
