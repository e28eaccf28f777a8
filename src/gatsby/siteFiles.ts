/** Writes the files beside the pages, and takes away what only Gatsby's app needs. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { allPages } from '../content/pages';
import { contentReport, reportHtml, summaryLine, type ContentReport } from '../content/report';
import { entryUrl } from '../contentful/entryUrl';
import { workerFile } from '../hosting/workerFile';
import { writePreviewFiles } from '../preview/files';
import { feedFile } from '../seo/feed';
import type { Build } from './readBuild';

const makeReport = ({ environment: { contentful }, blocks, problems }: Build): ContentReport =>
  contentReport(blocks, problems, contentful && ((id, field) => entryUrl(contentful, id, field)));

/** Writes content.json and content.html. */
const writeReport = async (folder: string, report: ContentReport): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'content.json'), `${JSON.stringify(report, null, 1)}\n`);
  await writeFile(path.join(folder, 'content.html'), reportHtml(report));
};

/** What Gatsby writes for its app, which no page starts. */
const APP_FILES =
  /^(?:page-data|slice-data|_gatsby|~partytown|.*\.js(?:\..*)?|webpack\.stats\.json|chunk-map\.json|assets-manifest\.json)$/;

/** Takes Gatsby's app away; the files of `static/` stay. */
const removeApp = async (root: string, output: string): Promise<void> => {
  const own = await readdir(path.join(root, 'static'));
  for (const name of await readdir(output))
    if (APP_FILES.test(name) && !own.includes(name))
      await rm(path.join(output, name), { recursive: true });
};

/** Text of robots.txt. Builds other than the live site's send `noindex`, which crawlers must be able to see. */
const robotsFile = ({ goesLive, siteUrl }: Build['environment']): string =>
  `User-agent: *\nAllow: /\n${goesLive ? `\nSitemap: ${siteUrl}/sitemap-index.xml\n` : ''}`;

/** Finishes `public/` in the repository `root` once the pages are rendered, and says what it found. */
export const writeSiteFiles = async (
  root: string,
  build: Build,
  reporter: Pick<Reporter, 'info'>,
): Promise<void> => {
  const { site, environment } = build;
  const output = path.join(root, 'public');
  const report = makeReport(build);
  await writeReport(path.join(root, 'reports'), report);
  await removeApp(root, output);
  await writeFile(path.join(output, 'robots.txt'), robotsFile(environment));
  const feed = feedFile(site, environment.siteUrl);
  if (feed !== undefined) await writeFile(path.join(output, 'rss.xml'), feed);
  const offlinePage = environment.serviceWorker && site.addresses.ofKind.get('offline');
  await writeFile(path.join(output, 'sw.js'), await workerFile(root, output, offlinePage));
  await writePreviewFiles(root, environment, build.bundled);
  reporter.info(summaryLine(report));
  reporter.info(`public/ holds ${allPages(site).length} pages.`);
};
