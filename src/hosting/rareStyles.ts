/**
 * The Content-Security-Policy lists the hash of each style element and is sent with every response, so it must
 * not grow with the number of pages: styles that do not fit become files.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cspHash, type PageNeeds } from '../documents/page';

/** Style elements whose hashes the policy lists. */
const MOST_STYLES = 40;

/** The one element in which a published page has the styles of its components. */
const STYLE = /<style data-emotion="([^"]*)">([^]*?)<\/style>/;

/**
 * The styles that stay in the pages: first the styles of the offline page, then the styles that most
 * pages use.
 */
const stylesToKeep = (
  pages: ReadonlyMap<string, PageNeeds>,
  offlinePath: string | null,
): ReadonlySet<string> => {
  const uses = new Map<string, number>();
  for (const { styles } of pages.values())
    for (const hash of styles) uses.set(hash, (uses.get(hash) ?? 0) + 1);
  const offline = pages.get(path.posix.join(offlinePath ?? '', 'index.html').replace(/^\//, ''));
  const byUse = [...uses].sort(([hash, a], [other, b]) => b - a || (hash < other ? -1 : 1));
  const inOrder = new Set([...(offline?.styles ?? []), ...byUse.map(([hash]) => hash)]);
  return new Set([...inOrder].slice(0, MOST_STYLES));
};

/**
 * Moves the styles of a page to a file. The style element stays, but empty: Emotion reads from it which styles
 * the page has.
 */
const moveStyle = async (site: string, page: string): Promise<void> => {
  const html = await readFile(path.join(site, page), 'utf8');
  const [element = '', ids = '', text = ''] = STYLE.exec(html) ?? [];
  const name = cspHash(text).replace(/^sha256-|\W/g, '');
  const file = `assets/page-${name.slice(0, 16)}.css`;
  const link = `<link rel="stylesheet" href="/${file}"><style data-emotion="${ids}"></style>`;
  await writeFile(
    path.join(site, page),
    html.replace(element, () => link),
  );
  await mkdir(path.join(site, 'assets'), { recursive: true });
  await writeFile(path.join(site, file), text);
};

/**
 * Moves the styles that do not fit into the policy to files.
 *
 * @param pages what each page needs, by its file in `site`
 * @param offlinePath path of the page that is shown without a network; null if there is none
 * @returns the hashes of the styles that stay
 */
export const moveRareStyles = async (
  site: string,
  pages: ReadonlyMap<string, PageNeeds>,
  offlinePath: string | null,
): Promise<readonly string[]> => {
  const kept = stylesToKeep(pages, offlinePath);
  for (const [page, { styles }] of pages)
    if (!styles.every((hash) => kept.has(hash))) await moveStyle(site, page);
  return [...kept].sort();
};
