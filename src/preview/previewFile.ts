/** What the browser side of a preview needs to know; written beside the pages of a preview only. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MarkTarget } from '../content/assemble/marks';

/** Name of the file in the published preview. */
export const PREVIEW_FILE = 'preview.json';

export interface PreviewFile {
  readonly spaceId: string;
  readonly environment: string;
  /** Entries and fields by the number of their mark. */
  readonly targets: readonly MarkTarget[];
  /** What editors should mend, worst first. */
  readonly problems: readonly PreviewProblem[];
}

/** One thing to mend, as the bar shows it. */
export interface PreviewProblem {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** The entry in Contentful's web app. */
  readonly url?: string;
}

/** Address of a field in Contentful's web app. */
export const editAddress = (
  { spaceId, environment }: Pick<PreviewFile, 'spaceId' | 'environment'>,
  { entryId, fieldId }: MarkTarget,
): string =>
  `https://app.contentful.com/spaces/${encodeURIComponent(spaceId)}/environments/${encodeURIComponent(environment)}/entries/${encodeURIComponent(entryId)}?focusedField=${encodeURIComponent(fieldId)}`;

/** Reads the file of a preview build; a normal build has none. */
export const readPreviewFile = async (folder: string): Promise<PreviewFile | undefined> => {
  const text = await readFile(path.join(folder, PREVIEW_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as PreviewFile);
};
