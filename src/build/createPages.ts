/** One page per page, service and post; header, footer, notice and recent posts as slices. */
import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import type { Site } from '../content/assemble';
import { contentReport, summaryLine, writeReport, type ContentReport } from '../content/report';
import { readAddressHistory } from './addressHistory';
import { recallLinks } from './contentfulLinks';
import { readEnvironment } from './environment';
import { directoryOf } from './gatsbyStore';
import { loadSite } from './loadSite';
import { rememberSite } from './onPostBuild';
import type { PreviewProblem } from './preview/previewFile';
import { writeSiteOutput } from './siteOutput';

/** Folder the reports go to: the repository's root, wherever Gatsby itself runs. */
const reportFolder = (directory: string): string =>
  path.join(process.env.SITE_ROOT ?? directory, 'reports');

const makePages = (site: Site, { actions }: CreatePagesArgs): void => {
  const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);
  const make = (name: string, views: readonly { readonly path: string }[]): void => {
    for (const { path: address, ...context } of views) {
      actions.createPage({ path: address, component: template(name), context });
    }
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
  slice('notice', 'notice', { notice: site.notice ?? null });
  slice('recent-posts', 'recentPosts', site.recentPosts);
};

const previewProblems = ({ problems }: ContentReport): readonly PreviewProblem[] =>
  problems
    .map(({ severity, message, url }) => ({ severity, message, url }))
    .sort((a, b) => a.severity.localeCompare(b.severity));

export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, cache, reporter, store } = args;
  const environment = readEnvironment();
  const directory = directoryOf(store);
  await recallLinks(cache);
  const history = await readAddressHistory(environment, directory);
  const { site, problems, contentUpdatedAt } = await loadSite(
    (query) => args.graphql(query),
    environment,
    history,
  );

  makeSlices(site, args);
  makePages(site, args);
  for (const { from, to } of site.redirects) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, statusCode: 301 });
  }

  const source = environment.contentful ? 'contentful' : 'default';
  const report = contentReport(source, site.blocks, problems.all, environment.contentful);
  await writeReport(reportFolder(directory), report);
  await writeSiteOutput(directory, {
    source,
    preview: environment.preview,
    siteUrl: environment.siteUrl,
    redirects: site.redirects,
    history: site.history,
    marks: site.marks,
    contentUpdatedAt: environment.contentful ? contentUpdatedAt : undefined,
    problems: environment.preview ? previewProblems(report) : [],
  });
  rememberSite(site, environment);
  reporter.info(summaryLine(report));
};
