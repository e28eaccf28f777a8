import { useRef, useState } from 'react';
import type { FormTexts } from '../../content/views';

export const MAX_PHOTOS = 5;
/** Bytes. The host accepts 8 MB in one message, with texts and encoding. */
const MAX_TOTAL = 7_000_000;

/** Longer side of a sent photo, in pixels: enough to see a crack in a branch. */
const LONGEST_SIDE = 1600;
const QUALITIES = [0.82, 0.6] as const;
/** Bytes above which a photo is encoded again at the lower quality. */
const WISHED_SIZE = 1_300_000;

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be encoded'))),
      'image/jpeg',
      quality,
    );
  });

/**
 * Converts a photo to a smaller JPEG, upright and without metadata (place and time).
 *
 * @throws when the browser cannot decode the file
 */
const shrinkPhoto = async (file: File): Promise<Blob> => {
  if (!file.type.startsWith('image/') && file.type !== '') throw new Error('Not a picture');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
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

export interface Photo {
  /** Name of the file as chosen. */
  readonly name: string;
  readonly blob: Blob;
  /** Object URL of the thumbnail. */
  readonly url: string;
}

/** The photos of a message, resized one by one and limited in number and total size. */
export const usePhotos = (texts: FormTexts) => {
  const [list, setList] = useState<readonly Photo[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  // For the queue, which outlives a render.
  const newest = useRef(list);
  const newestProblems = useRef(problems);
  const queue = useRef(Promise.resolve());

  const report = (next: readonly string[]) => {
    newestProblems.current = next;
    setProblems(next);
  };

  const change = (next: readonly Photo[]) => {
    newest.current = next;
    setList(next);
  };

  /** Adds one photo, or returns why it cannot. */
  const addOne = async (file: File): Promise<string | undefined> => {
    if (newest.current.length >= MAX_PHOTOS) return texts.photosTooMany;
    const blob = await shrinkPhoto(file).catch(() => null);
    if (!blob) return `${file.name} ${texts.photosWrongType}`;
    const total = newest.current.reduce((sum, photo) => sum + photo.blob.size, blob.size);
    if (total > MAX_TOTAL) return texts.failureTooLarge;
    change([...newest.current, { name: file.name, blob, url: URL.createObjectURL(blob) }]);
    return undefined;
  };

  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    report([]);
    setWaiting((count) => count + 1);
    queue.current = queue.current.then(async () => {
      const found = new Set<string>();
      for (const file of files) {
        const problem = await addOne(file);
        if (problem) found.add(problem);
      }
      report([...found]);
      setWaiting((count) => count - 1);
    });
  };

  const remove = (photo: Photo) => {
    report([]);
    change(newest.current.filter((one) => one !== photo));
  };

  /** The list, and what is wrong with other photos, once all chosen ones are resized. */
  const settled = () =>
    queue.current.then(() => ({ list: newest.current, problems: newestProblems.current }));

  return { list, busy: waiting > 0, problems, add, remove, settled };
};
