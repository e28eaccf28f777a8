/** Longer side of a sent photo, in pixels: enough to see a crack in a branch. */
const LONGEST_SIDE = 1600;
/** Of the JPEG: a photo has at most about a megabyte. */
const QUALITY = 0.7;

/** The photo, upright; null when the browser cannot decode the file. */
const decode = async (file: File): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(image.src);
  }
};

/** A smaller JPEG without metadata (place and time); null when the browser cannot make one. */
const shrink = (image: HTMLImageElement): Promise<Blob | null> => {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
};

/**
 * Prepares a file for sending: a photo as a smaller JPEG, where the browser can make one, anything else as it is.
 * Never throws.
 */
export const prepareFile = async (file: File): Promise<File> => {
  const image = file.type.startsWith('image/') && (await decode(file));
  const jpeg = image && (await shrink(image));
  if (!jpeg) return file;
  const stem = file.name.replace(/\.[^.]*$/, '');
  return new File([jpeg], `${stem}.jpg`, { type: 'image/jpeg' });
};
