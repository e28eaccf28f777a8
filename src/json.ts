import { readFile } from 'node:fs/promises';

/** The value of a JSON text; undefined for any other text. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The value of a JSON file; undefined when it is missing or was not written to its end. */
export const readJson = (file: string): Promise<unknown> =>
  readFile(file, 'utf8').then(parseJson, () => undefined);
