import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormTexts } from '../../content/views';
import { shrinkPhoto } from './shrinkPhoto';

/** What the host accepts in one message is 8 MB; the texts and the envelope need some of it. */
export const MAX_TOTAL = 7_000_000;
export const MAX_PHOTOS = 5;

export interface Photo {
  readonly id: number;
  /** Name of the file as chosen. */
  readonly name: string;
  readonly blob: Blob;
  /** Address of the thumbnail, valid while the photo is in the list. */
  readonly url: string;
}

type PhotoTexts = Pick<FormTexts, 'photosTooMany' | 'photosWrongType' | 'failureTooLarge'>;

export interface Photos {
  readonly list: readonly Photo[];
  readonly busy: boolean;
  /** Why photos were refused, one sentence each. */
  readonly problems: readonly string[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: number) => void;
  /** The list once every chosen photo is prepared. */
  readonly settled: () => Promise<readonly Photo[]>;
}

/** Name of the file that is sent: the chosen name with the ending of what it now is. */
export const sentName = (name: string, type: string): string =>
  type === 'image/jpeg' ? `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg` : name;

const prepare = async (file: File): Promise<Blob> => {
  if (!file.type.startsWith('image/') && file.type !== '') throw new Error('Not a picture');
  return shrinkPhoto(file);
};

/** The photos of a message: prepared one after the other, limited in number and total size. */
export const usePhotos = (texts: PhotoTexts): Photos => {
  const [list, setList] = useState<readonly Photo[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const current = useRef<readonly Photo[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const lastId = useRef(0);

  const change = useCallback((next: readonly Photo[]) => {
    current.current = next;
    setList(next);
  }, []);

  const addOne = useCallback(
    async (file: File): Promise<string | undefined> => {
      if (current.current.length >= MAX_PHOTOS) return texts.photosTooMany;
      const blob = await prepare(file).catch(() => null);
      if (!blob) return `${file.name} ${texts.photosWrongType}`;
      const total = current.current.reduce((sum, photo) => sum + photo.blob.size, blob.size);
      if (total > MAX_TOTAL) return texts.failureTooLarge;
      lastId.current += 1;
      const url = URL.createObjectURL(blob);
      change([...current.current, { id: lastId.current, name: file.name, blob, url }]);
      return undefined;
    },
    [change, texts],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return;
      setProblems([]);
      setWaiting((count) => count + 1);
      queue.current = queue.current.then(async () => {
        const told = new Set<string>();
        for (const file of files) {
          const problem = await addOne(file);
          if (problem) told.add(problem);
        }
        setProblems([...told]);
        setWaiting((count) => count - 1);
      });
    },
    [addOne],
  );

  const remove = useCallback(
    (id: number) => {
      const gone = current.current.find((photo) => photo.id === id);
      if (gone) URL.revokeObjectURL(gone.url);
      setProblems([]);
      change(current.current.filter((photo) => photo.id !== id));
    },
    [change],
  );

  const settled = useCallback(() => queue.current.then(() => current.current), []);

  useEffect(() => () => current.current.forEach((photo) => URL.revokeObjectURL(photo.url)), []);

  return useMemo(
    () => ({ list, busy: waiting > 0, problems, add, remove, settled }),
    [list, waiting, problems, add, remove, settled],
  );
};
