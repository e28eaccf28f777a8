import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment, type BuildEnvironment } from '../environment';
import { awaitChange, preflight, readChange } from '../preflight';
import { loadVariables, runCommand } from './commandLine';
import { explained } from './failure';
import { writeWhole } from './files';
import { finish } from './finish';
import { gatsbyEnd, startGatsby } from './gatsby';
import { layoutOf, type Layout } from './layout';
import { takeLock, type Lock } from './lock';
import { mirrorSources } from './mirror';
import { checkReplaceable, recover, swap } from './swap';

const HELP = `npm run build writes the site to public/.

It needs no variable: without CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN the site is built from
the bundled defaults. All variables are described in .env.example; a .env file is read.
public/ is only replaced when the whole build has succeeded.`;

/**
 * Builds the site of the repository `root` into its `public/`.
 *
 * Gatsby runs in a mirror of the sources, its output is finished beside it, and only a finished
 * site takes the place of the one before. Whenever this fails or is killed, that one stays.
 *
 * @throws BuildFailure with one plain sentence for every failure that a person can mend
 */
export async function buildSite(root: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const layout = layoutOf(root);
  await checkSpace(env);
  const lock = await explained('.build/', () => takeLock(layout.lock));
  try {
    await recover(layout);
    await checkReplaceable(layout);
    await runGatsby(layout, lock, env);
    const { manifest, pages, made } = await explained('the finished site', () =>
      finish(layout, env),
    );
    await swap(layout);
    await writeWhole(layout.manifest, JSON.stringify(manifest));
    console.log(`public/ holds ${pages} pages; ${made} files are new or changed.`);
  } finally {
    await rm(layout.next, { recursive: true, force: true });
    await lock.release();
  }
}

/** Looks at the space first, and waits for the change that started this build to arrive there. */
async function checkSpace(env: NodeJS.ProcessEnv): Promise<void> {
  const { contentful } = readEnvironment(env);
  if (!contentful) return;
  await preflight(contentful);
  const change = readChange(env.INCOMING_HOOK_BODY);
  if (change && !(await awaitChange(contentful, change))) {
    console.warn('The change that started this build has not arrived yet; building without it.');
  }
}

async function runGatsby(layout: Layout, lock: Lock, env: NodeJS.ProcessEnv): Promise<void> {
  await explained('.build/', async () => {
    await mkdir(layout.site, { recursive: true });
    // A build that did not end well may have left a cache that does not fit the sources.
    if (existsSync(layout.unfinished)) await clearGatsby(layout);
    await forgetOtherContent(layout, readEnvironment(env));
    await writeFile(layout.unfinished, '');
    await mirrorSources(layout.root, layout.site);
  });
  const gatsby = startGatsby(layout, 'build', {
    env: { ...env, ...gatsbyVariables(env) },
  });
  try {
    await explained('.build/', () => lock.noteGatsby(gatsby.pid));
  } catch (error) {
    gatsby.leave();
    throw error;
  }
  gatsby.begin();
  await gatsbyEnd(gatsby, layout);
  await rm(layout.unfinished, { force: true });
}

/** Variables for Gatsby. Those named after it are put into the browser's code as well. */
function gatsbyVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { preview } = readEnvironment(env);
  return {
    // Always set, so that the code of a preview is no part of other builds.
    GATSBY_PREVIEW: String(preview),
    ...(preview || env.SERVICE_WORKER === 'off' ? { GATSBY_SERVICE_WORKER: 'off' } : {}),
    // Without these Gatsby takes no cache over from the host: see `forgetOtherContent`.
    ...(preview ? { NETLIFY: undefined, NETLIFY_LOCAL: undefined } : {}),
  };
}

/** What Gatsby's cache holds of the code alone: it outlives every change of content. */
const CODE_CACHES = new Set(['webpack', '.parcel-cache']);

/**
 * Gatsby's cache goes on from the last synchronization of a space, whichever key and host it was
 * read with. After a change between drafts and published content, or of the space, it would keep
 * what it must not know, so it starts anew. A preview always does, because the preview API does not
 * promise to tell only what changed.
 */
async function forgetOtherContent(layout: Layout, environment: BuildEnvironment): Promise<void> {
  const { contentful, preview } = environment;
  const { spaceId, environment: name, host } = contentful ?? {};
  const source = JSON.stringify(contentful ? [spaceId, name, host, preview] : []);
  const file = path.join(layout.work, 'source.json');
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (preview || (before !== undefined && before !== source)) {
    await clearContent(layout);
  }
  await writeFile(file, source);
}

async function clearContent(layout: Layout): Promise<void> {
  const cache = path.join(layout.site, '.cache');
  const names = await readdir(cache).catch((): string[] => []);
  // Gatsby takes pages away that it no longer makes, but without its cache it forgets their data.
  const pageData = path.join(layout.site, 'public/page-data');
  const kept = names.filter((name) => !CODE_CACHES.has(name));
  for (const folder of [...kept.map((name) => path.join(cache, name)), pageData]) {
    await rm(folder, { recursive: true, force: true });
  }
}

async function clearGatsby(layout: Layout): Promise<void> {
  for (const folder of ['.cache', 'public']) {
    await rm(path.join(layout.site, folder), { recursive: true, force: true });
  }
}

if (require.main === module) {
  loadVariables(process.cwd());
  void runCommand(HELP, () => buildSite(process.cwd()));
}
