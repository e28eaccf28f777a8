/** Longer side of a sent photo, in pixels: enough to see a crack in a branch. */
const LONGEST_SIDE = 1600;
const QUALITIES = [0.82, 0.6] as const;
/** A photo that is larger is tried at the lower quality. Bytes. */
const WISHED_SIZE = 1_300_000;

/** Width and height of a picture made smaller so that neither exceeds `longest`. */
export const fitInside = (
  width: number,
  height: number,
  longest = LONGEST_SIDE,
): { width: number; height: number } => {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be encoded'))),
      'image/jpeg',
      quality,
    );
  });

/**
 * A photo made small enough to send, as JPEG, turned the right way up and without the camera's
 * notes (place and time). Throws when the browser cannot read the file as a picture.
 */
export const shrinkPhoto = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitInside(bitmap.width, bitmap.height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw');
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const fine = await toJpeg(canvas, QUALITIES[0]);
  return fine.size <= WISHED_SIZE ? fine : toJpeg(canvas, QUALITIES[1]);
};
