import { preflight } from '../contentful/preflight';
import { readEnvironment } from '../environment';
import { PlainError } from '../failure';
import { keepLiveContent } from '../live-site/previousSite';
import { readCacheNote, sourceOf } from './cacheNote';
import { runCommand } from './commandLine';
import { runGatsby } from './runGatsby';
import { restoreFromHost, storeAtHost } from './hostCache';
import { withLock } from './lock';
import { folders } from '../folders';
import { publishSite, recoverSite } from './publish';

const HELP = `npm run build writes the site to dist/.

It needs no variable: without CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN the site is built from
the bundled defaults. All variables are described in .env.example; a .env file is read.
dist/ is only replaced when the whole build has succeeded.`;

const NO_CREDENTIALS =
  'No Contentful credentials are set: building from the bundled texts and pictures.';

const MODEL_CHANGED =
  'A content type of the space was changed while the site was built, as npm run contentful:migrate does: build again when that has ended. dist/ is as it was before.';

/** The newest release that Gatsby's database works on. */
export const NEWEST_NODE = 22;

/**
 * Stops a build before it starts if Gatsby's database (lmdb 2.5.3) does not work on this release of Node:
 * with the entries of a space, it hangs forever. The bundled content is small enough to work.
 *
 * @param version for example `24.1.0`
 * @throws PlainError when the build may never end
 */
export const checkNode = (version: string, hasSpace: boolean): void => {
  if (Number.parseInt(version, 10) <= NEWEST_NODE) return;
  const why = `This is Node ${version}, on which Gatsby’s database may wait for ever: use Node ${NEWEST_NODE}.`;
  if (hasSpace) throw new PlainError(why);
  console.warn(`${why} The bundled content is built all the same.`);
};

/**
 * Builds the repository `root` into its `dist/`: checks the space, runs `gatsby build` in place,
 * and publishes what visitors need. When that fails or is killed, `dist/` stays as it was. At the host, a
 * build starts from the cache of the last build and stores its own; a preview does neither.
 */
export async function buildSite(root: string): Promise<void> {
  const environment = readEnvironment();
  const { contentful, preview } = environment;
  checkNode(process.versions.node, contentful !== undefined);
  const types = contentful && (await preflight(contentful, preview));
  await withLock(folders(root).lock, async (wasKilled) => {
    await recoverSite(root);
    // A preview reads everything again, because the preview API does not promise to report every change.
    const isComplete = !preview && (await restoreFromHost(root)) && !wasKilled;
    // Gatsby would continue from any cache, whichever key and host filled it.
    const isOwn = (await readCacheNote(root))?.source === sourceOf(environment);
    // Only now: the host's cache tells whether an earlier build is live.
    await keepLiveContent(environment, root);
    if (!contentful) console.log(NO_CREDENTIALS);
    try {
      await runGatsby(root, isComplete && isOwn);
    } catch (error) {
      // The source plugin reads content types first, and fails on entries with fields that are added after that.
      if (contentful && (await preflight(contentful, preview)) !== types)
        throw new PlainError(MODEL_CHANGED);
      throw error;
    }
    const pages = await publishSite(root, environment);
    if (!preview) await storeAtHost(root);
    console.log(`dist/ holds ${pages} pages.`);
  });
}

if (require.main === module) void runCommand(HELP, {}, () => buildSite(process.cwd()));
