/** Names of the files in `static/assets`, which browsers keep for a year. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';

/** Addresses on the published site, by the addresses in the sources. */
export type AssetNames = Readonly<Record<string, string>>;

const ADDRESS = /\/assets\/[\w-]+\.(?:svg|woff2)/g;

/**
 * Gives each file a name with eight hexadecimal digits of the hash of its content.
 *
 * @param root the repository
 */
export const readAssetNames = async (root: string): Promise<AssetNames> => {
  const folder = path.join(root, 'static');
  const files = (await listFiles(path.join(folder, 'assets'))).map((file) => `/assets/${file}`);
  const named = files.filter((file) => file.match(ADDRESS)?.[0] === file);
  return Object.fromEntries(
    await Promise.all(
      named.map(async (file) => {
        const digest = hash('sha256', await readFile(path.join(folder, file))).slice(0, 8);
        return [file, file.replace(/\.(?=\w+$)/, `.${digest}.`)] as const;
      }),
    ),
  );
};

/** The HTML of a page with the files' names on the published site. */
export const withAssetNames = (html: string, names: AssetNames): string =>
  html.replace(ADDRESS, (address) => names[address] ?? address);
