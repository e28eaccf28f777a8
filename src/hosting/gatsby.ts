import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PlainError } from '../failure';
import { PREVIEW_FOLDER } from '../preview/previewFile';
import { folders } from '../folders';
import { canContinueFrom } from './cache';

/** Files and folders that not every build writes, so those of an earlier build are deleted. */
const OPTIONAL_FILES = ['_redirects', 'sitemap.xml', 'rss.xml', PREVIEW_FOLDER];

/** Variable that tells Gatsby the id of the process that started it, and without which it must not go on. */
export const BUILD_PROCESS = 'BUILD_PROCESS_ID';

/** Deletes what may hold the content of another source, and what this build may not write anew. */
async function clearOldContent(root: string, keepsCache: boolean): Promise<void> {
  const { gatsbyCache, gatsbyOutput } = folders(root);
  const discarded = keepsCache ? [] : [gatsbyCache, path.join(gatsbyOutput, 'page-data')];
  const optional = OPTIONAL_FILES.map((name) => path.join(gatsbyOutput, name));
  for (const file of [...discarded, ...optional]) await rm(file, { recursive: true, force: true });
}

/**
 * Runs `gatsby build` in the repository, without a cache that may hold the content of another source.
 *
 * @param root the repository
 * @param isWhole false when the cache may lack files, as after a build that was killed
 * @throws PlainError when it fails
 */
export async function runGatsby(
  root: string,
  env: NodeJS.ProcessEnv,
  isWhole: boolean,
): Promise<void> {
  await clearOldContent(root, isWhole && (await canContinueFrom(root, env)));
  const program = createRequire(path.join(root, 'package.json')).resolve('gatsby/cli.js');
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, [BUILD_PROCESS]: String(process.pid) },
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code === 0) return;
  throw new PlainError(
    `Gatsby failed (${signal ?? `exit code ${code}`}): see its message above; if there is none, look whether the disk is full. dist/ is as it was before.`,
  );
}
