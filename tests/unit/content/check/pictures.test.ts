import {
  block,
  photo,
  question,
  richText,
  target,
  toldAbout,
  type Entries,
  type SpaceByHand,
} from './problemsIn';

const page: Entries = {
  page: [
    {
      contentful_id: 'p1',
      name: 'Prices',
      kind: 'standard',
      slug: 'prices',
      picture: ['Asset:photo'],
      body: richText(block('Words.')),
    },
  ],
};
const about = (asset: Partial<ReturnType<typeof photo>>, space: SpaceByHand = {}) =>
  toldAbout('p1', { entries: page, assets: [photo(asset)], ...space });

it('accepts a picture with a description', async () => {
  expect(await about({})).toEqual([]);
});

it.each([null, '', '  '])('tells a picture whose description is %p', async (description) => {
  expect(await about({ description })).toEqual([
    'error: The picture in “Prices” has no description, so people who cannot see it get only its title. Open the picture and fill in Description.',
  ]);
});

it('tells a picture inside a text as well', async () => {
  const entries: Entries = {
    service: [
      {
        contentful_id: 's1',
        title: 'Pruning',
        slug: 'pruning',
        body: richText(block('Look:'), target('embedded-asset-block', 'Asset', 'photo')),
      },
    ],
  };
  expect(await toldAbout('s1', { entries, assets: [photo({ description: undefined })] })).toEqual([
    'error: The picture in “Pruning” has no description, so people who cannot see it get only its title. Open the picture and fill in Description.',
  ]);
});

it('tells a picture that is too large', async () => {
  expect(await about({ size: 12 * 1024 * 1024 })).toEqual([
    'warning: The picture in “Prices” is 12 MB. Visitors get a smaller copy, but upload at most 8 MB to keep the space light.',
  ]);
  expect(await about({ size: 8 * 1024 * 1024 })).toEqual([]);
});

it('tells a picture that is too small for its place', async () => {
  expect(await about({ width: 640, height: 480 })).toEqual([
    'warning: The picture in “Prices” is only 640 pixels wide, too small for its place, so it looks blurred. Upload one that is at least 900 pixels wide.',
  ]);
});

it('says what to do with the photo of an iPhone', async () => {
  expect(
    await about({ mimeType: 'image/heic', filename: 'IMG_1.HEIC', width: null, height: null }),
  ).toEqual([
    'error: “Picture” cannot be used and is left out: The photo is a HEIC file, as iPhones make them, and browsers cannot show those. Open it on the phone or computer, save or export it as JPEG, and upload that file in its place.',
  ]);
});

it('tells a file that is no picture', async () => {
  expect(await about({ mimeType: 'application/pdf' })).toContain(
    'error: “Picture” cannot be used and is left out: The file is not a picture that browsers can show. Upload a JPEG, PNG or WebP in its place.',
  );
});

it('tells values that no page can use', async () => {
  const entries: Entries = {
    faq: [question()],
    notice: [{ contentful_id: 'n1', text: 'Storm', startsAt: 'tomorrow' }],
    section: [{ contentful_id: 's1', name: 'Mine', layout: 'circus' }],
  };
  expect(await toldAbout('n1', { entries })).toEqual([
    'error: “Shown from” cannot be used and is left out: The date cannot be read.',
  ]);
  expect(await toldAbout('s1', { entries })).toContain(
    'error: “Look” cannot be used and is left out: “circus” is not one of the choices.',
  );
});
