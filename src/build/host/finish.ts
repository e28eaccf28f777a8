import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HISTORY_FILE } from '../addressHistory';
import { previewFiles, previewStep, type TextStep } from '../preview/finishPreview';
import { bootScript } from './bootScript';
import { buildFile } from './buildFile';
import { forEachLimited, listFiles } from './files';
import { headerRules, headerSettings, headersFile, type SiteNeeds } from './headers';
import { finishPage, ownScripts, pageNeeds } from './html';
import type { Layout } from './layout';
import { readManifest, type Manifest, type ManifestEntry } from './manifest';
import { redirectsFile } from './redirects';
import { readHandedOver, type HandedOver } from './siteOutput';
import { staleScripts } from './staleScripts';
import { workerFile } from './workerFile';

/** Files worked on at once. */
const AT_ONCE = 32;

/** What Gatsby and its plugins leave in `public` that no visitor needs. */
const LEFT_OUT =
  /\.map$|^(?:webpack\.stats|assets-manifest|chunk-map)\.json$|^_gatsby\/slices\/|^~partytown\/|^_(?:headers|redirects)$|^404\/index\.html$/;

/** What finishing has done, for the log. */
export interface Finished {
  readonly manifest: Manifest;
  readonly pages: number;
  /** Files that had to be made, the others being the same as before. */
  readonly made: number;
}

/**
 * Makes the next output in `layout.next` from what Gatsby wrote. A file whose source has not
 * changed is the very file of the current output (a hard link).
 */
export async function finish(layout: Layout, env: NodeJS.ProcessEnv): Promise<Finished> {
  const raw = path.join(layout.site, 'public');
  const handedOver = await readHandedOver(layout.site);
  const hasWorker = env.SERVICE_WORKER !== 'off' && !handedOver.preview;
  const boot = bootScript(hasWorker);
  const step = previewStep(handedOver);
  const version = await codeVersion(boot, handedOver);
  const before = await readManifest(layout.manifest, path.join(layout.output, 'build.json'));
  const known = before.version === version ? before.files : {};
  const files: Record<string, ManifestEntry> = {};
  let made = 0;
  await rm(layout.next, { recursive: true, force: true });
  await mkdir(layout.next, { recursive: true });

  const written = await listFiles(raw);
  const stale = await staleScripts(raw, written);
  const names = written.filter((file) => !LEFT_OUT.test(file) && !stale.has(file));
  for (const folder of new Set(names.map((file) => path.dirname(file)))) {
    await mkdir(path.join(layout.next, folder), { recursive: true });
  }
  await forEachLimited(names, AT_ONCE, async (file) => {
    const from = path.join(raw, file);
    const to = path.join(layout.next, file);
    const { size, mtimeMs } = await stat(from);
    const old = known[file];
    if (old?.source[0] === size && old.source[1] === mtimeMs) {
      if (await reuse(path.join(layout.output, file), to, old.size)) {
        files[file] = old;
        return;
      }
    }
    files[file] = { source: [size, mtimeMs], ...(await make(from, to, boot, step)) };
    made += 1;
  });

  warnOfForeignScripts(files, ownScripts(boot));
  const extra = await extraFiles(layout, files, handedOver, { boot, hasWorker }, env);
  for (const [file, text] of Object.entries(extra)) {
    await writeFile(path.join(layout.next, file), text);
  }
  const build = buildId(files, extra);
  const pages = pagePaths(files).length;
  await writeFile(
    path.join(layout.next, 'build.json'),
    await buildFile(layout.root, { id: build, pages }, handedOver, env),
  );
  return { manifest: { build, version, files }, pages, made };
}

async function reuse(current: string, to: string, size: number): Promise<boolean> {
  try {
    if ((await stat(current)).size !== size) return false;
    await link(current, to);
    return true;
  } catch {
    return false;
  }
}

