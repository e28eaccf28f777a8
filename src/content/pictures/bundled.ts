/** A bundled photograph → a picture in one place, by addresses of files that the build makes. */
import { FORMATS, pictureAddress, type Master, type PictureSize } from '../../images/pictureFiles';
import { sizedPicture, type SizedPicture } from './sized';
import type { PictureSlot } from './slots';

/**
 * Sizes and crops a bundled picture.
 *
 * @param sizes receives each size that the addresses name, once
 */
export const bundledPicture = (
  master: Master,
  slot: PictureSlot,
  sizes: Map<string, PictureSize>,
): SizedPicture =>
  sizedPicture(
    {
      ...master,
      formats: FORMATS,
      fallback: 'webp',
      addressOf: ({ width, height, format }) => {
        const size = { master, width, height };
        sizes.set(`${master.name} ${width}x${height}`, size);
        return pictureAddress(size, format);
      },
    },
    slot,
  );
