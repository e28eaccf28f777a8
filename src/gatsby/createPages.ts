/** One page per page, service and post; header, footer, notice and recent posts as slices. */
import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import type { Site } from '../content/assemble';
import { loadBundled } from '../content/bundled';
import type { RawContent } from '../content/mappers/raw';
import { contentReport, summaryLine, writeReport } from '../content/report';
import { readAddressHistory } from './addressHistory';
import { keepLiveContent } from './askLiveSite';
import { askContentful } from '../content/preflight';
import { loadSentLinks } from '../content/sentLinks';
import { contentQuery } from '../content/schema';
import { makeSite } from '../content/site';
import { newestChange, readItems, readLocale } from '../content/space';
import { PlainError } from '../failure';
import { readEnvironment, type BuildEnvironment } from '../environment';
import { writePictureFiles } from '../images/pictureFiles';
import { staffView } from '../preview/staffView';
import { rememberContent, type PreviewContent } from './onPostBuild';

const makePage = (
  { actions }: CreatePagesArgs,
  template: string,
  page: { readonly path: string },
): void =>
  actions.createPage({
    path: page.path,
    component: path.resolve(`src/templates/${template}.tsx`),
    context: { page },
  });

const makePages = (site: Site, args: CreatePagesArgs): void => {
  const make = (name: string, views: readonly { readonly path: string }[]): void => {
    for (const view of views) makePage(args, name, view);
  };
  make('page', site.pages);
  make('service', site.services);
  make('blog', site.blog);
  make('post', site.posts);
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

/** What a preview shows while staff type is compared with: every entry as the API tells it. */
const readPreviewContent = async ({
  preview,
  contentful,
}: BuildEnvironment): Promise<PreviewContent | undefined> => {
  if (!preview || !contentful) return undefined;
  const ask = (address: string): Promise<unknown> => askContentful(contentful, address);
  return { entries: await readItems(ask, 'entries'), locale: await readLocale(ask) };
};

const createAll = async (args: CreatePagesArgs): Promise<void> => {
  const { actions, cache, reporter } = args;
  const environment = readEnvironment();
  const root = process.cwd();
  await loadSentLinks(cache);
  await keepLiveContent(environment);
  const history = await readAddressHistory(environment, root);
  type Answer = { readonly data?: RawContent; readonly errors?: unknown };
  const { data, errors } = (await args.graphql<RawContent>(contentQuery())) as Answer;
  if (errors || !data) throw new Error(`The content cannot be queried: ${JSON.stringify(errors)}`);
  const { site, problems } = makeSite(data, await loadBundled(), environment, history);
  // Gatsby renders the pages meanwhile; `onPostBuild` waits for the files, and hears of a failure.
  const pictureFiles = writePictureFiles(site.pictureSizes, root);
  pictureFiles.catch(() => undefined);

  makeSlices(site, args);
  makePages(site, args);
  for (const { from, to } of site.redirects) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, statusCode: 301 });
  }

  const source = environment.contentful ? 'contentful' : 'default';
  const report = contentReport(source, site.blocks, problems.all, environment.contentful);
  await writeReport(path.join(root, 'reports'), report);
  const previewContent = await readPreviewContent(environment);
  if (previewContent && environment.contentful) {
    const staff = staffView({
      site,
      report,
      entries: previewContent.entries,
      address: environment.contentful,
      liveSite: environment.ownAddress,
    });
    if (staff) makePage(args, 'staff', staff);
  }
  rememberContent({
    site,
    environment,
    report,
    pictureFiles,
    contentUpdatedAt: newestChange(data),
    previewContent,
  });
  reporter.info(summaryLine(report));
};

/** What a person can mend is told as one sentence, without a stack. */
export const createPages: GatsbyNode['createPages'] = (args) =>
  createAll(args).catch((error: unknown) => {
    if (error instanceof PlainError) args.reporter.panic(error.message);
    throw error;
  });
