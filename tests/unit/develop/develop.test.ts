/** What `npm run develop -- --preview` reads, and what stops it. */
import { announceContent, withDrafts } from '../../../src/develop/develop';
import { EnvironmentError } from '../../../src/environment';
import { ACCESS, answerRequests } from '../contentful/answerRequests';

afterEach(() => jest.restoreAllMocks());

const SPACE = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'token' };

it.each([
  [undefined, 'preview.contentful.com'],
  ['', 'preview.contentful.com'],
  ['cdn.contentful.com', 'preview.contentful.com'],
  ['cdn.eu.contentful.com', 'preview.eu.contentful.com'],
  ['preview.eu.contentful.com', 'preview.eu.contentful.com'],
  ['localhost:4443', 'localhost:4443'],
])('the drafts of a space at %p are at %s', (host, drafts) =>
  expect(withDrafts({ ...SPACE, CONTENTFUL_HOST: host })).toEqual({
    ...SPACE,
    CONTENTFUL_HOST: drafts,
    CONTENTFUL_PREVIEW: 'true',
  }),
);

it('a preview without a space is refused', () =>
  expect(() => withDrafts({})).toThrow(EnvironmentError));

it.each([
  [false, 'Shows the published content of space space, environment master.'],
  [true, 'Shows the drafts of space space, environment master.'],
])('with preview %p it first says what it shows', async (preview, line) => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  answerRequests(() => ({ status: 200, body: { total: 1, items: [{ sys: { id: 'faq' } }] } }));
  await announceContent({ contentful: ACCESS, preview });
  expect(log.mock.calls).toEqual([[line]]);
});
