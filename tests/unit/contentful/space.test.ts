/** A space read over the delivery API: in the shape that the content query gives, and its links. */
import { contentTypeIds } from '../../../src/content/model';
import { readLinkChanges } from '../../../src/contentful/links';
import { rawContent, readItems } from '../../../src/contentful/space';
import { ACCESS, answerRequests } from './answerRequests';

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

const sys = (id: string, type?: string) => ({
  id,
  updatedAt: '2026-05-05T12:00:00Z',
  createdAt: '2026-05-04T12:00:00Z',
  ...(type && { contentType: link('ContentType', type) }),
});

const body = { nodeType: 'document', data: {}, content: [] };

const ENTRIES = [
  {
    sys: sys('pruning', 'service'),
    fields: {
      title: 'Pruning',
      featured: true,
      picture: link('Asset', 'oak'),
      warning: { broken: true },
      body,
      unknown: 'not of the model',
    },
  },
  { sys: sys('home', 'page'), fields: { sections: [link('Entry', 'a'), link('Entry', 'b'), 7] } },
  { sys: sys('empty', 'faq'), fields: undefined },
  { sys: sys('foreign', 'somethingElse'), fields: { title: 'Not ours' } },
];

const ASSETS = [
  {
    sys: sys('oak'),
    fields: {
      title: 'Oak',
      file: {
        fileName: 'oak.jpg',
        url: '//images.ctfassets.net/oak.jpg',
        contentType: 'image/jpeg',
        details: { size: 9, image: { width: 3, height: 2 } },
      },
    },
  },
  { sys: sys('without-file'), fields: {} },
];

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

/** A space with one locale of its own, which answers in pages. @returns how often it was asked */
const spaceOf = (items: readonly object[], perPage = 100, locale = 'en-US'): { syncs: number } => {
  const asked = { syncs: 0 };
  answerRequests(({ url }) => {
    const body = (content: object) => ({ status: 200, body: content });
    if (url.endsWith('/locales'))
      return body({ items: [{ code: 'xx' }, { code: locale, default: true }] });
    const skip = asked.syncs * perPage;
    asked.syncs += 1;
    const next = skip + perPage < items.length ? 'nextPageUrl' : 'nextSyncUrl';
    return body({ items: items.slice(skip, skip + perPage), [next]: `${SYNC}token` });
  });
  return asked;
};

afterEach(() => jest.restoreAllMocks());

it.each([1, 3, 100])('is read in pages of %i', async (perPage) => {
  const items = [...ENTRIES, ...ASSETS].map((item) => localized('de', item));
  const asked = spaceOf(items, perPage, 'de');
  const read = await readItems(ACCESS);
  expect(read.locale).toBe('de');
  const space = rawContent(read);
  expect(asked.syncs).toBe(Math.ceil(items.length / perPage));
  expect(Object.keys(space).sort()).toEqual([...contentTypeIds, 'asset'].sort());
  expect(space.service?.nodes).toHaveLength(1);
  expect(space.service?.nodes[0]).toMatchObject({
    contentful_id: 'pruning',
    updatedAt: '2026-05-05T12:00:00Z',
    title: 'Pruning',
    featured: true,
    picture: ['Asset:oak'],
    warning: { broken: true },
    body: JSON.stringify(body),
    intro: null,
  });
  expect(space.page?.nodes[0]?.sections).toEqual(['Entry:a', 'Entry:b', 7]);
  expect(space.faq?.nodes.map(({ contentful_id }) => contentful_id)).toEqual(['empty']);
  expect(space.asset?.nodes).toMatchObject([
    {
      contentful_id: 'oak',
      title: 'Oak',
      filename: 'oak.jpg',
      url: 'https://images.ctfassets.net/oak.jpg',
      mimeType: 'image/jpeg',
      ...{ width: 3, height: 2, size: 9 },
    },
    { contentful_id: 'without-file', url: undefined },
  ]);
});

it('has links to drafts, by field and in the order of the space', async () => {
  spaceOf([
    ...ENTRIES.map((item) => localized('en-US', item)),
    { sys: { type: 'DeletedEntry', id: 'gone' } },
  ]);
  expect(await readLinkChanges(ACCESS, undefined)).toEqual({
    changed: [
      { id: 'pruning', links: { picture: ['Asset:oak'] } },
      { id: 'home', links: { sections: ['Entry:a', 'Entry:b'] } },
      { id: 'empty', links: {} },
      { id: 'foreign', links: {} },
    ],
    deleted: ['gone'],
    syncToken: 'token',
  });
});

it('is asked for what has changed since the last sync', async () => {
  const asked: string[] = [];
  answerRequests(({ url }) => {
    asked.push(url);
    return { status: 200, body: { items: [], nextSyncUrl: `${SYNC}newer` } };
  });
  expect(await readLinkChanges(ACCESS, 'old')).toEqual({
    changed: [],
    deleted: [],
    syncToken: 'newer',
  });
  expect(asked.at(-1)).toBe(`${SYNC}old`);
});
