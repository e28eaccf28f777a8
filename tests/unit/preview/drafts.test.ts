import { linksToDrafts } from '../../../src/preview/drafts';
import { assetLink, entryLink } from '../../contentful';
import { document, node } from '../../support/richText';

/** An item as the preview API returns it: only what is published has a published version. */
const item = (
  id: string,
  type: string | undefined,
  publishedVersion: number | undefined,
  fields: object,
) => ({
  sys: { id, ...(type && { contentType: { sys: { id: type } } }), publishedVersion },
  fields: { ...fields },
});

const embed = (id: string) => document(node('embedded-entry-block', [], { target: entryLink(id) }));

it('reports drafts that a published entry links to', () => {
  const sections = ['live', 'draft', 'gone'].map(entryLink);
  const fields = { name: 'Us', sections, body: embed('draft'), picture: assetLink('elm') };
  const problems = linksToDrafts({
    entries: [
      item('us', 'page', 7, fields),
      item('live', 'section', 7, { name: 'Summer', picture: assetLink('oak') }),
      item('draft', 'section', undefined, { name: 'Spring', body: embed('other') }),
      item('other', 'callout', undefined, { title: 'Note' }),
    ],
    assets: [
      item('oak', undefined, 7, { title: 'Oak' }),
      item('elm', undefined, undefined, { title: 'Elm' }),
    ],
  });
  const found = [
    ['Picture', 'Elm'],
    ['Text', 'Spring'],
    ['Sections', 'Spring'],
  ];
  expect(problems.map(({ place, message }) => [place, message])).toEqual(
    found.map(([field, title]) => [
      `Page “Us” › ${field}`,
      `“${field}” links to “${title}”, which is not published, so visitors do not see it. Publish it, or remove the link.`,
    ]),
  );
});
