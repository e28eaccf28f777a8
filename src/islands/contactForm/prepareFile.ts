/** Longer side of a sent photo, in pixels: enough to see a crack in a branch. */
const LONGEST_SIDE = 1600;
const QUALITIES = [0.82, 0.6] as const;
/** Bytes above which a photo is encoded again at the lower quality. */
const WISHED_SIZE = 1_300_000;

/** Fills the canvas before the photo is drawn, to see whether pixels can be read. */
const TEST_COLOR = [60, 110, 143] as const;
/** How far a color may be off. Some browsers change pixels a little, which nobody sees. */
const TOLERANCE = 8;

type Picture = ImageBitmap | HTMLImageElement;

/** Through an image element, which older iPhones can make of photos that are too large for a bitmap. */
const decodeAsImage = async (file: File): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  return image;
};

/** The photo, upright; null when the browser cannot decode the file. */
const decode = (file: File): Promise<Picture | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' })
    .catch(() => decodeAsImage(file))
    .catch(() => null);

/**
 * Whether what is drawn can be read. Browsers that protect against fingerprinting give noise, and the
 * photo would be noise too.
 */
const canRead = (context: CanvasRenderingContext2D): boolean => {
  context.fillStyle = `rgb(${TEST_COLOR.join()})`;
  context.fillRect(0, 0, 16, 16);
  const { data } = context.getImageData(0, 0, 16, 16);
  return data.every(
    (value, index) => Math.abs(value - (TEST_COLOR[index % 4] ?? 255)) <= TOLERANCE,
  );
};

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** A smaller JPEG without metadata (place and time); null when the browser cannot make one. */
const shrink = async (picture: Picture): Promise<Blob | null> => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(16, Math.round(picture.width * scale));
  canvas.height = Math.max(16, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context || !canRead(context)) return null;
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const fine = await toJpeg(canvas, QUALITIES[0]);
  return fine && fine.size > WISHED_SIZE ? toJpeg(canvas, QUALITIES[1]) : fine;
};

/** The ending that the first bytes of a file ask for; null when it is not a photo of a camera. */
const endingOf = async (file: File): Promise<'jpg' | 'heic' | null> => {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (start[0] === 0xff && start[1] === 0xd8) return 'jpg';
  return /^ftyp(hei|hev|mif|msf)/.test(String.fromCharCode(...start.slice(4))) ? 'heic' : null;
};

/**
 * Prepares a photo for sending: as a smaller JPEG where the browser can make one, else as it is, with
 * the ending that it should have.
 *
 * @throws when it is not a photo
 */
export const preparePhoto = async (file: File): Promise<File> => {
  const stem = file.name.replace(/\.[^.]*$/, '') || 'photo';
  const picture = await decode(file);
  if (picture) {
    const jpeg = await shrink(picture);
    if ('close' in picture) picture.close();
    return jpeg ? new File([jpeg], `${stem}.jpg`, { type: 'image/jpeg' }) : file;
  }
  const ending = await endingOf(file);
  if (!ending) throw new Error('Not a photo');
  return new File([file], `${stem}.${ending}`, {
    type: ending === 'jpg' ? 'image/jpeg' : 'image/heic',
  });
};

/** Endings of documents that an office can open. Browsers often do not know their types. */
const DOCUMENTS = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'xls', 'xlsx', 'ods', 'csv'] as const;

/** What the dialog of a field for files offers. */
export const ACCEPTED = {
  photos: 'image/*',
  files: ['image/*', ...DOCUMENTS.map((ending) => `.${ending}`)].join(),
} as const;

/**
 * Prepares a file for sending: a document as it is, anything else as a photo.
 *
 * @throws when it is neither
 */
export const prepareFile = async (file: File): Promise<File> =>
  DOCUMENTS.some((ending) => file.name.toLowerCase().endsWith(`.${ending}`))
    ? file
    : preparePhoto(file);
