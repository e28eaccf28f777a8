/** Writes the files beside the pages once Gatsby has rendered them. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { GatsbyNode } from 'gatsby';
import { allPages, type Site } from '../content/assemble';
import { withoutNulls } from '../documents/page';
import type { EntryAddress } from '../contentful/entryUrl';
import type { Item } from '../contentful/space';
import type { Problem } from '../content/problems';
import { contentReport, summaryLine, writeReport, type ContentReport } from '../content/report';
import { textBlocks } from '../content/report/blocks';
import { BUILD_FILE, HISTORY_FILE, type BuildFile } from '../live-site/siteFiles';
import { ENTRIES_FILE, PREVIEW_FILE, TEXTS_FILE, type PreviewFile } from '../preview/previewFile';
import { markTargets } from '../preview/markTargets';
import { staffTexts } from '../preview/staffView';
import { writeSeoFiles } from '../seo';
import type { BuildEnvironment } from '../environment';

/** What `createPages` passes on. */
interface BuiltContent {
  readonly site: Site;
  readonly environment: BuildEnvironment;
  /** Whether an earlier build is live at the site's address. */
  readonly isLive: boolean;
  readonly problems: readonly Problem[];
  /** Address of a field where staff edit it; absent without a space. */
  readonly fieldUrl?: (entryId: string, field?: string) => string;
  readonly pictureFiles: Promise<void>;
  readonly contentUpdatedAt: string | undefined;
  /** Only in a preview build. */
  readonly previewContent?: PreviewContent;
}

/** What the tools of a preview need of the space besides the site. */
export interface PreviewContent {
  readonly address: EntryAddress;
  readonly entries: readonly Item[];
  readonly locale: string;
}

let built: BuiltContent | undefined;

/** Keeps the content of this build for the steps after rendering. */
export const rememberContent = (content: BuiltContent): void => {
  built = content;
};

/** The commit of Netlify's `COMMIT_REF`, else of the repository. */
const currentCommit = async (): Promise<string | null> => {
  const { COMMIT_REF } = process.env;
  if (COMMIT_REF) return COMMIT_REF;
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD']);
  return git.then(({ stdout }) => stdout.trim()).catch(() => null);
};

/** File of a page in Gatsby's output. */
const pageFile = (page: string): string =>
  path.join('public', page.endsWith('.html') ? page : `${page}index.html`);

const makeReport = async ({
  site,
  environment,
  problems,
  fieldUrl,
}: BuiltContent): Promise<ContentReport> => {
  const source = environment.contentful ? 'contentful' : 'default';
  const htmlOf = async (page: string): Promise<string> =>
    withoutNulls(await readFile(pageFile(page), 'utf8'));
  const blocks = await textBlocks(site, htmlOf);
  return contentReport(source, blocks, problems, fieldUrl);
};

const buildFile = async (
  { site, environment, isLive, contentUpdatedAt }: BuiltContent,
  report: ContentReport,
): Promise<BuildFile> => ({
  pages: allPages(site).length,
  source: report.source,
  contentUpdatedAt: (report.source === 'contentful' && contentUpdatedAt) || null,
  builtAt: new Date().toISOString(),
  replaces: isLive ? environment.ownAddress : null,
  offlinePath: site.addresses.offline ?? null,
  commit: await currentCommit(),
});

const previewFile = (
  { site }: BuiltContent,
  report: ContentReport,
  { address, locale }: PreviewContent,
): PreviewFile => ({
  spaceId: address.spaceId,
  environment: address.environment,
  locale,
  targets: markTargets(site),
  problems: report.problems,
  config: site.config,
  counting: site.tokens.counting,
  paths: Object.fromEntries(site.addresses.pathOf),
});

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, reporter }) => {
  if (!built) throw new Error('createPages has not run.');
  await built.pictureFiles;
  const write = (name: string, value: unknown): Promise<void> =>
    writeFile(path.resolve('public', name), `${JSON.stringify(value)}\n`);
  const { drawn, kept } = await writeSeoFiles(process.cwd(), cache, built.site, built.environment);
  await write(HISTORY_FILE, built.site.history);
  const report = await makeReport(built);
  await writeReport('reports', report);
  await write(BUILD_FILE, await buildFile(built, report));
  if (built.previewContent) {
    await write(PREVIEW_FILE, previewFile(built, report, built.previewContent));
    await write(ENTRIES_FILE, built.previewContent.entries);
    await write(TEXTS_FILE, staffTexts(built.site, report));
  }
  reporter.info(summaryLine(report));
  reporter.info(`Share pictures: ${drawn} drawn, ${kept} kept from an earlier build.`);
};
