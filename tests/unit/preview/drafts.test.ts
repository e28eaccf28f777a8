import { linksToDrafts } from '../../../src/preview/drafts';

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

/** As the preview API gives it: only what is published has a published version. */
const item = (id: string, type: string | undefined, isPublished: boolean, fields = {}) => ({
  sys: {
    id,
    ...(type && { contentType: { sys: { id: type } } }),
    ...(isPublished && { publishedVersion: 7 }),
  },
  fields,
});

const body = {
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'embedded-entry-block', data: { target: link('Entry', 'draft') }, content: [] },
  ],
};

const ASSETS = [item('oak', undefined, true), item('elm', undefined, false, { title: 'Elm' })];
const DRAFT = item('draft', 'section', false, {
  name: 'Spring',
  picture: link('Asset', 'elm'),
});

it.each([
  [
    'a list',
    { sections: [link('Entry', 'live'), link('Entry', 'draft')] },
    'Sections',
    'Spring',
    'it',
  ],
  ['a text', { body }, 'Text', 'Spring', 'it, nor a sentence that it is embedded in,'],
  ['a picture', { picture: link('Asset', 'elm') }, 'Picture', 'Elm', 'it'],
])('reports a draft that a published entry links to in %s', (_, fields, field, title, unseen) => {
  const page = item('us', 'page', true, { name: 'Us', ...fields });
  const problems = linksToDrafts({ entries: [page, DRAFT], assets: ASSETS });
  expect(problems).toMatchObject([
    {
      severity: 'error',
      entryId: 'us',
      title: 'Us',
      message: `“${field}” links to “${title}”, which is not published. Visitors do not see ${unseen} until you publish it.`,
    },
  ]);
});

it('leaves alone links to what is published or gone, and those of drafts', () => {
  const page = item('us', 'page', true, {
    picture: link('Asset', 'oak'),
    sections: [link('Entry', 'gone')],
  });
  expect(linksToDrafts({ entries: [page, DRAFT], assets: ASSETS })).toEqual([]);
});
