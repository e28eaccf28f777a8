/** One page for each page, service and post, and the files beside them. */
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { pagesByTemplate, siteViewOf } from '../content/pages';
import { PlainError } from '../failure';
import { writePictureFiles } from '../images/pictureFiles';
import { readCurrentBuild } from './develop';
import { readBuild, type Build } from './readBuild';
import { writeSiteFiles } from './siteFiles';

/** Shared by the hooks, because Gatsby passes nothing from one hook to the next. */
let build: Build | undefined;
/** Settles when the files of the bundled pictures are there. */
let pictures: Promise<void> | undefined;

export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, reporter } = args;
  const root = process.cwd();
  try {
    const read = process.env.NODE_ENV === 'development' ? readCurrentBuild : readBuild;
    build = await read(root, args);
  } catch (error) {
    // A person can fix this error, so it is shown as one sentence without a stack trace.
    if (error instanceof PlainError) reporter.panic(error.message);
    throw error;
  }
  // Gatsby renders the pages meanwhile; `onPostBuild` waits for the files, and reports a failure.
  pictures = writePictureFiles(build.site.pictureFiles, root);
  pictures.catch(() => undefined);
  const site = siteViewOf(build.site);
  for (const [template, pages] of Object.entries(pagesByTemplate(build.site))) {
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const page of pages) {
      const changedAt = page.seo.date ?? build.site.changedAt.get(page.path);
      actions.createPage({ path: page.path, component, context: { page, site, changedAt } });
    }
  }
  for (const [fromPath, toPath] of build.site.redirects)
    actions.createRedirect({ fromPath, toPath, isPermanent: true });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  if (!build) throw new Error('createPages has not run.');
  await pictures;
  await writeSiteFiles(process.cwd(), build, reporter);
};
