/** A space read over the delivery API has the shape that the content query gives. */
import { contentTypeIds } from '../../../src/content/model';
import { readSpace } from '../../../src/contentful/space';

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
  { sys: sys('empty', 'faq') },
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

/** Answers page by page, as the API does. */
const answering = (perPage: number) => {
  const asked: string[] = [];
  const ask = (path: string): Promise<unknown> => {
    asked.push(path);
    const all = path.startsWith('/entries') ? ENTRIES : ASSETS;
    const skip = Number(/skip=(\d+)/.exec(path)?.[1]);
    return Promise.resolve({ total: all.length, items: all.slice(skip, skip + perPage) });
  };
  return { ask, asked };
};

it.each([1, 3, 100])('is read in pages of %i', async (perPage) => {
  const { ask, asked } = answering(perPage);
  const space = await readSpace(ask);
  expect(asked).toHaveLength(Math.ceil(4 / perPage) + Math.ceil(2 / perPage));
  expect(Object.keys(space).sort()).toEqual([...contentTypeIds, 'asset'].sort());
  expect(space.service?.nodes).toHaveLength(1);
  expect(space.service?.nodes[0]).toMatchObject({
    contentful_id: 'pruning',
    updatedAt: '2026-05-05T12:00:00Z',
    title: 'Pruning',
    featured: true,
    picture: ['Asset:oak'],
    warning: [null],
    body: JSON.stringify(body),
    intro: null,
  });
  expect(space.page?.nodes[0]?.sections).toEqual(['Entry:a', 'Entry:b', null]);
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

it('stops when a space announces more than it returns', async () => {
  const space = await readSpace(() => Promise.resolve({ total: 5, items: [] }));
  expect(space.faq?.nodes).toEqual([]);
});
