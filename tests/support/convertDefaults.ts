/**
 * Runs before the projects of jest.config.mjs whose files need the bundled defaults: converting their Markdown
 * takes each file longer than making a site from them.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { loadBundled } from '../../src/content/bundled';

interface JestOptions {
  readonly watch: boolean;
  readonly watchAll: boolean;
}

export default async ({ watch, watchAll }: JestOptions): Promise<void> => {
  // Node keeps the defaults that it has loaded, so the file would never have what is changed while Jest watches.
  if (watch || watchAll) return;
  const folder = 'node_modules/.cache';
  const file = `${folder}/bundledDefaults.json`;
  await mkdir(folder, { recursive: true });
  // Another run may be reading the file.
  const written = `${file}.${process.pid}`;
  await writeFile(written, JSON.stringify(await loadBundled()));
  await rename(written, file);
  process.env['BUNDLED_DEFAULTS'] = file;
};
