import { awaitChange, preflight, readChange } from '../content/preflight';
import { readEnvironment } from '../environment';
import { runCommand } from './commandLine';
import { explained } from '../failure';
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
 * @throws PlainError with one plain sentence
 */
export async function buildSite(root: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  await checkSpace(env);
  const { lock } = folders(root);
  await explained('.build/', () =>
    withLock(lock, async (wasKilled) => {
      await recoverSite(root);
      await runGatsby(root, ['build'], env, wasKilled);
      const pages = await publishSite(root, env);
      console.log(`dist/ holds ${pages} pages.`);
    }),
  );
}

/**
 * Looks at the space first, and waits for the change that started this build to arrive there. A
 * preview need not wait: drafts come from Contentful itself, not from its delivery network, and what
 * was unpublished is still there as a draft.
 */
async function checkSpace(env: NodeJS.ProcessEnv): Promise<void> {
  const { contentful, preview } = readEnvironment(env);
  if (!contentful) {
    console.log('No Contentful credentials are set: building from the bundled texts and pictures.');
    return;
  }
  await preflight(contentful);
  const change = preview ? undefined : readChange(env.INCOMING_HOOK_BODY);
  if (change && !(await awaitChange(contentful, change))) {
    console.warn('The change that started this build has not arrived yet; building without it.');
  }
}

if (require.main === module) void runCommand(HELP, () => buildSite(process.cwd()));
