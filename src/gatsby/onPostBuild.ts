/** Writes the files beside the pages once Gatsby has rendered them. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { GatsbyNode } from 'gatsby';
import { allPages, type Site } from '../content/assemble';
import type { EntryAddress } from '../contentful/entryUrl';
import type { Item } from '../contentful/space';
import type { ContentReport } from '../content/report';
import { BUILD_FILE, HISTORY_FILE, type BuildFile } from '../live-site/siteFiles';
import { ENTRIES_FILE, PREVIEW_FILE, TEXTS_FILE, type PreviewFile } from '../preview/previewFile';
import { staffTexts } from '../preview/staffView';
import { writeSeoFiles } from '../seo';
import type { BuildEnvironment } from '../environment';

/** What `createPages` passes on. */
interface BuiltContent {
  readonly site: Site;
  readonly environment: BuildEnvironment;
  readonly report: ContentReport;
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

const buildFile = async ({ site, report, contentUpdatedAt }: BuiltContent): Promise<BuildFile> => ({
  pages: allPages(site).length,
  source: report.source,
  contentUpdatedAt: (report.source === 'contentful' && contentUpdatedAt) || null,
  builtAt: new Date().toISOString(),
  offlinePath: site.addresses.offline ?? null,
  commit: await currentCommit(),
});

const previewFile = (
  { site, report }: BuiltContent,
  { address, locale }: PreviewContent,
): PreviewFile => ({
  spaceId: address.spaceId,
  environment: address.environment,
  locale,
  targets: site.marks,
  problems: report.problems,
  config: site.config,
  counting: site.counting,
  paths: Object.fromEntries(site.addresses.pathOf),
});

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, reporter }) => {
  if (!built) throw new Error('createPages has not run.');
  await built.pictureFiles;
  const write = (name: string, value: unknown): Promise<void> =>
    writeFile(path.resolve('public', name), `${JSON.stringify(value)}\n`);
  const { drawn, kept } = await writeSeoFiles(process.cwd(), cache, built.site, built.environment);
  await write(HISTORY_FILE, built.site.history);
  await write(BUILD_FILE, await buildFile(built));
  if (built.previewContent) {
    await write(PREVIEW_FILE, previewFile(built, built.previewContent));
    await write(ENTRIES_FILE, built.previewContent.entries);
    await write(TEXTS_FILE, staffTexts(built.site, built.report));
  }
  reporter.info(`Share pictures: ${drawn} drawn, ${kept} kept from an earlier build.`);
};
