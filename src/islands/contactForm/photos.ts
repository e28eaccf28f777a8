import { useRef, useState } from 'react';
import type { FormTexts } from '../../content/views';
import { preparePhoto } from './preparePhoto';

export const MAX_PHOTOS = 5;
/** Bytes. The host accepts 8 MB in one message, with texts and encoding. */
const MAX_TOTAL = 7_000_000;

export interface Photo {
  /** Name of the file as chosen. */
  readonly name: string;
  /** What is sent. */
  readonly file: File;
  /** Object URL of the thumbnail. */
  readonly url: string;
}

/** The photos of a message, prepared one by one and limited in number and total size. */
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
  const addOne = async (chosen: File): Promise<string | undefined> => {
    if (newest.current.length >= MAX_PHOTOS) return texts.photosTooMany;
    const file = await preparePhoto(chosen).catch(() => null);
    if (!file) return `${chosen.name} ${texts.photosWrongType}`;
    const total = newest.current.reduce((sum, photo) => sum + photo.file.size, file.size);
    if (total > MAX_TOTAL) return texts.failureTooLarge;
    change([...newest.current, { name: chosen.name, file, url: URL.createObjectURL(file) }]);
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

  /** The list, and what is wrong with other photos, once all chosen ones are prepared. */
  const settled = () =>
    queue.current.then(() => ({ list: newest.current, problems: newestProblems.current }));

  return { list, busy: waiting > 0, problems, add, remove, settled };
};
