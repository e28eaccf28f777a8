/** Sizes bundled pictures with gatsby-plugin-sharp, by one GraphQL query for all of them. */
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PictureBook, PictureOrder, SizedPicture } from '../content/pictures/book';
import { SLOTS } from '../content/pictures/slots';

export type Graphql = <T>(query: string) => Promise<{ data?: T; errors?: readonly unknown[] }>;

interface SizedFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

/**
 * Pictures of fine grain all over: snow, moss, needles. At the usual quality (0 to 100) they weigh
 * three times as much as others, and nobody sees the difference.
 */
const FINE_GRAINED = new Set(['winter-trees', 'winter-conifers', 'woodland-stream']);
const USUAL = { webp: 60, avif: 45 };
const MODEST = { webp: 38, avif: 25 };

const pictureQuery = ({ file, slot }: PictureOrder, index: number): string => {
  const { aspect, widths } = SLOTS[slot];
  const { webp, avif } = FINE_GRAINED.has(file) ? MODEST : USUAL;
  const shape = aspect === undefined ? '' : `aspectRatio: ${aspect}, `;
  return `p${index}: file(sourceInstanceName: {eq: "images"}, name: {eq: "${file}"}) {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, ${shape}breakpoints: [${widths.join(', ')}], placeholder: NONE, formats: [WEBP, AVIF], webpOptions: {quality: ${webp}}, avifOptions: {quality: ${avif}})
    }
  }`;
};

const widestOf = (srcSet: string): number =>
  Math.max(...[...srcSet.matchAll(/ (\d+)w/g)].map((match) => Number(match[1])));

const sized = (order: PictureOrder, file: SizedFile | null | undefined): SizedPicture => {
  const image = file?.childImageSharp;
  if (!image) throw new Error(`The bundled picture src/images/${order.file}.jpg is missing.`);
  // In this layout width and height only tell the shape. `original` would tell the size, but Gatsby
  // takes five seconds to read that of all our pictures.
  const { images, width: across, height: down } = image.gatsbyImageData;
  const src = images.fallback?.src ?? '';
  const sources = (images.sources ?? []).map(({ type = 'image/webp', srcSet }) => ({
    type,
    srcSet,
  }));
  const width = widestOf(images.fallback?.srcSet ?? sources[0]?.srcSet ?? '');
  const aspect = SLOTS[order.slot].aspect ?? across / down;
  const webp =
    images.fallback?.srcSet === undefined
      ? []
      : [{ type: 'image/webp', srcSet: images.fallback.srcSet }];
  return { src, width, height: Math.round(width / aspect), sources: [...sources, ...webp] };
};

/**
 * Completes every bundled picture of the book.
 *
 * @throws naming the file, when a picture is not among src/images
 */
export const sizeBundledPictures = async (book: PictureBook, graphql: Graphql): Promise<void> => {
  const { orders } = book;
  if (orders.length === 0) return;
  const query = `query BundledPictures {\n${orders.map((order, index) => pictureQuery(order, index)).join('\n')}\n}`;
  const { data, errors } = await graphql<Record<string, SizedFile | null>>(query);
  if (errors) throw new Error(`Bundled pictures cannot be sized: ${JSON.stringify(errors)}`);
  const byOrder = new Map(
    orders.map((order, index) => [
      `${order.file} ${order.slot}`,
      sized(order, data?.[`p${index}`]),
    ]),
  );
  book.fill(
    (order) =>
      byOrder.get(`${order.file} ${order.slot}`) ?? { src: '', width: 0, height: 0, sources: [] },
  );
};
