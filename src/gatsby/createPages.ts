/**
 * One page for each page, service, post, town with a text, project and position; header, footer, notice
 * and recent posts as slices; and the files beside them.
 */
import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { pagesByTemplate, slicesOf } from '../content/assemble';
import { PlainError } from '../failure';
import { removeOtherPictureFiles, writePictureFiles } from '../images/pictureFiles';
import { previewPages } from '../preview/build';
import { readBuild, type Build } from './readBuild';
import { writeSiteFiles } from './siteFiles';

const makePages = ({ site, environment }: Build, { actions }: CreatePagesArgs): void => {
  const make = (template: string, pages: readonly { readonly path: string }[]): void => {
    const component = path.resolve('src', template);
    for (const page of pages) actions.createPage({ path: page.path, component, context: { page } });
  };
  for (const [name, pages] of Object.entries(pagesByTemplate(site)))
    make(`templates/${name}.tsx`, pages);
  for (const [template, pages] of Object.entries(previewPages(environment, site)))
    make(template, pages);
};

const makeSlices = ({ site }: Build, { actions }: CreatePagesArgs): void => {
  for (const [id, content] of Object.entries(slicesOf(site)))
    actions.createSlice({
      id,
      component: path.resolve(`src/slices/${id}.tsx`),
      context: { ...content },
    });
};

/** Creates the single node that holds what all pages share, which `src/components/SiteProvider.tsx` reads. */
const makeSharedData = (
  { site: { shared } }: Build,
  { actions, createContentDigest, createNodeId }: CreatePagesArgs,
): Promise<void> | void =>
  actions.createNode({
    ...shared,
    id: createNodeId('SharedData'),
    internal: { type: 'SharedData', contentDigest: createContentDigest(shared) },
  });

const makePictureFiles = async ({ root, site }: Build): Promise<void> => {
  await removeOtherPictureFiles(site.pictureFiles, root);
  await writePictureFiles(site.pictureFiles, root);
};

/** Shared by the hooks, because Gatsby passes nothing from one hook to the next. */
let build: Build | undefined;
/** Settles when the files of the bundled pictures are there. */
let pictures: Promise<void> | undefined;

export const createPages: GatsbyNode['createPages'] = async (args) => {
  try {
    build = await readBuild(process.cwd(), args);
  } catch (error) {
    // A person can fix this error, so it is shown as one sentence without a stack trace.
    if (error instanceof PlainError) args.reporter.panic(error.message);
    throw error;
  }
  // Gatsby renders the pages meanwhile; `onPostBuild` waits for the files, and reports a failure.
  pictures = makePictureFiles(build);
  pictures.catch(() => undefined);
  await makeSharedData(build, args);
  makePages(build, args);
  makeSlices(build, args);
  for (const [fromPath, toPath] of build.site.redirects)
    args.actions.createRedirect({ fromPath, toPath, isPermanent: true });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  if (!build) throw new Error('createPages has not run.');
  await pictures;
  await writeSiteFiles(build, args);
};
