/** A space read over the delivery API: in the shape that the content query returns, and its links. */
import { contentTypeIds } from '../../../src/content/model';
import { rawContent, readItems } from '../../../src/contentful/space';
import { ACCESS, answerRequests } from './answerRequests';

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

const sys = (id: string, type?: string) => ({
  id,
  updatedAt: '2026-05-05T12:00:00Z',
  createdAt: '2026-05-04T12:00:00Z',
  ...(type && { contentType: link('ContentType', type) }),
});

const ENTRIES = [
  {
    sys: sys('pruning', 'service'),
    fields: { title: 'Pruning', picture: link('Asset', 'oak'), warning: { broken: true } },
  },
  { sys: sys('home', 'page'), fields: { sections: [link('Entry', 'a'), link('Entry', 'b'), 7] } },
  { sys: sys('empty', 'faq'), fields: undefined },
  { sys: sys('foreign', 'somethingElse'), fields: { title: 'Not ours' } },
];

const ASSETS = [{ sys: sys('without-file'), fields: {} }];

const SYNC = 'https://cdn.contentful.com/spaces/space/environments/master/sync?sync_token=';

/** Fields by locale, as a sync returns them. */
const localized = (
  locale: string,
  { sys: about, fields }: (typeof ENTRIES | typeof ASSETS)[number],
) => ({
  sys: { type: about.contentType ? 'Entry' : 'Asset', ...about },
  ...(fields && {
    fields: Object.fromEntries(
      Object.entries<unknown>(fields).map(([id, value]) => [
        id,
        { [locale]: value, xx: 'not read' },
      ]),
    ),
  }),
});

/** Makes a space with one locale of its own answer. */
const spaceOf = (items: readonly object[], locale: string): void =>
  answerRequests(({ url }) => ({
    status: 200,
    body: url.endsWith('/locales')
      ? { items: [{ code: 'xx' }, { code: locale, default: true }] }
      : { items, nextSyncUrl: `${SYNC}token` },
  }));

afterEach(() => jest.restoreAllMocks());

/**
 * `tests/content/editorTasks.test.ts` proves that fields of all kinds are read, and the test of the offline
 * Contentful that many entries are.
 */
it('is read in its own locale, whatever is in it', async () => {
  spaceOf(
    [...ENTRIES, ...ASSETS].map((item) => localized('de', item)),
    'de',
  );
  const space = rawContent(await readItems(ACCESS));
  expect(Object.keys(space).sort()).toEqual([...contentTypeIds, 'asset'].sort());
  expect(space.service?.nodes).toMatchObject([
    { contentful_id: 'pruning', title: 'Pruning', warning: { broken: true }, intro: null },
  ]);
  expect(space.page?.nodes[0]?.sections).toEqual(['Entry:a', 'Entry:b', 7]);
  expect(space.faq?.nodes).toMatchObject([{ contentful_id: 'empty' }]);
  expect(space.asset?.nodes).toMatchObject([{ contentful_id: 'without-file', url: undefined }]);
});
