/** Reads the content of a build and makes the site from it. */
import type { CreatePagesArgs } from 'gatsby';
import { loadBundled } from '../content/bundled';
import { checkContent } from '../content/check';
import type { RawContent } from '../content/read/raw';
import { textBlocks } from '../content/report';
import { makeSite } from '../content/site';
import { readEnvironment } from '../environment';
import { contentQuery } from './createSchemaCustomization';

/** What a build knows once its content is read. */
export type Build = Awaited<ReturnType<typeof readBuild>>;

/**
 * Reads the content and makes the site.
 *
 * @param root the repository
 */
export const readBuild = async (root: string, { graphql }: Pick<CreatePagesArgs, 'graphql'>) => {
  const environment = readEnvironment();
  const answer: { data?: RawContent; errors?: unknown } = await graphql<RawContent>(contentQuery());
  const { data, errors } = answer;
  if (errors || !data) throw new Error(`The content cannot be queried: ${JSON.stringify(errors)}`);
  const bundled = await loadBundled(root);
  const made = makeSite(data, bundled, environment);
  checkContent(made);
  return {
    environment,
    bundled,
    site: made.site,
    blocks: textBlocks(made),
    problems: made.problems.all,
  };
};
