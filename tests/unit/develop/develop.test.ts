/** What `npm run develop -- --preview` reads, and what stops it. */
import { createServer } from 'node:net';
import { PlainError } from '../../../src/failure';
import { develop, withDrafts } from '../../../src/develop/develop';
import { EnvironmentError } from '../../../src/environment';
import { listen } from '../../support/listen';

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

it('a port that is taken is told in one sentence', async () => {
  const other = createServer();
  const port = await listen(other);
  await expect(develop(process.cwd(), { PORT: String(port) })).rejects.toEqual(
    new PlainError(`Port ${port} is in use; set PORT to a free one.`),
  );
  other.close();
});

it('a preview without a space is refused', () =>
  expect(() => withDrafts({})).toThrow(EnvironmentError));
