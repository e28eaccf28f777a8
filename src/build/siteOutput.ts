/**
 * What a build knows besides its pages, handed to the steps after Gatsby: redirects, address
 * history, preview marks, dates. Written to Gatsby's cache folder, never to `public/`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MarkTarget } from '../content/assemble/marks';
import type { AddressHistory, Redirect } from '../content/assemble/redirects';
import type { PreviewProblem } from './preview/previewFile';

export interface SiteOutput {
  readonly source: 'contentful' | 'default';
  readonly preview: boolean;
  readonly siteUrl: string;
  readonly redirects: readonly Redirect[];
  readonly history: AddressHistory;
  readonly marks: readonly MarkTarget[];
  /** Newest change in the space, ISO 8601; absent for bundled content. */
  readonly contentUpdatedAt?: string;
  /** What editors should mend, worst first; only in a preview, which shows it to them. */
  readonly problems: readonly PreviewProblem[];
}

const FILE = path.join('.cache', 'site-output.json');

/** @param directory - Gatsby's program directory */
export const writeSiteOutput = async (directory: string, output: SiteOutput): Promise<void> => {
  const file = path.join(directory, FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(output));
};

/** @throws when Gatsby has not finished in that directory */
export const readSiteOutput = async (directory: string): Promise<SiteOutput> =>
  JSON.parse(await readFile(path.join(directory, FILE), 'utf8')) as SiteOutput;
