import { sizeBundledPictures, type Graphql } from '../../../src/build/bundledPictures';
import { PictureBook } from '../../../src/content/pictures/book';
import { SLOTS } from '../../../src/content/pictures/slots';
import type { PictureSlot } from '../../../src/content/views';

/** A picture as gatsby-plugin-sharp gives it. */
const sizedFile = (name: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      width: 1,
      height: 0.5,
      images: {
        fallback: {
          src: `/${name}-1200.webp`,
          srcSet: `/${name}-480.webp 480w, /${name}-1200.webp 1200w`,
        },
        sources: [{ type: 'image/avif', srcSet: `/${name}-1200.avif 1200w` }],
      },
    },
  },
});

const answering = (data: object | undefined, errors?: readonly unknown[]) => {
  const asked: string[] = [];
  const graphql = ((query: string) => {
    asked.push(query);
    return Promise.resolve({ data, errors });
  }) as Graphql;
  return { asked, graphql };
};

const place = (book: PictureBook, file: string, slot: PictureSlot) =>
  book.place({ from: 'bundle', file, alt: '' }, slot, { alt: 'An oak' });

it('are sized by one question for all of them, best format first', async () => {
  const book = new PictureBook();
  const photo = place(book, 'oak', 'photo');
  const inline = place(book, 'elm', 'inline');
  const { asked, graphql } = answering({ p0: sizedFile('oak'), p1: sizedFile('elm') });
  await sizeBundledPictures(book, graphql);
  expect(asked).toHaveLength(1);
  for (const slot of ['photo', 'inline'] as const)
    expect(asked[0]).toContain(`breakpoints: [${SLOTS[slot].widths.join(', ')}]`);
  expect(photo).toEqual({
    alt: 'An oak',
    src: '/oak-1200.webp',
    width: 1200,
    height: 800,
    sources: [
      { type: 'image/avif', srcSet: '/oak-1200.avif 1200w' },
      { type: 'image/webp', srcSet: '/oak-480.webp 480w, /oak-1200.webp 1200w' },
    ],
  });
  // A place without a crop keeps the picture's own shape.
  expect(inline).toMatchObject({ src: '/elm-1200.webp', width: 1200, height: 600 });
});

it('are asked for by nobody when there are none', async () => {
  const { asked, graphql } = answering({});
  await sizeBundledPictures(new PictureBook(), graphql);
  expect(asked).toEqual([]);
});

it.each([
  ['is missing', { p0: null }, undefined, 'src/images/oak.jpg is missing'],
  ['cannot be asked for', undefined, ['no plugin'], 'cannot be sized: ["no plugin"]'],
])('stop the build when one %s', async (_what, data, errors, message) => {
  const book = new PictureBook();
  place(book, 'oak', 'photo');
  await expect(sizeBundledPictures(book, answering(data, errors).graphql)).rejects.toThrow(message);
});
