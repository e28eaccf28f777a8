/** Pages of an assembled site, without a build. */
import type { Site } from '../../src/content/assemble';
import { documentsOf } from '../../src/documents/render';
import { parsed, type Rendered } from './html';

/** The whole page at a path, as Gatsby writes it. */
export const documentOf = (site: Site, path: string): Promise<string> => {
  const document = documentsOf(site)(path);
  if (document === undefined) throw new Error(`There is no page at ${path}.`);
  return Promise.resolve(document);
};

/** The whole page at a path, to be read. */
export const renderDocument = async (site: Site, path: string): Promise<Rendered> =>
  parsed(await documentOf(site, path));

/** What stands between header and footer of a page. */
export const renderPage = async (
  site: Site,
  { path }: { readonly path: string },
): Promise<Rendered> => parsed(/<main[^]*<\/main>/.exec(await documentOf(site, path))?.[0] ?? '');
