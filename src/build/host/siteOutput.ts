import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRedirect, type Redirect } from './redirects';

/** What the steps inside Gatsby leave for finishing, as far as it cares. */
export interface HandedOver {
  readonly preview: boolean;
  readonly redirects: readonly Redirect[];
  /** Earlier addresses of every entry, published for the next build; absent without a space. */
  readonly history?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads what `src/build/siteOutput` wrote. A site without that file has nothing to hand over.
 *
 * @param site Gatsby's program directory
 * @throws Error when the file is there but is not what it should be
 */
export async function readHandedOver(site: string): Promise<HandedOver> {
  const file = path.join(site, '.cache', 'site-output.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const value: unknown = text === undefined ? {} : JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error(`${file} holds no object`);
  const redirects: unknown = 'redirects' in value ? value.redirects : [];
  if (!Array.isArray(redirects) || !redirects.every(isRedirect)) {
    throw new Error(`The redirects in ${file} are not all redirects`);
  }
  const history: unknown = 'history' in value ? value.history : undefined;
  return {
    preview: 'preview' in value && value.preview === true,
    redirects,
    ...(isHistory(history) ? { history } : {}),
  };
}

function isHistory(value: unknown): value is NonNullable<HandedOver['history']> {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}
