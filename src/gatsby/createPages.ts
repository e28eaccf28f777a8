/** One page per page, service and post; header, footer, notice and recent posts as slices. */
import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import type { Site } from '../content/assemble';
import { loadBundled } from '../content/bundled';
import type { RawContent } from '../content/mappers/raw';
import { reportedProblems } from '../content/report';
import { readPreviousSite } from '../live-site/previousSite';
import { askContentful } from '../contentful/preflight';
import { entryUrl } from '../contentful/entryUrl';
import { loadSentLinks } from '../contentful/sentLinks';
import { contentQuery } from '../content/schema';
import { makeSite } from '../content/site';
import { newestChange, readItems, readLocale } from '../contentful/space';
import { PlainError } from '../failure';
import { readEnvironment, type BuildEnvironment } from '../environment';
import { writePictureFiles } from '../images/pictureFiles';
import { staffView } from '../preview/staffView';
import { createSiteTexts } from './siteTexts';
import { rememberContent, type PreviewContent } from './onPostBuild';

/** Creates pages from their views, by the file of their template. */
const makePages = (
  views: Readonly<Record<string, readonly { readonly path: string }[]>>,
  { actions }: CreatePagesArgs,
): void => {
  for (const [component, pages] of Object.entries(views))
    for (const page of pages)
      actions.createPage({
        path: page.path,
        component: path.resolve('src', component),
        context: { page },
      });
};

const makeSlices = (site: Site, { actions }: CreatePagesArgs): void => {
  const slice = (id: string, file: string, context: object): void =>
    actions.createSlice({
      id,
      component: path.resolve(`src/slices/${file}.tsx`),
      context: context as Record<string, unknown>,
    });
  slice('header', 'header', site.header);
  slice('footer', 'footer', site.footer);
  slice('notice', 'notice', { notices: site.notices });
  slice('recent-posts', 'recentPosts', site.recentPosts);
};

/** Every entry as the preview API returns it, for live updates. */
const readPreviewContent = async ({
  preview,
  contentful,
}: BuildEnvironment): Promise<PreviewContent | undefined> => {
  if (!preview || !contentful) return undefined;
  const ask = (path: string): Promise<unknown> => askContentful(contentful, path);
  return {
    address: contentful,
    entries: await readItems(ask, 'entries'),
    locale: await readLocale(ask),
  };
};

const createAll = async (args: CreatePagesArgs): Promise<void> => {
  const { actions, cache } = args;
  const environment = readEnvironment();
  const root = process.cwd();
  await loadSentLinks(cache);
  const { history, isLive } = await readPreviousSite(environment, root);
  type Answer = { readonly data?: RawContent; readonly errors?: unknown };
  const { data, errors } = (await args.graphql<RawContent>(contentQuery())) as Answer;
  if (errors || !data) throw new Error(`The content cannot be queried: ${JSON.stringify(errors)}`);
  const { site, problems } = makeSite(data, await loadBundled(), environment, history);
  // Gatsby renders the pages meanwhile; `onPostBuild` waits for the files, and reports a failure.
  const pictureFiles = writePictureFiles(site.pictureSizes, root);
  pictureFiles.catch(() => undefined);

  await createSiteTexts(site.texts, args);
  makeSlices(site, args);
  for (const { from, to } of site.redirects) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }

  const { contentful } = environment;
  const fieldUrl = contentful && ((id: string, field?: string) => entryUrl(contentful, id, field));
  const previewContent = await readPreviewContent(environment);
  const staff =
    previewContent &&
    staffView({
      site,
      problems: reportedProblems(problems.all, fieldUrl),
      ...previewContent,
      liveSite: environment.ownAddress,
    });
  const { pages, services, blog, posts } = site;
  makePages(
    {
      'templates/page.tsx': pages,
      'templates/service.tsx': services,
      'templates/blog.tsx': blog,
      'templates/post.tsx': posts,
      'preview/staffPage.tsx': staff ? [staff] : [],
    },
    args,
  );
  rememberContent({
    site,
    environment,
    isLive,
    problems: problems.all,
    fieldUrl,
    pictureFiles,
    contentUpdatedAt: newestChange(data),
    previewContent,
  });
};

/** Reports a failure that a person can fix as one sentence, without a stack trace. */
export const createPages: GatsbyNode['createPages'] = (args) =>
  createAll(args).catch((error: unknown) => {
    if (error instanceof PlainError) args.reporter.panic(error.message);
    throw error;
  });
