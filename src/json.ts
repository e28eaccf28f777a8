import { readFile } from 'node:fs/promises';
import { errorCode, PlainError } from './failure';

/** Whether a value of JSON is an object or a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The value of a JSON text; undefined for any other text. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads a JSON file; undefined when the file is missing.
 *
 * This is how builds read what they know about earlier builds. Continuing without that would lose old
 * addresses, or replace a site that shows more, so an existing file must be readable.
 *
 * @throws PlainError when the file is not valid JSON, for example because a full disk has cut it off; the
 *   system's error when the file cannot be read
 */
export const readJson = async (file: string): Promise<unknown> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const value = parseJson(text);
  if (value === undefined)
    throw new PlainError(`${file} is damaged or cut off: delete it and try again.`);
  return value;
};
