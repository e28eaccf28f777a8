import { useRef, useState } from 'react';
import { MAX_FILES } from '../../content/maxFiles';
import type { FilesFieldView } from '../../content/views';
import { prepareFile, preparePhoto } from './prepareFile';

/** Bytes. The host accepts 8 MB in one message, with texts and encoding. */
const MAX_TOTAL = 7_000_000;

/** Names of the fields for so many files. The host accepts one file in each. */
export const fileFields = ({ name }: FilesFieldView): readonly string[] =>
  Array.from({ length: MAX_FILES }, (_, index) => `${name}-${index + 1}`);

export interface ChosenFile {
  /** Tells files of one name apart. */
  readonly id: number;
  /** Name of the file as chosen. */
  readonly name: string;
  /** What is sent. */
  readonly file: File;
  /** Object URL of a thumbnail; documents have none. */
  readonly url?: string;
}

interface Files {
  readonly list: readonly ChosenFile[];
  /** What is wrong with those that were not taken. */
  readonly problems: readonly string[];
  /** Choices that are not prepared yet. */
  readonly waiting: number;
}

/**
 * The files of a message, prepared one by one and limited in number and total size.
 *
 * @param field the field that takes them; undefined in a form without files
 * @param tooLarge says that they are too large together
 */
export const useFiles = (field: FilesFieldView | undefined, tooLarge: string) => {
  const [files, setFiles] = useState<Files>({ list: [], problems: [], waiting: 0 });
  // For the queue, which outlives a render.
  const newest = useRef(files);
  const queue = useRef(Promise.resolve());
  const taken = useRef(0);

  const update = (change: Partial<Files>) => {
    newest.current = { ...newest.current, ...change };
    setFiles(newest.current);
  };

  /** Adds one file, or returns why it cannot. */
  const addOne = async (
    chosen: File,
    texts: FilesFieldView['texts'],
  ): Promise<string | undefined> => {
    if (newest.current.list.length >= MAX_FILES) return texts.tooMany;
    const prepare = field?.kind === 'photos' ? preparePhoto : prepareFile;
    const file = await prepare(chosen).catch(() => null);
    if (!file) return `${chosen.name} ${texts.wrongType}`;
    // The list may have become shorter meanwhile.
    const { list } = newest.current;
    const total = list.reduce((sum, one) => sum + one.file.size, file.size);
    if (total > MAX_TOTAL) return tooLarge;
    const url = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
    taken.current += 1;
    update({ list: [...list, { id: taken.current, name: chosen.name, file, url }] });
    return undefined;
  };

  const add = (chosen: readonly File[]) => {
    if (!field || chosen.length === 0) return;
    update({ problems: [], waiting: newest.current.waiting + 1 });
    queue.current = queue.current.then(async () => {
      const found = new Set<string>();
      for (const file of chosen) {
        const problem = await addOne(file, field.texts);
        if (problem) found.add(problem);
      }
      update({ problems: [...found], waiting: newest.current.waiting - 1 });
    });
  };

  const remove = (file: ChosenFile) => {
    update({ problems: [], list: newest.current.list.filter((one) => one !== file) });
  };

  /** The files with their fields, and what is wrong with others, once all chosen ones are prepared. */
  const settled = () =>
    queue.current.then(() => {
      const fields = field ? fileFields(field) : [];
      const { list, problems } = newest.current;
      const ready = list.map(({ file }, index) => ({ field: fields[index] ?? '', file }));
      return { list: ready, problems };
    });

  const { list, problems, waiting } = files;
  return { list, busy: waiting > 0, problems, add, remove, settled };
};
