import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PlainError } from '../failure';
import { PREVIEW_FOLDER } from '../preview/previewNames';
import { folders } from '../folders';

/** Files and folders that only some builds write, so leftovers of an earlier build are deleted. */
const OPTIONAL_FILES = ['_redirects', 'sitemap.xml', 'rss.xml', PREVIEW_FOLDER];

/** Variable with the id of the process that started Gatsby. */
const BUILD_PROCESS = 'BUILD_PROCESS_ID';

/** Milliseconds between checks whether that process still runs. */
const LOOK_EVERY_MS = 500;

/**
 * Runs in Gatsby's process and ends it when the build that started it was killed, so that it does not write into the
 * folders of the next build. The system then gives the process another parent. (Through an IPC channel, Gatsby
 * would send all its pages.)
 */
export const endWithBuild = (): void => {
  const build = process.env[BUILD_PROCESS];
  if (!build) return;
  setInterval(() => {
    if (process.ppid !== Number(build)) process.exit(1);
  }, LOOK_EVERY_MS).unref();
};

/** Deletes what may hold the content of another source, and what this build might not overwrite. */
async function clearOldContent(root: string, keepsCache: boolean): Promise<void> {
  const { gatsbyCache, gatsbyOutput } = folders(root);
  const discarded = keepsCache ? [] : [gatsbyCache, path.join(gatsbyOutput, 'page-data')];
  const optional = OPTIONAL_FILES.map((name) => path.join(gatsbyOutput, name));
  for (const file of [...discarded, ...optional]) await rm(file, { recursive: true, force: true });
}

/**
 * Runs `gatsby build` in the repository.
 *
 * @param root the repository
 * @param mayContinue whether it may use the cache
 * @throws PlainError when it fails
 */
export async function runGatsby(root: string, mayContinue: boolean): Promise<void> {
  await clearOldContent(root, mayContinue);
  const program = createRequire(path.join(root, 'package.json')).resolve('gatsby/cli.js');
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [BUILD_PROCESS]: String(process.pid) },
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code === 0) return;
  throw new PlainError(
    `Gatsby failed (${signal ?? `exit code ${code}`}): see its message above; if there is none, look whether the disk is full. dist/ is as it was before.`,
  );
}