async function make(
  from: string,
  to: string,
  boot: string,
  step: TextStep,
): Promise<Omit<ManifestEntry, 'source'>> {
  const change = step(from);
  if (from.endsWith('.html')) {
    const finished = finishPage(await readFile(from, 'utf8'), boot);
    const html = change ? change(finished) : finished;
    await writeFile(to, html);
    return { size: Buffer.byteLength(html), hash: sha256(html), needs: pageNeeds(html) };
  }
  if (from.endsWith('.js')) {
    // Source maps are not shipped, so nobody should be sent to look for them.
    const code = (await readFile(from, 'utf8')).replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
    await writeFile(to, code);
    return { size: Buffer.byteLength(code), hash: sha256(code) };
  }
  if (change) await writeFile(to, change(await readFile(from, 'utf8')));
  else await copyFile(from, to);
  const content = await readFile(to);
  return { size: content.length, hash: sha256(content) };
}

/** The files that Gatsby knows nothing of, by their path. */
async function extraFiles(
  layout: Layout,
  files: Readonly<Record<string, ManifestEntry>>,
  handedOver: HandedOver,
  { boot, hasWorker }: { readonly boot: string; readonly hasWorker: boolean },
  env: NodeJS.ProcessEnv,
): Promise<Record<string, string>> {
  const offline = files['offline/index.html']
    ? await readFile(path.join(layout.next, 'offline/index.html'), 'utf8')
    : undefined;
  const { preview, redirects, history } = handedOver;
  return {
    _headers: headersFile(
      headerRules(headerSettings(env, preview), siteNeeds(files, ownScripts(boot))),
    ),
    _redirects: redirectsFile(redirects, new Set(pagePaths(files))),
    'sw.js': workerFile(offline, hasWorker),
    ...(history ? { [HISTORY_FILE]: `${JSON.stringify(history)}\n` } : {}),
    ...previewFiles(handedOver, env),
  };
}

/** The policy blocks such scripts; whoever put one there should know why it does nothing. */
function warnOfForeignScripts(
  files: Readonly<Record<string, ManifestEntry>>,
  own: readonly string[],
): void {
  for (const [file, { needs }] of Object.entries(files)) {
    if (needs?.scripts.some((hash) => !own.includes(hash))) {
      console.warn(`public/${file} contains a script of its own; browsers will not run it.`);
    }
  }
}

function siteNeeds(
  files: Readonly<Record<string, ManifestEntry>>,
  scripts: readonly string[],
): SiteNeeds {
  const needs = Object.values(files).flatMap((entry) => entry.needs ?? []);
  const all = (of: 'styles' | 'pictures'): string[] =>
    [...new Set(needs.flatMap((page) => page[of]))].sort();
  const folders = pagePaths(files).map((page) => page.replace(/^(\/[^/]*)?\/.*$|^\/$/, '$1'));
  return {
    styles: all('styles'),
    scripts,
    pictures: all('pictures'),
    pageFolders: [...new Set(folders)].sort(),
    hashedFiles: Object.keys(files)
      .filter((file) => /^[^/]+-[0-9a-f]{20}\.js$/.test(file))
      .sort()
      .map((file) => `/${file}`),
  };
}

/** Paths of pages, with their slash at the end. */
function pagePaths(files: Readonly<Record<string, ManifestEntry>>): string[] {
  return Object.keys(files)
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
}

function buildId(
  files: Readonly<Record<string, ManifestEntry>>,
  extra: Readonly<Record<string, string>>,
): string {
  const hash = createHash('sha256');
  for (const file of Object.keys(files).sort()) hash.update(`${file} ${files[file]?.hash}\n`);
  for (const file of Object.keys(extra).sort()) hash.update(`${file} ${extra[file]}\n`);
  return hash.digest('hex').slice(0, 20);
}

/** Changes with the code that makes files, so that a new rule reaches files that did not change. */
async function codeVersion(boot: string, { preview, marks }: HandedOver): Promise<string> {
  const code = await Promise.all(
    ['finish.ts', 'html.ts', 'speculation.ts', '../preview/annotate.ts'].map((file) =>
      readFile(path.join(__dirname, file), 'utf8'),
    ),
  );
  return sha256([boot, ...code, ...(preview ? [JSON.stringify(marks)] : [])].join('\n'));
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
