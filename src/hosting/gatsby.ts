import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readEnvironment } from '../environment';
import { PlainError } from '../failure';
import { PREVIEW_FOLDER } from '../preview/previewFile';
import { folders } from '../folders';
import { canContinueFrom } from './cache';

/** Files and folders that not every build writes, so those of an earlier build are deleted. */
const OPTIONAL_FILES = ['_redirects', 'sitemap.xml', 'rss.xml', PREVIEW_FOLDER];

/**
 * Runs a Gatsby command in the repository, without a cache that may hold the content of another
 * source.
 *
 * @param root the repository
 * @param args the command and its options, for example `['build']`
 * @param lacksFiles true when the cache may lack files, as after a build that was killed
 * @throws PlainError when it fails
 */
export async function runGatsby(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  lacksFiles: boolean,
): Promise<void> {
  await clearOldContent(root, env, lacksFiles);
  const program = createRequire(path.join(root, 'package.json')).resolve('gatsby/cli.js');
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    // The channel lets Gatsby notice that this process was killed: see src/gatsby/contentSource.ts.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  const ending = await new Promise<string | undefined>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      resolve(signal ?? (code ? `exit code ${code}` : undefined)),
    );
  });
  if (ending === undefined) return;
  throw new PlainError(
    `Gatsby failed (${ending}): see its message above; if there is none, look whether the disk is full. dist/ is as it was before.`,
  );
}

/** Deletes what Gatsby keeps for the next build. */
async function discardCache(root: string): Promise<void> {
  const { gatsbyCache, gatsbyOutput } = folders(root);
  await rm(gatsbyCache, { recursive: true, force: true });
  await rm(path.join(gatsbyOutput, 'page-data'), { recursive: true, force: true });
}

/**
 * Gatsby continues the last synchronization of a space, whichever key and host it used, so its cache is
 * discarded when the source changes, or the alias of an environment leads elsewhere. A preview never uses
 * it: the preview API does not promise to report every change.
 */
async function clearOldContent(
  root: string,
  env: NodeJS.ProcessEnv,
  lacksFiles: boolean,
): Promise<void> {
  if (lacksFiles || readEnvironment(env).preview || !(await canContinueFrom(root, env)))
    await discardCache(root);
  for (const name of OPTIONAL_FILES)
    await rm(path.join(folders(root).gatsbyOutput, name), { recursive: true, force: true });
}
