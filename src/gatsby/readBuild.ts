/** Reads the content of a build and makes the site from it. */
import type { CreatePagesArgs } from 'gatsby';
import { loadBundled, type Bundled } from '../content/bundled';
import { checkContent } from '../content/check';
import type { RawContent } from '../content/mappers/raw';
import type { Problem } from '../content/problems';
import { textBlocks, type Block } from '../content/report';
import { makeSite, type MadeSite } from '../content/site';
import { newestChange } from '../contentful/space';
import { readEnvironment, type BuildEnvironment } from '../environment';
import { readPreviousSite } from '../live-site/previousSite';
import { contentQuery } from './createSchemaCustomization';

/** What a build knows once its content is read. */
export interface Build {
  /** The repository. */
  readonly root: string;
  readonly environment: BuildEnvironment;
  /** Whether an earlier build is live at the site's address. */
  readonly isLive: boolean;
  readonly bundled: Bundled;
  readonly site: MadeSite['site'];
  /** Every text field of every entry. */
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
  /** Newest change of any entry or asset, ISO 8601. */
  readonly contentUpdatedAt: string | undefined;
}

/**
 * Reads the content and makes the site.
 *
 * @param root the repository
 */
export const readBuild = async (
  root: string,
  { graphql }: Pick<CreatePagesArgs, 'graphql'>,
): Promise<Build> => {
  const environment = readEnvironment();
  const { isLive } = await readPreviousSite(environment, root);
  const answer: { data?: RawContent; errors?: unknown } = await graphql<RawContent>(contentQuery());
  const { data, errors } = answer;
  if (errors || !data) throw new Error(`The content cannot be queried: ${JSON.stringify(errors)}`);
  const bundled = await loadBundled(root);
  const made = makeSite(data, bundled, environment);
  checkContent(made);
  const { site, problems } = made;
  return {
    root,
    environment,
    isLive,
    bundled,
    site,
    blocks: textBlocks(made),
    problems: problems.all,
    contentUpdatedAt: newestChange(data),
  };
};
