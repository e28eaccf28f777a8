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
  /** Name of the file as chosen. */
  readonly name: string;
  /** What is sent. */
  readonly file: File;
  /** Object URL of a thumbnail; documents have none. */
  readonly url?: string;
}

/**
 * The files of a message, prepared one by one and limited in number and total size.
 *
 * @param field the field that takes them; undefined in a form without files
 * @param tooLarge says that they are too large together
 */
export const useFiles = (field: FilesFieldView | undefined, tooLarge: string) => {
  const [list, setList] = useState<readonly ChosenFile[]>([]);
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

  const change = (next: readonly ChosenFile[]) => {
    newest.current = next;
    setList(next);
  };

  /** Adds one file, or returns why it cannot. */
  const addOne = async (
    chosen: File,
    texts: FilesFieldView['texts'],
  ): Promise<string | undefined> => {
    if (newest.current.length >= MAX_FILES) return texts.tooMany;
    const prepare = field?.kind === 'photos' ? preparePhoto : prepareFile;
    const file = await prepare(chosen).catch(() => null);
    if (!file) return `${chosen.name} ${texts.wrongType}`;
    const total = newest.current.reduce((sum, one) => sum + one.file.size, file.size);
    if (total > MAX_TOTAL) return tooLarge;
    const url = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
    change([...newest.current, { name: chosen.name, file, url }]);
    return undefined;
  };

  const add = (files: readonly File[]) => {
    if (!field || files.length === 0) return;
    report([]);
    setWaiting((count) => count + 1);
    queue.current = queue.current.then(async () => {
      const found = new Set<string>();
      for (const file of files) {
        const problem = await addOne(file, field.texts);
        if (problem) found.add(problem);
      }
      report([...found]);
      setWaiting((count) => count - 1);
    });
  };

  const remove = (file: ChosenFile) => {
    report([]);
    change(newest.current.filter((one) => one !== file));
  };

  /** The files with their fields, and what is wrong with others, once all chosen ones are prepared. */
  const settled = () =>
    queue.current.then(() => {
      const fields = field ? fileFields(field) : [];
      const ready = newest.current.map(({ file }, index) => ({ field: fields[index] ?? '', file }));
      return { list: ready, problems: newestProblems.current };
    });

  return { list, busy: waiting > 0, problems, add, remove, settled };
};
