/** What `npm run develop -- --preview` reads. */
import { withDrafts } from '../../../src/develop/develop';
import { EnvironmentError } from '../../../src/environment';

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
  }),
);

it('a preview without a space is refused', () =>
  expect(() => withDrafts({})).toThrow(EnvironmentError));
