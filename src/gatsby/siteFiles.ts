/** Writes the files beside the pages. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { allPages } from '../content/assemble';
import { contentReport, reportHtml, summaryLine, type ContentReport } from '../content/report';
import { entryUrl } from '../contentful/entryUrl';
import { folders } from '../folders';
import { BUILD_FILE, HISTORY_FILE, type BuildFile } from '../documents/buildFile';
import { writePreviewFiles } from '../preview/build';
import { writeSeoFiles } from '../seo';
import type { Build } from './readBuild';

const makeReport = ({ environment: { contentful }, blocks, problems }: Build): ContentReport =>
  contentReport(blocks, problems, contentful && ((id, field) => entryUrl(contentful, id, field)));

/** Writes content.json and content.html. */
const writeReport = async (folder: string, report: ContentReport): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'content.json'), `${JSON.stringify(report, null, 1)}\n`);
  await writeFile(path.join(folder, 'content.html'), reportHtml(report));
};

const buildFile = (
  { site, environment, isLive, contentUpdatedAt }: Build,
  report: ContentReport,
): BuildFile => ({
  pages: allPages(site).length,
  source: report.source,
  contentUpdatedAt: (report.source === 'contentful' && contentUpdatedAt) || null,
  builtAt: new Date().toISOString(),
  replaces: isLive ? environment.ownAddress : null,
  offlinePath: site.addresses.ofKind.get('offline') ?? null,
  commit: process.env.COMMIT_REF ?? null,
});

/**
 * Writes every file that is not a page to Gatsby's output, and the content report, once the pages are
 * rendered. Logs what it found and did.
 */
export const writeSiteFiles = async (
  build: Build,
  { cache, reporter }: Pick<NodePluginArgs, 'cache' | 'reporter'>,
): Promise<void> => {
  const { root, environment, site, bundled } = build;
  const write = (name: string, value: unknown): Promise<void> =>
    writeFile(path.join(folders(root).gatsbyOutput, name), `${JSON.stringify(value)}\n`);
  await write(HISTORY_FILE, {});
  const report = makeReport(build);
  await writeReport(path.join(root, 'reports'), report);
  await write(BUILD_FILE, buildFile(build, report));
  await writePreviewFiles(root, environment, { site, bundled, report });
  const drawn = await writeSeoFiles(root, cache, site, environment);
  reporter.info(summaryLine(report));
  reporter.info(`Share pictures drawn: ${drawn}`);
};
