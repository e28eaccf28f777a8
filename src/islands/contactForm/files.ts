/** What a visitor attaches: what each file is, and how it is made ready to send. */

/**
 * `photo`: listed as a picture, and made smaller before it is sent; `document`: listed by its name, and sent as it
 * is; `empty` (such as a photo that is still in the cloud) and `refused`: left out, and the visitor is told.
 */
export type FileKind = 'photo' | 'document' | 'empty' | 'refused';

/**
 * What a file is, for all that is done with it.
 *
 * @param accept of the field, as in HTML
 */
export const kindOf = ({ name, type, size }: File, accept: string): FileKind => {
  if (size === 0) return 'empty';
  // Some systems lack a type for an iPhone's photos.
  if (type.startsWith('image/') || /\.hei[cf]$/i.test(name)) return 'photo';
  const isListed = accept.split(',').some((ending) => name.toLowerCase().endsWith(ending));
  return isListed ? 'document' : 'refused';
};

/** Longer side of a sent photo, in pixels: enough to see a crack in a branch. */
const LONGEST_SIDE = 1600;
/** JPEG quality, at which a photo has at most about a megabyte. */
const QUALITY = 0.7;

/** The picture, upright. Rejects when the browser cannot decode it. */
const decode = async (file: Blob): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  return image;
};

/** Draws a picture on white, because transparent parts would turn black in a JPEG. */
const draw = (picture: CanvasImageSource, width: number, height: number, isSmooth = true) => {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
    '2d',
  );
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingEnabled = isSmooth;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return context;
};

/** Points of a picture that are compared, in each direction. */
const POINTS = 8;
/** How much colors may differ on average, of 255: a JPEG differs less, noise by about 60. */
const TOLERANCE = 24;

/** The colors at some points of a picture, the first of which is painted red. */
const colorsOf = (picture: CanvasImageSource): Uint8ClampedArray => {
  const context = draw(picture, POINTS, POINTS, false);
  context.fillStyle = '#f00';
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, POINTS, POINTS).data;
};

/** Whether two pictures are the same. A browser that hides who reads a picture may return noise for each of them. */
const areAlike = (one: CanvasImageSource, other: CanvasImageSource): boolean => {
  const [colors, others] = [colorsOf(one), colorsOf(other)];
  const isTrue = [255, 0, 0, 255].every((value, index) => colors[index] === value);
  const differences = Array.from(colors, (value, index) => Math.abs(value - (others[index] ?? 0)));
  return isTrue && differences.reduce((sum, one) => sum + one) / colors.length < TOLERANCE;
};

/**
 * Makes a photo a smaller JPEG without metadata (place and time). What is no photo, and a photo that the browser
 * cannot make smaller, stays as it is. Never rejects.
 */
export const prepareFile = async (file: File, accept: string): Promise<File> => {
  if (kindOf(file, accept) !== 'photo') return file;
  try {
    const photo = await decode(file);
    const { naturalWidth: width, naturalHeight: height } = photo;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const side = (length: number) => Math.max(1, Math.round(length * scale));
    const { canvas } = draw(photo, side(width), side(height));
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    if (!jpeg || !areAlike(canvas, await decode(jpeg))) return file;
    return new File([jpeg], file.name.replace(/(\.[^.]*)?$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
};
