/** What is written beside the pages once Gatsby has rendered them. */
import type { GatsbyNode } from 'gatsby';
import type { Site } from '../content/assemble';
import type { BuildEnvironment } from './environment';
import { writeFound } from './found';
import { directoryOf } from './gatsbyStore';

let remembered: { site: Site; environment: BuildEnvironment } | undefined;

/** Keeps the site of this build for the steps after rendering. */
export const rememberSite = (site: Site, environment: BuildEnvironment): void => {
  remembered = { site, environment };
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter, store }) => {
  if (!remembered) return;
  const { site, environment } = remembered;
  const { drawn, kept } = await writeFound(directoryOf(store), site, environment);
  reporter.info(`Share pictures: ${drawn} drawn, ${kept} kept from an earlier build.`);
};
