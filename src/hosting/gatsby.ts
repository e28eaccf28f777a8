import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { contentSource } from '../gatsby/contentSource';
import { readEnvironment } from '../environment';
import { PlainError, diskIsFull } from '../failure';
import { ENTRIES_FILE, PREVIEW_FILE, TEXTS_FILE } from '../preview/previewFile';
import { folders } from './paths';

/** Files beside the pages that only some builds write. What an earlier build left must not stay. */
const WRITTEN_SOMETIMES = [
  '_redirects',
  'sitemap.xml',
  'rss.xml',
  PREVIEW_FILE,
  ENTRIES_FILE,
  TEXTS_FILE,
];

/**
 * Runs a command of Gatsby's in the repository, its messages going straight to the terminal, with
 * nothing in its cache that it must not know.
 *
 * @param root the repository
 * @param words the command and its options, for example `['build']`
 * @param startsAnew without the cache, because the run before was killed
 * @throws PlainError with one sentence when it does not end well
 */
export async function runGatsby(
  root: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  startsAnew: boolean,
): Promise<void> {
  await clearOldContent(root, env, startsAnew);
  const program = createRequire(path.join(root, 'package.json')).resolve('gatsby/cli.js');
  const child = spawn(process.execPath, [program, ...words], {
    cwd: root,
    // The channel closes when this program ends, however suddenly: see src/gatsby/contentSource.ts.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { GATSBY_TELEMETRY_DISABLED: '1', ...withoutAdapter(env) },
  });
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>(
    (resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (...ending) => resolve(ending));
    },
  );
  if (code === 0) return;
  if (await diskIsFull(root)) {
    throw new PlainError('The build stopped because the disk is full; dist/ is as it was before.');
  }
  throw new PlainError(
    signal
      ? `Gatsby was ended by ${signal}; dist/ is as it was before.`
      : `Gatsby failed (exit code ${code}, its reason is above); dist/ is as it was before.`,
  );
}

/**
 * Gatsby's cache goes on from the last synchronization of a space, whichever key and host it was
 * read with. After a change between drafts and published content, or of the space, it would keep
 * what it must not know, so it starts anew. A preview always does, because the preview API does not
 * promise to tell only what changed.
 */
async function clearOldContent(
  root: string,
  env: NodeJS.ProcessEnv,
  startsAnew: boolean,
): Promise<void> {
  const { gatsbyCache, gatsbyOutput, cachedSource } = folders(root);
  const before = await readFile(cachedSource, 'utf8').catch(() => undefined);
  if (startsAnew || readEnvironment(env).preview || before !== contentSource(env)) {
    await rm(gatsbyCache, { recursive: true, force: true });
    await rm(path.join(gatsbyOutput, 'page-data'), { recursive: true, force: true });
  }
  for (const name of WRITTEN_SOMETIMES) await rm(path.join(gatsbyOutput, name), { force: true });
}

/** With these variables the host's adapter would bring back a cache that a preview must not use. */
function withoutAdapter(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return readEnvironment(env).preview
    ? { ...env, NETLIFY: undefined, NETLIFY_LOCAL: undefined }
    : env;
}
