import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { awaitChange, preflight, readChange } from '../content/preflight';
import { readEnvironment } from '../gatsby/environment';
import { loadVariables, runCommand } from './commandLine';
import { explained } from './failure';
import { runGatsby } from './gatsby';
import { withLock } from './lock';
import { folders } from './paths';
import { publishSite, recoverSite } from './publish';

const HELP = `npm run build writes the site to dist/.

It needs no variable: without CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN the site is built from
the bundled defaults. All variables are described in .env.example; a .env file is read.
dist/ is only replaced when the whole build has succeeded.`;

/**
 * Builds the site of the repository `root` into its `dist/`: looks at the space, runs `gatsby build`
 * in place, and publishes what visitors need. Whenever it fails or is killed, `dist/` stays.
 *
 * @throws BuildFailure, EnvironmentError or PreflightError with one plain sentence
 */
export async function buildSite(root: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  await checkSpace(env);
  const { lock } = folders(root);
  await explained('.build/', () =>
    withLock(lock, async (wasKilled) => {
      await recoverSite(root);
      await clearOldContent(root, env, wasKilled);
      await runGatsby(root, ['build'], gatsbyEnvironment(env));
      const pages = await publishSite(root, env);
      console.log(`dist/ holds ${pages} pages.`);
    }),
  );
}

/** Looks at the space first, and waits for the change that started this build to arrive there. */
async function checkSpace(env: NodeJS.ProcessEnv): Promise<void> {
  const { contentful } = readEnvironment(env);
  if (!contentful) {
    console.log('No Contentful credentials are set: building from the bundled texts and pictures.');
    return;
  }
  await preflight(contentful);
  const change = readChange(env.INCOMING_HOOK_BODY);
  if (change && !(await awaitChange(contentful, change))) {
    console.warn('The change that started this build has not arrived yet; building without it.');
  }
}

/**
 * Gatsby's cache goes on from the last synchronization of a space, whichever key and host it was
 * read with. After a change between drafts and published content, or of the space, it would keep
 * what it must not know, so it starts anew. A preview always does, because the preview API does not
 * promise to tell only what changed; and so does a build after one that was killed.
 */
async function clearOldContent(
  root: string,
  env: NodeJS.ProcessEnv,
  wasKilled: boolean,
): Promise<void> {
  const { gatsbyCache, gatsbyOutput, contentSource } = folders(root);
  const { contentful, preview } = readEnvironment(env);
  const source = JSON.stringify(
    contentful ? [contentful.spaceId, contentful.environment, contentful.host, preview] : [],
  );
  const before = await readFile(contentSource, 'utf8').catch(() => undefined);
  if (wasKilled || preview || before !== source) {
    await rm(gatsbyCache, { recursive: true, force: true });
    await rm(path.join(gatsbyOutput, 'page-data'), { recursive: true, force: true });
  }
  // gatsby-plugin-netlify leaves an old file where there are no redirects any more.
  await rm(path.join(gatsbyOutput, '_redirects'), { force: true });
  await mkdir(path.dirname(contentSource), { recursive: true });
  await writeFile(contentSource, source);
}

/** With these variables the host's adapter would bring back a cache that a preview must not use. */
function gatsbyEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return readEnvironment(env).preview
    ? { ...env, NETLIFY: undefined, NETLIFY_LOCAL: undefined }
    : env;
}

if (require.main === module) {
  loadVariables(process.cwd());
  void runCommand(HELP, () => buildSite(process.cwd()));
}
