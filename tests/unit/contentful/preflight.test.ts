/** What a build asks the space before it starts. */
import { preflight } from '../../../src/contentful/preflight';
import { PlainError } from '../../../src/failure';
import { ACCESS, answerRequests } from './answerRequests';

afterEach(() => jest.restoreAllMocks());

it('asks a space once, with the key in the header and nowhere else', async () => {
  const asked: string[] = [];
  answerRequests(({ url, headers }) => {
    asked.push(`${url} ${headers.get('Authorization')}`);
    return { status: 200, body: { total: 17 } };
  });
  await preflight({ ...ACCESS, environment: 'my branch' });
  expect(asked).toEqual([
    'https://cdn.contentful.com/spaces/space/environments/my%20branch/content_types Bearer secret-key',
  ]);
});

it.each([
  [403, ACCESS.host, 'check CONTENTFUL_ACCESS_TOKEN'],
  [400, ACCESS.host, 'answers 400: check CONTENTFUL_HOST'],
  [401, 'preview.contentful.com', 'it must be a preview key'],
])('a space that answers %i at %s stops the build with advice', async (status, host, advice) => {
  answerRequests(() => ({ status, body: {} }));
  const attempt = preflight({ ...ACCESS, host });
  await expect(attempt).rejects.toThrow(PlainError);
  await expect(attempt).rejects.toThrow(advice);
});
