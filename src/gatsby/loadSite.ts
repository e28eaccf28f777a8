import type { Site } from '../content/assemble';
import type { AddressHistory } from '../content/assemble/redirects';
import { loadBundled } from '../content/bundled';
import type { RawContent } from '../content/mappers/raw';
import type { Problems } from '../content/problems';
import { contentQuery } from '../content/schema';
import { makeSite } from '../content/site';
import { newestChange } from '../content/space';
import { sizeBundledPictures } from './bundledPictures';
import type { BuildEnvironment } from './environment';

/** Gatsby's own function of that name, as far as it is needed here. */
export type Graphql = <T>(query: string) => Promise<{ data?: T; errors?: readonly unknown[] }>;

export interface LoadedSite {
  readonly site: Site;
  readonly problems: Problems;
  /** The making of the bundled pictures' files, which goes on while Gatsby renders. */
  readonly pictureFiles: Promise<void>;
  /** Newest change of any entry, ISO 8601. */
  readonly contentUpdatedAt?: string;
}

/**
 * Loads the site through Gatsby's GraphQL.
 *
 * @param directory - Gatsby's program directory
 * @throws when the content query fails, and PreflightError when content must not be published so
 */
export const loadSite = async (
  graphql: Graphql,
  environment: BuildEnvironment,
  history: AddressHistory,
  directory: string,
): Promise<LoadedSite> => {
  const { data, errors } = await graphql<RawContent>(contentQuery());
  if (errors || !data) throw new Error(`The content cannot be queried: ${JSON.stringify(errors)}`);
  const { site, problems } = makeSite(data, await loadBundled(), environment, history);
  const { files } = await sizeBundledPictures(site.pictures, directory);
  return { site, problems, pictureFiles: files, contentUpdatedAt: newestChange(data) };
};
